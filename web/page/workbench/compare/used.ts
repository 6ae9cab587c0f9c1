/** Options as numbers: what was chosen, or the default the method says it used. */
import { type MoveNumber, moveNumbers } from '../../../package/settings.gen';
import type { Experiment } from '../../model';
import { wallLimitOf } from '../../../audit/run/usualNumbers';
import type { FrameTree } from '../../../package/trace/steps';

export const degrees = 180 / Math.PI;

/** The numbers of a frame that was run with an experiment. */
export function usedBy(experiment: Experiment, tree: FrameTree): Record<MoveNumber['name'], number> {
  const begin = tree.root.opening;
  const recorded = begin.kind === 'MoveBegin' ? begin : null;
  const of = (name: MoveNumber['name'], usual: number) => experiment[name] ?? usual;
  const chosen = Object.fromEntries(moveNumbers.map(({ name, usual }) => [name, of(name, usual)]));
  return {
    ...(chosen as Record<MoveNumber['name'], number>),
    wallLimit: wallLimitOf(experiment),
    // A frame says itself what it was run with.
    maxSweeps: recorded?.maxSweeps ?? of('maxSweeps', 0),
    skin: recorded?.skin ?? of('skin', 0),
  };
}
