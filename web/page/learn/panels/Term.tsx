/**
 * A word of the glossary: what it means is shown when the pointer moves onto it, on focus or tap, and stays while the pointer is over it. A pointer that
 * rests where the text appears opens nothing.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { termOf } from '../glossary';
import { goTo } from '../player';
import { here } from '../state';
import { SayInline } from './Say';

/** Pixels kept free to the edges of the text. */
const margin = 8;

/** Height of a box that lies over controls of the column. */
function coveredBy(box: DOMRect, controls: readonly DOMRect[]): number {
  const over = controls.filter(({ left, right }) => left < box.right && right > box.left);
  return over.reduce(
    (sum, each) => sum + Math.max(0, Math.min(box.bottom, each.bottom) - Math.max(box.top, each.top)),
    0,
  );
}

/**
 * Moves what is shown back into the column of the text, which cuts it off: to the left, and above its word where there is no room below, or a button that
 * would be covered.
 */
function fit(tip: HTMLElement | null): void {
  const column = tip?.closest('.l-text')?.getBoundingClientRect();
  const word = tip?.parentElement?.querySelector('.l-term')?.getBoundingClientRect();
  if (!tip || !column || !word) return;
  const { left, right, bottom, height } = tip.getBoundingClientRect();
  const over = Math.max(0, right + margin - column.right);
  // Never beyond the other edge.
  tip.style.marginLeft = `${-Math.min(over, Math.max(0, left - column.left - margin))}px`;
  if (word.top - height - margin <= column.top) return;
  const controls = [...tip.closest('.l-text')!.querySelectorAll('.bt, .fld, .l-options label')].map((each) =>
    each.getBoundingClientRect(),
  );
  const below = coveredBy(tip.getBoundingClientRect(), controls);
  tip.classList.add('above');
  if (bottom + margin > column.bottom || coveredBy(tip.getBoundingClientRect(), controls) < below) return;
  tip.classList.remove('above');
}

export function Term({ name, children }: { name: string; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const about = termOf(name);
  useLayoutEffect(() => {
    if (open) fit(tip.current);
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const inside = event.target instanceof Node && box.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) setOpen(false);
    };
    addEventListener('keydown', close);
    addEventListener('pointerdown', close);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('pointerdown', close);
    };
  }, [open]);
  if (!about) return <>{children}</>;
  return (
    <span
      ref={box}
      class="l-term-box"
      // Text that appears under a resting pointer gets a move of no distance.
      onMouseMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocusOut={(event) => !box.current?.contains(event.relatedTarget as Node | null) && setOpen(false)}
    >
      <button
        type="button"
        class="l-term"
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <span ref={tip} class="l-tip" id={id} role="note">
          <b class="l-tip-name">
            <SayInline text={about.name} />
          </b>
          <span class="l-tip-also">{about.also}</span>
          <span class="l-tip-say">
            <SayInline text={about.say} />
          </span>
          {about.chapter !== here.value.chapter && (
            <button type="button" class="lnk" onClick={() => goTo(about.chapter, 0)}>
              {t('learn.term.chapter', { number: about.chapter })}
            </button>
          )}
        </span>
      )}
    </span>
  );
}
