/** What is taken along, and what it is made of. */
import type { Message, Run, SceneMesh, Experiment, FrameSummary } from '..';
import type { Spans } from '../../../mesh/parts/spans';
import type { Bodies } from '../bodies';
import type { Recipe } from '../../../mesh/repair/types';
import type { FrameTree, Step } from '../../../package/trace/steps';

export const exportKinds = ['cpp', 'frame', 'trace', 'candidates', 'latex', 'picture'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** A file that is ready to be copied or saved. */
export interface Exported {
  readonly kind: ExportKind;
  readonly fileName: string;
  readonly type: string;
  /** text in pieces, for a trace can be longer than a string may be; or a picture */
  readonly content: readonly string[] | Blob;
  /** characters, or bytes of a picture */
  readonly size: number;
  /** what has to be said about it: what was checked, what was left out */
  readonly remarks: readonly Message[];
}

/** The moment that is taken along. */
export interface Taken {
  readonly mesh: SceneMesh;
  readonly triangles: number;
  readonly presetId: string | null;
  readonly hash: string | null;
  /** how the mesh was mended; absent: it is as it was */
  readonly repair?: Recipe;
  /** triangles of the file that bodies do not meet; absent: none */
  readonly leftOut?: Spans;
  readonly experiment: Experiment;
  /** beside the one that is shown; absent: none */
  readonly bodies?: Bodies;
  readonly run: Run;
  readonly summary: FrameSummary;
  readonly tree: FrameTree;
  readonly step: Step;
  /** the fragment that leads here; empty when there is none */
  readonly link: string;
}

/** What is asked of the solver while an export is made. */
export interface ExportSolver {
  /** the frame's trace, every bit of it */
  trace(): Promise<Float64Array>;
  /** the same frame against some of the mesh's triangles only; they are numbered by their place in the list */
  answerFor(mesh: SceneMesh): Promise<FrameSummary>;
}
