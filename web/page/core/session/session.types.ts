/** What the session is asked to show, and what it holds. */
import type { AuditEvent } from '../../../audit/run/types';
import type { MeshReport } from 'sweepscope';
import type { MeshId } from '../../solver/client';
import type { AppliedRepair, Experiment, Run, SceneMesh } from '../../model';
import type { OpenStudy } from '../../model/study/open';
import type { FrameTree, StepLevel } from '../../../package/trace';
import type { Bodies } from '../../model/bodies';
import type { OptionChanges } from '../../model/comparison';
import type { SecondRun } from '../compare/secondRun';
import type { Place } from '../address/place';

export type History = 'push' | 'replace' | 'none';

/** A mesh that is in the solver, with where it came from. */
export interface LoadedMesh {
  readonly id: MeshId;
  readonly mesh: SceneMesh;
  readonly report: MeshReport;
  /** preset it belongs to; null for a file */
  readonly presetId: string | null;
  /** content hash of a file's mesh as it was before any repair; null for a preset's */
  readonly hash: string | null;
  /** absent: it is as it was */
  readonly repair?: AppliedRepair;
}

/** Where steps come from: a run's frames, or those of a study. */
export interface TreeSource {
  peek(frame: number): FrameTree | null;
  get(frame: number): Promise<FrameTree>;
  prefetch(frame: number): void;
}

/** What is adopted together: a run with its steps, and the run beside it. */
export interface Ran {
  readonly run: Run;
  readonly trees: TreeSource;
  readonly secondRun: SecondRun | null;
}

export interface SceneRequest {
  readonly loaded: LoadedMesh;
  readonly experiment: Experiment;
  /** what `resetExperiment` goes back to */
  readonly baseline: Experiment;
  /** null: the first step worth seeing */
  readonly address: string | null;
  readonly level: StepLevel | null;
  /** what a second experiment does differently; nothing is compared without it */
  readonly compare?: OptionChanges | null;
  /** beside the one that is shown; absent: those that are there if the view is the same, else none */
  readonly bodies?: Bodies | null;
  /** the cameras stay where they are: it is the same mesh, mended, or only other parts of it */
  readonly sameView?: boolean;
  /** what of a level audit the scene shows */
  readonly audited?: AuditEvent | null;
  readonly history: History;
}

export interface StudyShown {
  readonly study: OpenStudy;
  readonly trees: TreeSource;
  readonly found: Place;
  readonly presetId: string | null;
  readonly level: StepLevel | null;
  /** the mesh it runs on, where that is another one than the scene's so far */
  readonly loaded?: LoadedMesh;
  readonly history: History;
}
