/** Options as numbers: what was chosen, or the default the method says it used. */
import type { Experiment } from '../../state/model';
import type { FrameTree } from '../../trace/steps';

export const degrees = 180 / Math.PI;

/** The solver's own, 50°; it is in no record of the trace. */
const usualSlopeLimit = 0.8726646259971648;

/** The numbers of a frame that was run with an experiment. */
export function usedBy(experiment: Experiment, tree: FrameTree) {
  const begin = tree.root.opening;
  const recorded = begin.kind === 'MoveBegin' ? begin : null;
  return {
    maxSweeps: recorded?.maxSweeps ?? experiment.maxSweeps ?? 0,
    skin: recorded?.skin ?? experiment.skin ?? 0,
    slopeLimit: experiment.slopeLimit ?? usualSlopeLimit,
    stepHeight: experiment.stepHeight,
    snapDistance: experiment.snapDistance,
  };
}
