/** The second experiment of a comparison: run beside the first, in the same worker, with steps made on demand like the first one's. */
import type { SolverClient } from '../../solver/client';
import type { Run } from '../../model';
import { Trees } from '../session/trees';
import type { SecondRun, FirstRun } from './secondRun';
import type { Comparison, OptionChanges, Divergence } from '../../model/comparison';
import { secondExperiment } from './options';
import { divergenceAt, divergenceFrame } from './divergence';

export async function makeSecondRun(
  client: SolverClient,
  first: FirstRun,
  changes: OptionChanges,
): Promise<SecondRun | null> {
  const experiment = secondExperiment(first.run.experiment, changes);
  const frames = await client.run(first.meshId, experiment);
  if (!frames) return null;
  const run: Run = { experiment, frames };
  const trees = new Trees(client, first.meshId, () => run);
  return new MadeSecondRun(changes, run, trees, await findDivergence(first, run, trees));
}

async function findDivergence(first: FirstRun, second: Run, trees: Trees): Promise<Divergence | null> {
  const frame = divergenceFrame(first.run, second);
  if (frame < 0) return null;
  // One after the other: the worker makes one trace at a time anyway.
  const steps = [await first.trees.get(frame), await trees.get(frame)] as const;
  return divergenceAt(first.run, second, frame, steps);
}

class MadeSecondRun implements SecondRun {
  private latest: Comparison | null = null;

  constructor(
    private readonly changes: OptionChanges,
    private readonly run: Run,
    private readonly trees: Trees,
    private readonly divergence: Divergence | null,
  ) {}

  has(frame: number): boolean {
    return this.latest?.tree.frame === frame || this.trees.peek(frame) !== null;
  }

  get(frame: number): Promise<unknown> {
    return this.trees.get(frame);
  }

  prefetch(frame: number): void {
    this.trees.prefetch(frame);
  }

  /** The same object while the frame stays the same, so that stepping inside it changes nothing. */
  at(frame: number): Comparison {
    if (this.latest?.tree.frame === frame) return this.latest;
    const tree = this.trees.peek(frame);
    if (!tree) throw new Error(`frame ${frame} of the second run is not here`);
    const { changes, run, divergence } = this;
    return (this.latest = { changes, run, tree, divergence });
  }
}
