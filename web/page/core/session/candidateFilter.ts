/** Steps through the candidates that strip C shows. What it shows, the strip says. */
import { type Candidate, candidates } from '../../../package/trace/candidates';
import type { FrameTree, Step } from '../../../package/trace/steps';

let isShown: (row: Candidate) => boolean = () => true;

export function setShownCandidates(source: (row: Candidate) => boolean): void {
  isShown = source;
}

/** The next triangle of the frame that is shown; from null: the first one. */
export function nextShown({ root }: FrameTree, from: Step | null): Step | null {
  const order = from?.order ?? -1;
  for (const pass of root.children) {
    for (const slide of pass.children) {
      const row = candidates(slide).find((each) => each.step.order > order && isShown(each));
      if (row) return row.step;
    }
  }
  return null;
}
