/** Numbers in, columns out: the block of memory through which queries cross. Twin of wasm/bind/exchange.h. */
import { kindOf, lengthOf } from './arrays.ts';
import type { NativeModule } from './module-types.ts';
import type { MeshReport, MoveResults, Solver, SweepResults } from './types.ts';

/** Below this a loop is quicker than a view and a copy. */
const few = 48;

/** Writes numbers into the module's memory: some settings, then `length` numbers of requests. False if there is no memory for them. */
export function write(
  module: NativeModule,
  settings: readonly number[],
  requests: Float64Array,
  length: number,
): boolean {
  const at = module._sweepscope_input(settings.length + length) >>> 3;
  if (at === 0) return settings.length + length === 0;
  // The memory may have grown, and with it the view of it changed.
  const heap = module.HEAPF64;
  for (let k = 0; k < settings.length; k++) heap[at + k] = settings[k] as number;
  if (length > few) heap.set(requests, at + settings.length);
  else for (let k = 0; k < length; k++) heap[at + settings.length + k] = requests[k] as number;
  return true;
}

/** Puts a mesh into the module's memory and has it built. @returns a status */
export function writeMesh(
  module: NativeModule,
  positions: Float32Array | Float64Array,
  indices: Uint32Array | Uint16Array | undefined,
): number {
  const double = kindOf(positions) === 'Float64Array';
  const status = module.meshRoom(lengthOf(positions), double ? 8 : 4, indices ? lengthOf(indices) : -1);
  if (status !== 0) return status;
  // Address and length of either column.
  const columns = module._sweepscope_columns() >>> 2;
  const [positionsAt, , indicesAt] = module.HEAPU32.subarray(columns) as unknown as [number, number, number];
  if (double) module.HEAPF64.set(positions, positionsAt >>> 3);
  else module.HEAPF32.set(positions, positionsAt >>> 2);
  if (indices) module.HEAPU32.set(indices, indicesAt >>> 2);
  return module.meshBuild(-1);
}

/** The same of what was saved. @returns a status */
export function writeSaved(module: NativeModule, bytes: Uint8Array): number {
  const length = lengthOf(bytes);
  const status = module.meshRoom(Math.ceil(length / 8) || 1, 8, -1);
  if (status !== 0) return status;
  module.HEAPU8.set(bytes, module.HEAPU32[module._sweepscope_columns() >>> 2]);
  return module.meshBuild(length);
}

// An array of length 0 made as a copy of one costs a third of one made by its length.
const no = {
  float64: new Float64Array(0),
  uint32: new Uint32Array(0),
  int32: new Int32Array(0),
  uint8: new Uint8Array(0),
};

/**
 * Takes the columns of an answer one after the other: owned copies, because views are void as soon as the memory grows.
 * A loop for each kind: one for all kinds costs as much as a sweep, where a call asks for one.
 */
export class Columns {
  // Nothing grows the memory between an answer and its reading.
  readonly #float64: Float64Array;
  readonly #uint32: Uint32Array;
  readonly #int32: Int32Array;
  readonly #uint8: Uint8Array;
  #next: number;

  constructor(module: NativeModule) {
    this.#float64 = module.HEAPF64;
    this.#uint32 = module.HEAPU32;
    this.#int32 = module.HEAP32;
    this.#uint8 = module.HEAPU8;
    this.#next = module._sweepscope_columns() >>> 2;
  }

  /** The table of columns: address, length, address, length … */
  #number(): number {
    return this.#uint32[this.#next++] as number;
  }

  float64(): Float64Array {
    const from = this.#number() >>> 3;
    const length = this.#number();
    if (length === 0) return new Float64Array(no.float64);
    const heap = this.#float64;
    if (length > few) return heap.slice(from, from + length);
    const column = new Float64Array(length);
    for (let k = 0; k < length; k++) column[k] = heap[from + k] as number;
    return column;
  }
  uint32(): Uint32Array {
    const from = this.#number() >>> 2;
    const length = this.#number();
    if (length === 0) return new Uint32Array(no.uint32);
    const heap = this.#uint32;
    if (length > few) return heap.slice(from, from + length);
    const column = new Uint32Array(length);
    for (let k = 0; k < length; k++) column[k] = heap[from + k] as number;
    return column;
  }
  int32(): Int32Array {
    const from = this.#number() >>> 2;
    const length = this.#number();
    if (length === 0) return new Int32Array(no.int32);
    const heap = this.#int32;
    if (length > few) return heap.slice(from, from + length);
    const column = new Int32Array(length);
    for (let k = 0; k < length; k++) column[k] = heap[from + k] as number;
    return column;
  }
  uint8(): Uint8Array<ArrayBuffer> {
    const from = this.#number();
    const length = this.#number();
    if (length === 0) return new Uint8Array(no.uint8);
    const heap = this.#uint8;
    if (length > few) return heap.slice(from, from + length);
    const column = new Uint8Array(length);
    for (let k = 0; k < length; k++) column[k] = heap[from + k] as number;
    return column;
  }
}

// Fields are taken in the order in which bind.cpp adds the columns.

/** Version, schema and SIMD of the module. */
export function readAbout(module: NativeModule): Solver['build'] {
  module.about();
  const columns = new Columns(module);
  const [high, low, simd] = columns.float64() as unknown as [number, number, number];
  const half = (bits: number) => bits.toString(16).padStart(8, '0');
  return {
    version: String.fromCharCode(...columns.uint8()),
    schemaHash: half(high) + half(low),
    simd: simd === 1,
  };
}

type Five = [number, number, number, number, number];

/** The address of a new mesh, and its report. */
export function readMesh(module: NativeModule): { address: number; report: Omit<MeshReport, 'buildMilliseconds'> } {
  const columns = new Columns(module);
  const facts = columns.float64();
  const [address, vertices, triangles, degenerateTriangles, memoryBytes] = facts as unknown as Five;
  const [x0, y0, z0, x1, y1, z1] = facts.subarray(5) as unknown as [...Five, number];
  return {
    address,
    report: {
      vertices,
      triangles,
      bounds: { min: [x0, y0, z0], max: [x1, y1, z1] },
      degenerateTriangles,
      degenerate: columns.uint32(),
      memoryBytes,
    },
  };
}

export function readSweeps(module: NativeModule): SweepResults {
  const columns = new Columns(module);
  return {
    time: columns.float64(),
    point: columns.float64(),
    normal: columns.float64(),
    triangle: columns.int32(),
    feature: columns.uint8(),
    depth: columns.float64(),
  };
}

export const readBytes = (module: NativeModule): Uint8Array<ArrayBuffer> => new Columns(module).uint8();

export const readMoves = (module: NativeModule): MoveResults => takeMoves(new Columns(module));

export function readTrace(module: NativeModule): { result: MoveResults; trace: Float64Array } {
  const columns = new Columns(module);
  return { result: takeMoves(columns), trace: columns.float64() };
}

function takeMoves(columns: Columns): MoveResults {
  return {
    position: columns.float64(),
    grounded: columns.uint8(),
    state: columns.uint8(),
    groundPoint: columns.float64(),
    groundNormal: columns.float64(),
    groundTriangle: columns.int32(),
    ceiling: columns.uint8(),
    stepped: columns.uint8(),
    snapped: columns.uint8(),
    sweeps: columns.uint8(),
    passSweeps: columns.uint8(),
    truncated: columns.uint8(),
    startDepth: columns.float64(),
    wayOut: columns.uint8(),
    contactStart: columns.uint32(),
    contactTime: columns.float64(),
    contactPoint: columns.float64(),
    contactNormal: columns.float64(),
    contactTriangle: columns.int32(),
    contactFeature: columns.uint8(),
    contactElement: columns.uint8(),
    contactPass: columns.uint8(),
    contactSlide: columns.uint8(),
  };
}
