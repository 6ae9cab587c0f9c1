/** Wraps one mesh in the module's memory: owns it, turns statuses into named errors, refuses use after dispose. */
import { DisposedError, MeshError, RequestError, describeStatus, outOfMemory } from './errors.ts';
import { readMesh, readMoves, readSweeps, readTrace, write, writeMesh } from './exchange.ts';
import { claimOf, readProof } from './proof.ts';
import type { NativeModule } from './module-types.ts';
import { nativeOptions } from './options.ts';
import type {
  Mesh,
  MeshReport,
  MoveOptions,
  MoveResults,
  Proof,
  ProveOptions,
  SweepOptions,
  SweepResults,
  TraceOptions,
} from './types.ts';

/** Throws what a status other than 0 stands for. */
function check(module: NativeModule, status: number): void {
  if (status === 0) return;
  const element = module._sweepscope_element();
  module._sweepscope_release();
  const { code, message } = describeStatus(status, element);
  throw new RequestError(code, Math.trunc(element), message);
}

function put(module: NativeModule, settings: readonly number[], requests: Float64Array): void {
  if (write(module, settings, requests)) return;
  const { message } = describeStatus(outOfMemory, (settings.length + requests.length) * 8);
  throw new RequestError('out-of-memory', -1, message);
}

function checkArray(name: string, array: unknown): void {
  if (!(array instanceof Float64Array))
    throw new RequestError('not-a-float64array', -1, `${name} must be a Float64Array.`);
}

class SolverMesh implements Mesh {
  readonly report: MeshReport;
  readonly #module: NativeModule;
  /** of the mesh in the module's memory; 0 when it is gone */
  #address: number;

  constructor(module: NativeModule, address: number, report: MeshReport) {
    this.#module = module;
    this.#address = address;
    this.report = report;
  }

  #alive(): number {
    if (this.#address === 0) throw new DisposedError();
    return this.#address;
  }

  sweepMany(queries: Float64Array, options?: SweepOptions): SweepResults {
    const mesh = this.#alive();
    checkArray('queries', queries);
    const { method, sides, precision } = nativeOptions(options);
    put(this.#module, [], queries);
    check(this.#module, this.#module._sweepscope_sweep_many(mesh, method, sides, precision));
    return this.#take(readSweeps);
  }

  moveMany(requests: Float64Array, options?: MoveOptions): MoveResults {
    const mesh = this.#alive();
    checkArray('requests', requests);
    const { method, sides, precision, settings } = nativeOptions(options);
    put(this.#module, settings, requests);
    check(this.#module, this.#module._sweepscope_move_many(mesh, method, sides, precision));
    return this.#take(readMoves);
  }

  trace(request: Float64Array, options?: TraceOptions): { result: MoveResults; trace: Float64Array } {
    const mesh = this.#alive();
    checkArray('request', request);
    const { method, sides, precision, settings, maxSlots, broadPhase } = nativeOptions(options);
    put(this.#module, settings, request);
    check(this.#module, this.#module._sweepscope_trace(mesh, method, sides, maxSlots, broadPhase ? 1 : 0, precision));
    return this.#take(readTrace);
  }

  prove(query: Float64Array, triangle: number, options?: ProveOptions): Proof {
    const mesh = this.#alive();
    checkArray('query', query);
    const { time, samples, wholeSweep, until } = claimOf(triangle, options);
    put(this.#module, [], query);
    check(this.#module, this.#module._sweepscope_prove(mesh, triangle, time, samples, wholeSweep ? 1 : 0, until));
    return this.#take(readProof);
  }

  #take<T>(read: (module: NativeModule) => T): T {
    const answer = read(this.#module);
    this.#module._sweepscope_release();
    return answer;
  }

  dispose(): void {
    if (this.#address !== 0) this.#module.meshFree(this.#address);
    this.#address = 0;
  }
}

/** @throws MeshError {code, element, message} */
export function createMesh(module: NativeModule, positions: Float32Array | Float64Array, indices?: Uint32Array): Mesh {
  if (!(positions instanceof Float32Array) && !(positions instanceof Float64Array)) {
    throw new MeshError('positions-type', -1, 'positions must be a Float32Array or a Float64Array.');
  }
  if (indices !== undefined && !(indices instanceof Uint32Array)) {
    throw new MeshError('indices-type', -1, 'indices must be a Uint32Array.');
  }
  const begin = performance.now();
  const status = writeMesh(module, positions, indices);
  if (status !== 0) {
    const element = module._sweepscope_element();
    const { code, message } = describeStatus(status, element);
    throw new MeshError(code, Math.trunc(element), message);
  }
  const { address, report } = readMesh(module);
  return new SolverMesh(module, address, { ...report, buildMilliseconds: performance.now() - begin });
}
