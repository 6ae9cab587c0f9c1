/**
 * Buttons as one stop for Tab: arrows move between them.
 *
 * The mouse does not leave the focus here. Arrows step through the run, and they must go on doing so after a click on Play.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** For controls that use arrow keys themselves and stand beside what arrows step through. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

export function Toolbar({ label, class: extra = '', children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  const settle = (active: Element | null) => {
    const all = buttons();
    const stop = all.find((button) => button === active) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  useEffect(() => settle(null), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    all[(next + all.length) % all.length]?.focus();
  };
  return (
    <div
      ref={bar}
      class={extra}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => settle(event.target as Element)}
      onMouseDown={(event) => !(event.target instanceof HTMLSelectElement) && keepFocus(event)}
    >
      {children}
    </div>
  );
}
