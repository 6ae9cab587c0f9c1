/** A study as it is known before one of its steps: the figures of a question, which must not answer it. Pure. */
import type { FrameTree, Step } from '../../package/trace/steps';
import { buildStudyTree, levelsOf } from './tree';
import type { StudyModule, StudyMoment } from '../model/study/types';

/** Record a step begins with. Every record of a study belongs to a step, so it is the one behind the step before. */
function firstRecord({ parent, order }: Step): number {
  if (!parent) return 0;
  const before = parent.children.findLast((each) => each.order < order);
  return before ? before.lastRecord + 1 : firstRecord(parent) + 1;
}

/** @returns the frame up to where the step begins, with the step that is open there; of the frame itself, its beginning */
export function beforeStep(
  { schema, levels, quiet }: StudyModule,
  { frame, trace }: FrameTree,
  step: Step,
): { readonly tree: FrameTree; readonly step: Step } {
  const known = trace.upTo(Math.max(0, firstRecord(step) - 1));
  const names = levels.map(({ level }) => level);
  const tree = buildStudyTree(known, frame, schema, levelsOf(names, quiet));
  return { tree, step: (step.parent && tree.byAddress.get(step.parent.address)) ?? tree.root };
}

/** @returns the moment as it is known before the step that is asked about: without what its frame comes to, and without the frames from there on */
export function beforeAnswer(module: StudyModule, moment: StudyMoment, asked: Step): StudyMoment {
  return { ...moment, ...beforeStep(module, moment.tree, asked), result: null, beside: null, frames: moment.frame };
}
