/** Wraps one native mesh: owns its handle, turns statuses into named errors, refuses use after dispose. */
import { DisposedError, MeshError, RequestError, describeStatus, outOfMemory } from './errors.ts';
import { readMoves, readSweeps, readTrace, write } from './exchange.ts';
import { claimOf, readProof } from './proof.ts';
import type { NativeMesh, NativeModule, NativeReport } from './module-types.ts';
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

function reportOf(native: NativeReport, buildMilliseconds: number): MeshReport {
  const [x0, y0, z0, x1, y1, z1] = native.bounds as unknown as [number, number, number, number, number, number];
  return {
    vertices: native.vertices,
    triangles: native.triangles,
    bounds: { min: [x0, y0, z0], max: [x1, y1, z1] },
    degenerateTriangles: native.degenerateTriangles,
    degenerate: native.degenerate,
    memoryBytes: native.memoryBytes,
    buildMilliseconds,
  };
}

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
  #native: NativeMesh | null;
  /** of the mesh in the module's memory; 0 when it is gone */
  #address: number;

  constructor(module: NativeModule, native: NativeMesh, report: MeshReport) {
    this.#module = module;
    this.#native = native;
    this.#address = native.address();
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
    this.#native?.delete();
    this.#native = null;
    this.#address = 0;
  }
}

/** @throws MeshError {code, element, message}; the native object is freed before it is thrown */
export function createMesh(module: NativeModule, positions: Float32Array | Float64Array, indices?: Uint32Array): Mesh {
  if (!(positions instanceof Float32Array) && !(positions instanceof Float64Array)) {
    throw new MeshError('positions-type', -1, 'positions must be a Float32Array or a Float64Array.');
  }
  if (indices !== undefined && !(indices instanceof Uint32Array)) {
    throw new MeshError('indices-type', -1, 'indices must be a Uint32Array.');
  }
  const native = new module.MeshHandle();
  const begin = performance.now();
  let answer: NativeReport;
  try {
    answer = native.build(positions, indices ?? null);
  } catch (cause) {
    native.delete();
    throw cause;
  }
  if (answer.status !== 0) {
    native.delete();
    const { code, message } = describeStatus(answer.status, answer.element);
    throw new MeshError(code, Math.trunc(answer.element), message);
  }
  return new SolverMesh(module, native, reportOf(answer, performance.now() - begin));
}
