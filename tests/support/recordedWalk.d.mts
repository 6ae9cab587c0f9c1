import type { loadSolver, Mesh, MoveOptions, Solver } from 'sweepscope';
import type { record, Recorder, RecordOptions } from '../../web/package/record';

export const player: number;
export const dog: number;
export const frames: number;
export const changes: { readonly teleport: number; readonly radii: number; readonly options: number };
export const dogFrom: number;
export function level(): { positions: Float64Array; indices: Uint32Array };

interface Body {
  centre: number[];
  radii: number[];
  way: number[];
}
interface Row {
  readonly body: number;
  readonly call: number;
  readonly end: readonly number[];
  readonly grounded: number;
  readonly settings: MoveOptions;
}
interface Frame {
  readonly frame: number;
  readonly bodies: Record<number, Body>;
  readonly settings: MoveOptions;
}
interface Parts {
  readonly loadSolver: typeof loadSolver;
  readonly record: typeof record;
}
export function recordedWalk(
  parts: Parts,
  options?: Partial<RecordOptions> & { change?(frame: Frame): void },
): Promise<{
  solver: Solver;
  mesh: Mesh;
  triangles: { positions: Float64Array; indices: Uint32Array };
  recorder: Recorder;
  rows: Row[];
}>;
