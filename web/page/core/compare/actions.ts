/** Comparing: a second experiment beside the first. */
import type { Actions } from '../actions.types';
import { problemOf } from '../../model/experiment';
import { MessageError } from '../session/failure';
import type { Session } from '../session/session';
import * as store from '../store';
import type { OptionChanges } from '../../model/comparison';
import { otherMethod, secondExperiment, swappedChanges } from './options';

export type CompareActions = Pick<Actions, 'compare' | 'toggleCompare' | 'swapCompared'>;

export function compareActions(session: Session): CompareActions {
  const compare = async (changes: OptionChanges | null): Promise<void> => {
    const { wanted, wantedChanges, walking } = store;
    if (!wanted.value || walking.value || changes === wantedChanges.value) return;
    const problem = changes && problemOf(secondExperiment(wanted.value, changes));
    if (problem) {
      await session.attempt({ key: 'failure.experiment.title' }, () => Promise.reject(new MessageError(problem)));
      return;
    }
    // Beginning and ending are places of their own in the history; a changed option is not.
    const begins = (changes === null) !== (wantedChanges.value === null);
    await session.compare(changes, begins ? 'push' : 'replace');
  };
  return {
    compare,
    async toggleCompare() {
      const { wanted, wantedChanges, openPanel } = store;
      if (!wanted.value || store.walking.value) return;
      // Another panel may lie over it; then the first press brings it back.
      if (wantedChanges.value && openPanel.value === 'compare') return compare(null);
      if (!wantedChanges.value) await compare(otherMethod(wanted.value));
      if (store.comparison.value) openPanel.value = 'compare';
    },
    async swapCompared() {
      const { wanted, wantedChanges } = store;
      if (!wanted.value || !wantedChanges.value) return;
      const [first, changes] = [wanted.value, wantedChanges.value];
      wanted.value = secondExperiment(first, changes);
      await session.compare(swappedChanges(first, changes), 'replace');
    },
  };
}
