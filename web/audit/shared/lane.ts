/** What a worker walks in that shares its mesh with others. */
import { keptMoves, keptSweeps } from '../../package/kept';
import { SolverMesh } from '../../package/mesh';
import { compileOptions } from '../../package/options';
import type { World } from '../run/crowd';
import { type Instance, laneIn } from './instance';
import type { SharedMesh } from './types';

/** @param lane that no other worker ever had */
export function laneWorld(shared: SharedMesh, lane: number): World {
  return worldIn(shared, laneIn(shared.module, shared.memory, shared.lanes[lane]!, shared.laneBytes));
}

export function worldIn({ mesh, bounds, level, ground }: SharedMesh, { native }: Instance): World {
  // Of the report nobody here asks more than the bounds.
  const report = { ...unknown, bounds };
  return {
    solver: {
      createMoveResults: (capacity, options) => keptMoves(native, capacity, options),
      createSweepResults: (capacity) => keptSweeps(native, capacity),
      compileOptions,
    },
    mesh: new SolverMesh(native, mesh, report),
    level,
    ground,
  };
}

const unknown = {
  vertices: 0,
  triangles: 0,
  degenerateTriangles: 0,
  degenerate: new Uint32Array(0),
  memoryBytes: 0,
  buildMilliseconds: 0,
};
