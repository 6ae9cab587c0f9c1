/** Wraps one mesh in the module's memory: owns it, turns statuses into named errors, refuses use after dispose. */
import { checkedLength, detachedText, isDetached, kindOf } from './arrays.ts';
import { DisposedError, MeshError, RequestError, describeStatus, meshErrorOf, outOfMemory } from './errors.ts';
import type { RequestErrorCode } from './errors.ts';
import { readBytes, readMesh, readMoves, readSweeps, readTrace, write, writeMesh, writeSaved } from './exchange.ts';
import { Kept, settle } from './kept.ts';
import { claimOf, readProof } from './proof.ts';
import type { NativeModule } from './module-types.ts';
import { nativeOptions } from './options.ts';
import type {
  AnyOptions,
  KeptMoveResults,
  KeptSweepResults,
  Mesh,
  MeshReport,
  MoveResults,
  Proof,
  ProveOptions,
  SweepResults,
} from './types.ts';

/** Throws the error of a status other than 0. */
function check(module: NativeModule, status: number, call = 0): void {
  if (status === 0) return;
  const element = module._sweepscope_element(call);
  module._sweepscope_release();
  settle(module);
  const { code, message } = describeStatus(status, element);
  throw new RequestError(code as RequestErrorCode, Math.trunc(element), message);
}

function put(module: NativeModule, settings: readonly number[], requests: Float64Array, length: number): void {
  if (write(module, settings, requests, length)) return;
  const { message } = describeStatus(outOfMemory, (settings.length + length) * 8);
  settle(module);
  throw new RequestError('out-of-memory', -1, message);
}

const none: readonly number[] = [];

/** Frees the memory of a mesh that nothing refers to any more; when that happens is up to the engine. */
const forgotten = new FinalizationRegistry<[NativeModule, number]>(([module, address]) => module.meshFree(address));

export class SolverMesh implements Mesh {
  readonly report: MeshReport;
  readonly #module: NativeModule;
  /** of the mesh in the module's memory; 0 when it is gone */
  #address: number;

  constructor(module: NativeModule, address: number, report: MeshReport) {
    this.#module = module;
    this.#address = address;
    this.report = report;
    forgotten.register(this, [module, address], this);
  }

  #alive(): number {
    if (this.#address === 0) throw new DisposedError();
    return this.#address;
  }

  // Options first, here and below: what reads them may run the caller's code, and that may dispose of the mesh.
  sweepMany(queries: Float64Array, options?: AnyOptions, results?: KeptSweepResults): SweepResults {
    return this.#ask(false, queries, options, results) as SweepResults;
  }

  moveMany(requests: Float64Array, options?: AnyOptions, results?: KeptMoveResults): MoveResults {
    return this.#ask(true, requests, options, results) as MoveResults;
  }

  #ask(
    moving: boolean,
    requests: Float64Array,
    options: AnyOptions | undefined,
    results: KeptMoveResults | KeptSweepResults | undefined,
  ): MoveResults | SweepResults {
    const kept = (results as unknown) instanceof Kept ? (results as unknown as Kept) : null;
    if (kept) kept.count = 0;
    const native = nativeOptions(options);
    const mesh = this.#alive();
    const length = checkedLength(moving ? 'requests' : 'queries', requests);
    const module = this.#module;
    const before = moving ? native.settings : none;
    let call = 0;
    if (results === undefined) put(module, before, requests, length);
    else if (kept) call = kept.put(module, moving, native, requests, length);
    else throw new RequestError('results-kind', -1, 'results must come from createMoveResults or createSweepResults.');
    const ask = moving ? module._sweepscope_move_many : module._sweepscope_sweep_many;
    const status = ask(call, mesh, before.length + length, native.method, native.sides, native.precision);
    check(module, status, call);
    if (!kept) return this.#take<MoveResults | SweepResults>(moving ? readMoves : readSweeps);
    kept.answered(length / (moving ? 12 : 9));
    return results as MoveResults | SweepResults;
  }

  trace(request: Float64Array, options?: AnyOptions): { result: MoveResults; trace: Float64Array } {
    const { method, sides, precision, settings, maxSlots, broadPhase } = nativeOptions(options);
    const mesh = this.#alive();
    put(this.#module, settings, request, checkedLength('request', request));
    check(this.#module, this.#module._sweepscope_trace(mesh, method, sides, maxSlots, broadPhase ? 1 : 0, precision));
    return this.#take(readTrace);
  }

  prove(query: Float64Array, triangle: number, options?: ProveOptions): Proof {
    const { time, samples, wholeSweep, until } = claimOf(triangle, options);
    const mesh = this.#alive();
    put(this.#module, none, query, checkedLength('query', query));
    check(this.#module, this.#module._sweepscope_prove(mesh, triangle, time, samples, wholeSweep ? 1 : 0, until));
    return this.#take(readProof);
  }

  save(): Uint8Array<ArrayBuffer> {
    const mesh = this.#alive();
    check(this.#module, this.#module.meshSave(mesh));
    return this.#take(readBytes);
  }

  #take<T>(read: (module: NativeModule) => T): T {
    const answer = read(this.#module);
    this.#module._sweepscope_release();
    settle(this.#module);
    return answer;
  }

  dispose(): void {
    if (this.#address === 0) return;
    forgotten.unregister(this);
    this.#module.meshFree(this.#address);
    this.#address = 0;
  }
}

/** @throws MeshError {code, element, message} */
export function createMesh(
  module: NativeModule,
  positions: Float32Array | Float64Array,
  indices?: Uint32Array | Uint16Array,
): Mesh {
  if (!/^Float(32|64)Array$/.test(kindOf(positions) ?? '')) {
    throw new MeshError('positions-type', -1, 'positions must be a Float32Array or a Float64Array.');
  }
  if (indices !== undefined && !/^Uint(16|32)Array$/.test(kindOf(indices) ?? '')) {
    throw new MeshError('indices-type', -1, 'indices must be a Uint32Array or a Uint16Array.');
  }
  for (const [name, array] of [['positions', positions] as const, ['indices', indices] as const]) {
    if (array && isDetached(array)) throw new MeshError('detached', -1, detachedText(name));
  }
  return make(module, () => writeMesh(module, positions, indices));
}

/** @throws MeshError */
export function loadMesh(module: NativeModule, bytes: Uint8Array): Mesh {
  if (kindOf(bytes) !== 'Uint8Array') throw new MeshError('bytes-type', -1, 'bytes must be a Uint8Array.');
  if (isDetached(bytes)) throw new MeshError('detached', -1, detachedText('bytes'));
  return make(module, () => writeSaved(module, bytes));
}

function make(module: NativeModule, put: () => number): Mesh {
  const begin = performance.now();
  const status = put();
  settle(module);
  if (status !== 0) throw meshErrorOf(status, module._sweepscope_element(0));
  const { address, report } = readMesh(module);
  return new SolverMesh(module, address, { ...report, buildMilliseconds: performance.now() - begin });
}
