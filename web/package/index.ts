/**
 * sweepscope: swept ellipsoids against triangle meshes, with a trace of every decision.
 *
 * The main entry; `sweepscope/trace` and `sweepscope/record` are the others. The page uses it too.
 */
export { loadSolver } from './load.ts';
export { compileOptions } from './options.ts';
export { DisposedError, LoadError, MeshError, RequestError, SweepscopeError } from './errors.ts';
export type { ErrorCode, LoadErrorCode, MeshErrorCode, RequestErrorCode } from './errors.ts';
export type {
  CompiledOptions,
  KeptMoveResults,
  KeptResults,
  KeptSweepResults,
  LoadOptions,
  Mesh,
  MeshReport,
  MoveOptions,
  MoveResults,
  Proof,
  ProveOptions,
  Solver,
  SweepOptions,
  SweepResults,
  TraceOptions,
} from './types.ts';
