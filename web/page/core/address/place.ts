/** Where to be in a run: an address as near as the run has it, or the first step worth seeing. */
import { type FrameTree, frameOf, inFrame, type Step, walk, withAncestors } from '../../../package/trace';
import type { Run } from '../../model';
import type { TreeSource } from '../session/session';

export interface Place {
  readonly tree: FrameTree;
  readonly step: Step;
}

/** The step at an address, or the nearest group around it that the run has; without an address, the first step worth seeing. */
export async function findPlace(trees: TreeSource, run: Run, address: string | null): Promise<Place> {
  if (address === null) return firstWorthSeeing(trees, run);
  const frame = Math.min(Math.max(0, frameOf(address)), run.frames.length - 1);
  const tree = await trees.get(frame);
  return { tree, step: nearestStep(tree, inFrame(address, frame)) };
}

async function firstWorthSeeing(trees: TreeSource, run: Run): Promise<Place> {
  const frame = Math.max(
    0,
    run.frames.findIndex(({ contacts }) => contacts.length > 0),
  );
  const tree = await trees.get(frame);
  return { tree, step: walk.firstHit(tree) ?? walk.first(tree, 'slide') ?? tree.root };
}

/** The step itself or the innermost group around it that exists. */
export function nearestStep(tree: FrameTree, address: string): Step {
  for (const at of withAncestors(address)) {
    const step = tree.byAddress.get(at);
    if (step) return step;
  }
  return tree.root;
}
