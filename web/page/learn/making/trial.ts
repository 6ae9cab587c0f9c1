/** A tour that is made is tried in the course; then it is gone on with where the trial ended, and the workbench is as it was left. */
import { actions } from '../../core/actions';
import { breakpoints } from '../../core/breakpoints/breakpointState';
import { stepByStep } from '../../core/stepping/known';
import { cameraFollow } from '../../core/store';
import { draft, openStop } from './draft';
import { goToStop } from './scene';

/** What is whoever makes the tour's own, and no stop's. */
const own = [stepByStep, cameraFollow, breakpoints] as const;

/** Puts it back; a page that was loaded meanwhile knows nothing of before. */
let putBack = (): void => {};

export function beginTrial(): void {
  const values = own.map((each) => [each, each.peek()] as const);
  putBack = () => {
    for (const [signal, value] of values) (signal as { value: unknown }).value = value;
  };
}

/** @param at number of the stop that was played last: it is open in the editor, and the workbench shows its step */
export async function endTrial(at: number): Promise<void> {
  const stop = draft.peek().stops[at];
  actions.openInWorkbench();
  actions.setPanel('tour');
  openStop.value = stop?.id ?? null;
  if (stop) await goToStop(stop.moment);
  putBack();
  putBack = () => {};
}
