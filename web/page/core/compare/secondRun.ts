/** A second run kept in step with the first, as the session sees it. What it is made of is loaded with the first comparison. */
import type { MeshId, SolverClient } from '../../solver/client';
import type { Run } from '../../model';
import type { TreeSource } from '../session/session';
import type { Comparison, OptionChanges } from '../../model/comparison';

export interface SecondRun {
  /** true: `at` may be asked for this frame */
  has(frame: number): boolean;
  /** Gets the steps of a frame. @throws SolverError, TraceError */
  get(frame: number): Promise<unknown>;
  prefetch(frame: number): void;
  /** What there is to show beside a frame of the first run. */
  at(frame: number): Comparison;
}

/** The first run, with its steps. */
export interface FirstRun {
  readonly meshId: MeshId;
  readonly run: Run;
  readonly trees: TreeSource;
}

/** Runs the second experiment. @returns null when a newer run took its place */
export async function startSecondRun(
  client: SolverClient,
  first: FirstRun,
  changes: OptionChanges,
): Promise<SecondRun | null> {
  const { makeSecondRun } = await import('./madeSecondRun');
  return makeSecondRun(client, first, changes);
}
