/** Playing stops by itself at a number that is not finite, while that breakpoint is on. */
import { effect, signal } from '@preact/signals';
import type { Actions } from '../state/actions.types';
import { breakpoints } from '../state/breakpointState';
import { currentStep, playing, study, tree } from '../state/store';
import type { FrameTree, Step } from '../trace/steps';

type Find = (tree: FrameTree) => readonly Step[];

/** Comes with the first play. */
const find = signal<Find | null>(null);

function isOn(): boolean {
  return breakpoints.peek().some(({ on, clauses }) => on && clauses.length === 1 && clauses[0]!.kind === 'nonfinite');
}

/** @returns a function that stops it */
export function pauseWhereNotFinite(actions: Pick<Actions, 'pauseAt'>): () => void {
  /** where playing began: what lies before it in its frame has been seen */
  let begun: { readonly frame: number; readonly order: number } | null = null;
  let known: { readonly tree: FrameTree; readonly bad: readonly Step[] } | null = null;
  return effect(() => {
    const shown = tree.value;
    const step = currentStep.value;
    // A study's numbers may be infinite by right: a slab that is never left, a time that never comes.
    if (!playing.value || !shown || !step || study.value) {
      begun = null;
      return;
    }
    begun ??= { frame: shown.frame, order: step.order };
    if (!find.value) {
      void import('../breakpoints/nonFinite').then(({ nonFiniteSteps }) => (find.value = nonFiniteSteps));
      return;
    }
    if (known?.tree !== shown) known = { tree: shown, bad: find.value(shown) };
    const seen = shown.frame === begun.frame ? begun.order : -1;
    const stop = known.bad.find((bad) => bad.order > seen && (bad.order <= step.order || lies(bad, step)));
    if (stop && isOn()) void actions.pauseAt(stop.address);
  });
}

function lies(inner: Step, outer: Step): boolean {
  return inner.address.startsWith(`${outer.address}.`);
}
