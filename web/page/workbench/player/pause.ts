/** Playing stops by itself at a number that is not finite, while that breakpoint is on. */
import { effect, signal } from '@preact/signals';
import type { Actions } from '../../core/actions.types';
import { breakpoints } from '../../core/breakpoints/breakpointState';
import { whenQuiet } from '../../core/session/quietTime';
import { playing, study, tree, wholeStep } from '../../core/store';
import type { FrameTree, Step } from '../../../package/trace/steps';

type Find = (tree: FrameTree) => readonly Step[];

/** Loads when the page is idle, or with the first play. */
const find = signal<Find | null>(null);

function load(): void {
  import('../../model/breakpoints/nonFinite').then(
    ({ nonFiniteSteps }) => (find.value = nonFiniteSteps),
    // Without a network; the next step asks again.
    () => {},
  );
}

function isOn(): boolean {
  return breakpoints.peek().some(({ on, clauses }) => on && clauses.length === 1 && clauses[0]!.kind === 'nonfinite');
}

/** @returns a function that stops it */
export function pauseWhereNotFinite(actions: Pick<Actions, 'pauseAt'>): () => void {
  /** where playing began: what lies before it in its frame has been seen */
  let begun: { readonly frame: number; readonly order: number } | null = null;
  let known: { readonly tree: FrameTree; readonly bad: readonly Step[] } | null = null;
  /** played before one could look at it */
  let unseen: FrameTree | null = null;
  const callOff = whenQuiet(load);
  const stop = effect(() => {
    const shown = tree.value;
    const step = wholeStep.value;
    // A study's numbers may legitimately be infinite: a slab that is never left, an event that never happens.
    if (!playing.value || !shown || !step || study.value) {
      begun = null;
      unseen = null;
      return;
    }
    begun ??= { frame: shown.frame, order: step.order };
    const from = begun;
    if (!find.value) {
      unseen ??= shown;
      load();
      return;
    }
    const after = (bad: Step, frame: number) => bad.order > (frame === from.frame ? from.order : -1);
    const passed = unseen && unseen !== shown ? find.value(unseen).find((bad) => after(bad, unseen!.frame)) : null;
    unseen = null;
    if (known?.tree !== shown) known = { tree: shown, bad: find.value(shown) };
    const here = known.bad.find((bad) => after(bad, shown.frame) && (bad.order <= step.order || lies(bad, step)));
    const found = passed ?? here;
    if (found && isOn()) void actions.pauseAt(found.address);
  });
  return () => {
    callOff();
    stop();
  };
}

function lies(inner: Step, outer: Step): boolean {
  return inner.address.startsWith(`${outer.address}.`);
}
