/** What is asked of the solver to find a start. */
import type { MoveResults, SweepResults } from 'sweepscope';
import { soundMethod } from '../../../../package/methods';
import type { Experiment, FrameInput, FrameSummary, Vec3 } from '../../../model';
import type { MeshId, SolverClient } from '../../../solver/client';
import { usualNumbers } from '../../../../audit/run/usualNumbers';

export interface FitSolver {
  sweep(queries: Float64Array): Promise<SweepResults>;
  step(experiment: Experiment, frame: number, start: Vec3, input: FrameInput): Promise<FrameSummary>;
  /** @param requests 12 per body: centre, displacement, gravity, radii */
  move(requests: Float64Array): Promise<MoveResults>;
}

/** Everything of an experiment but the body and what it does. */
export const usualSettings = { method: soundMethod, sides: 'both', ...usualNumbers, precision: 'double' } as const;

export function fitSolver(client: SolverClient, id: MeshId): FitSolver {
  const plain: Experiment = { ...usualSettings, radii: [1, 1, 1], start: [0, 0, 0], inputs: [] };
  return {
    sweep: (queries) => client.sweep(id, queries, { method: soundMethod, sides: 'both' }),
    step: (...frame) => client.step(id, ...frame),
    move: (requests) => client.move(id, requests, plain),
  };
}
