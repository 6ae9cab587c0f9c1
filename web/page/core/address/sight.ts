/**
 * What is seen of a moment: why the body stopped, or the bench. Its history entry says which, so that Back, Forward and a reload lead to the same; a
 * link leads to the bench.
 */
import { keepText } from '../../base/storage/kept';
import { names } from '../../base/storage/keptNames';
import type { Actions } from '../actions.types';
import type { Session } from '../session/session';
import { whyOf, whyShown, whySubject } from '../store';

/** marks of the entries of moments; those that the browser made of a link have none */
export const [ofBench, ofWhy] = [0, -1];

export const sightMark = (): number => (whyShown.peek() ? ofWhy : ofBench);

/** @param mark of the entry that is shown */
export function showSight(mark: number | null): void {
  whyOf.value = mark === ofWhy ? whySubject.peek() : null;
}

export const sightActions = (session: Session): Pick<Actions, 'explainStop'> => ({
  explainStop(on, how = 'push') {
    keepText(names.sight, on ? 'why' : 'bench');
    session.history.before(how);
    showSight(on ? ofWhy : ofBench);
    session.history.after(how);
  },
});
