/** After a key the focus goes to what is next: the answer of a question, the way on once it was judged, or the text. */
import { effect, untracked } from '@preact/signals';
import { AskCard } from './later';
import { ended, here, judged, missed, ready, stepsShown, stop } from '../state';

/** What a person who uses no pointer does next. */
function nextControl(): HTMLElement | null {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const { ask, steps = [] } = stop.peek();
  if (ended.peek()) return find('.l-foot .l-next');
  if (judged.peek()) return find('.l-ask .l-acts .bt');
  if (ask?.kind === 'place') return find('.l-grip');
  if (ask) return find('.l-ask :is(input, [tabindex="0"], button):not(:disabled)');
  if (stepsShown.peek() < steps.length) return find('.l-more');
  return find('.l-text');
}

/** @returns a function that stops it */
export function followWithFocus(): () => void {
  let byKey = false;
  let request = 0;
  let shown = here.peek();
  /** what had the focus when a key led to another stop */
  let left: Element | null = null;
  const onKey = () => void (byKey = true);
  const onPointer = () => void (byKey = false);
  addEventListener('keydown', onKey, true);
  addEventListener('pointerdown', onPointer, true);
  const follow = () => {
    const next = nextControl();
    const at = document.activeElement;
    const lost = at === null || at === document.body;
    const leave = judged.peek() !== null || (stop.peek().ask !== undefined && at === left);
    // A question may still be loading.
    if (!next) return;
    left = null;
    if (next !== at && (lost || leave)) next.focus({ preventScroll: true });
  };
  const unfollow = effect(() => {
    const changes = [
      here.value,
      judged.value,
      missed.value,
      stepsShown.value,
      ended.value,
      AskCard.isThere.value,
      ready.value,
    ];
    untracked(() => {
      if (byKey && shown !== here.peek()) left = document.activeElement;
      shown = here.peek();
      if (!byKey || changes.at(-1) !== true) return;
      cancelAnimationFrame(request);
      // Drawn twice: the grip waits for a picture.
      request = requestAnimationFrame(() => (request = requestAnimationFrame(follow)));
    });
  });
  return () => {
    unfollow();
    cancelAnimationFrame(request);
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPointer, true);
  };
}
