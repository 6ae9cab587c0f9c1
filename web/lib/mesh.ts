/** Wraps one native mesh: owns its handle, turns statuses into named errors, refuses use after dispose. */
import { DisposedError, MeshError, RequestError, describeStatus } from './errors.ts';
import type { NativeMesh, NativeModule, NativeReport, NativeStatus } from './module-types.ts';
import { nativeOptions } from './options.ts';
import type { Mesh, MeshReport, MoveOptions, MoveResults, SweepOptions, SweepResults, TraceOptions } from './types.ts';

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

/** The answer without its status, or the error the status stands for. */
function unwrap<T>(answer: NativeStatus): T {
  const { status, element, ...rest } = answer;
  if (status !== 0) {
    const { code, message } = describeStatus(status, element);
    throw new RequestError(code, Math.trunc(element), message);
  }
  return rest as T;
}

function checkArray(name: string, array: unknown): void {
  if (!(array instanceof Float64Array))
    throw new RequestError('not-a-float64array', -1, `${name} must be a Float64Array.`);
}

class SolverMesh implements Mesh {
  readonly report: MeshReport;
  #native: NativeMesh | null;

  constructor(native: NativeMesh, report: MeshReport) {
    this.#native = native;
    this.report = report;
  }

  #alive(): NativeMesh {
    if (!this.#native) throw new DisposedError();
    return this.#native;
  }

  sweepMany(queries: Float64Array, options?: SweepOptions): SweepResults {
    const native = this.#alive();
    checkArray('queries', queries);
    return unwrap<SweepResults>(native.sweepMany(queries, nativeOptions(options)));
  }

  moveMany(requests: Float64Array, options?: MoveOptions): MoveResults {
    const native = this.#alive();
    checkArray('requests', requests);
    return unwrap<MoveResults>(native.moveMany(requests, nativeOptions(options)));
  }

  trace(request: Float64Array, options?: TraceOptions): { result: MoveResults; trace: Float64Array } {
    const native = this.#alive();
    checkArray('request', request);
    const { trace, ...result } = unwrap<MoveResults & { trace: Float64Array }>(
      native.trace(request, nativeOptions(options)),
    );
    return { result, trace };
  }

  dispose(): void {
    this.#native?.delete();
    this.#native = null;
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
  return new SolverMesh(native, reportOf(answer, performance.now() - begin));
}
