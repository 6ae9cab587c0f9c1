/** A comparison: a second experiment on the same mesh, start and inputs, its run, and where the two runs part. */
import { moveNumbers } from '../../package/settings.gen';
import type { FrameTree } from '../../package/trace/steps';
import type { Experiment, Run } from '.';

/** What the second experiment may have of its own; everything else it shares with the first. */
export const comparedOptions = [
  'method',
  'sides',
  'precision',
  ...moveNumbers.map(({ name }) => name),
] as const satisfies readonly (keyof Experiment)[];
export type ComparedOption = (typeof comparedOptions)[number];
export type OptionChanges = Partial<Pick<Experiment, ComparedOption>>;

/** Where two runs first part. */
export interface Divergence {
  readonly frame: number;
  /** the step, in the words of the first run; where only the second run has it, the step it would be */
  readonly address: string;
}

export interface Comparison {
  readonly changes: OptionChanges;
  /** of the second experiment */
  readonly run: Run;
  /** its steps, of the frame that is shown */
  readonly tree: FrameTree;
  /** null: nothing differs in any frame */
  readonly divergence: Divergence | null;
}
