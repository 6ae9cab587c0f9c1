/**
 * sweepscope: swept ellipsoids against triangle meshes, with a trace of every decision.
 *
 * The only surface other programs use; the playground uses it too.
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
