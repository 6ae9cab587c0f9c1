/** A few options of which one holds: one stop for Tab, arrows move and choose, as a radio group does. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { keepFocus } from './Toolbar';

export interface Option<T extends string | number> {
  readonly value: T;
  readonly label: ComponentChildren;
  /** the key that chooses it, shown beside it */
  readonly key?: string;
  readonly title?: string;
  /** cannot be chosen; the title says why */
  readonly disabled?: boolean;
}

interface Props<T extends string | number> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly class?: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function Choice<T extends string | number>({ label, options, value, onChoose, class: extra = '' }: Props<T>) {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    // Arrows step through the run elsewhere on the page; here they belong to the group.
    event.preventDefault();
    event.stopPropagation();
    const count = options.length;
    let next = options.findIndex((option) => option.value === value);
    do next = (next + step + count) % count;
    while (options[next]?.disabled && options[next]?.value !== value);
    const option = options[next];
    if (!option) return;
    onChoose(option.value);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      class={`seg ${extra}`}
      role="radiogroup"
      aria-label={label}
      ref={group}
      onKeyDown={onKeyDown}
      onMouseDown={keepFocus}
    >
      {options.map((option) => {
        const on = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={on}
            tabIndex={on ? 0 : -1}
            class={on ? 'on' : ''}
            title={option.title}
            aria-disabled={option.disabled || undefined}
            onClick={() => option.disabled || onChoose(option.value)}
          >
            {option.label}
            {option.key && <kbd aria-hidden="true">{option.key}</kbd>}
          </button>
        );
      })}
    </div>
  );
}
