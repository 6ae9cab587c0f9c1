/** The step of the second run that stands beside the step of the first: the same address, or the innermost group around it. */
import { computed } from '@preact/signals';
import type { Step } from '../../../package/trace/steps';
import { nearestStep } from '../address/place';
import { cursor, knownComparison } from '../store';

export interface Beside {
  readonly step: Step;
  /** false: the second run has no such step, and this is the group it would be in */
  readonly exact: boolean;
}

export const secondStep = computed<Beside | null>(() => {
  const tree = knownComparison.value?.tree;
  if (!tree) return null;
  const step = nearestStep(tree, cursor.value);
  return { step, exact: step.address === cursor.value };
});
