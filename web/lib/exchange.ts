/** Numbers in, columns out: the block of memory through which queries cross. Twin of wasm/bind/exchange.h. */
import type { NativeModule } from './module-types.ts';
import type { MoveResults, SweepResults } from './types.ts';

/** Below this a loop is quicker than a view and a copy. */
const few = 48;

/** Puts numbers into the module's memory: some settings, then the requests. False if there is no memory for them. */
export function write(module: NativeModule, settings: readonly number[], requests: Float64Array): boolean {
  const at = module._sweepscope_input(settings.length + requests.length) >>> 3;
  if (at === 0) return settings.length + requests.length === 0;
  // The memory may have grown, and with it the view of it changed.
  const heap = module.HEAPF64;
  for (let k = 0; k < settings.length; k++) heap[at + k] = settings[k] as number;
  if (requests.length > few) heap.set(requests, at + settings.length);
  else for (let k = 0; k < requests.length; k++) heap[at + settings.length + k] = requests[k] as number;
  return true;
}

/** Takes the columns of an answer one after the other: owned copies, because views are void as soon as the memory grows. */
class Columns {
  readonly #module: NativeModule;
  #next: number;

  constructor(module: NativeModule) {
    this.#module = module;
    this.#next = module._sweepscope_columns() >>> 2;
  }

  #column(): [address: number, length: number] {
    const table = this.#module.HEAPU32;
    const at = this.#next;
    this.#next = at + 2;
    return [table[at] as number, table[at + 1] as number];
  }

  float64(): Float64Array {
    const [address, length] = this.#column();
    return copy(this.#module.HEAPF64, address >>> 3, new Float64Array(length));
  }
  uint32(): Uint32Array {
    const [address, length] = this.#column();
    return copy(this.#module.HEAPU32, address >>> 2, new Uint32Array(length));
  }
  int32(): Int32Array {
    const [address, length] = this.#column();
    return copy(this.#module.HEAP32, address >>> 2, new Int32Array(length));
  }
  uint8(): Uint8Array {
    const [address, length] = this.#column();
    return copy(this.#module.HEAPU8, address, new Uint8Array(length));
  }
}

type Numbers = Float64Array | Uint32Array | Int32Array | Uint8Array;

function copy<T extends Numbers>(heap: T, from: number, to: T): T {
  if (to.length > few) to.set(heap.subarray(from, from + to.length));
  else for (let k = 0; k < to.length; k++) to[k] = heap[from + k] as number;
  return to;
}

// Fields are taken in the order in which bind.cpp adds the columns.

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

export const readMoves = (module: NativeModule): MoveResults => takeMoves(new Columns(module));

export function readTrace(module: NativeModule): { result: MoveResults; trace: Float64Array } {
  const columns = new Columns(module);
  return { result: takeMoves(columns), trace: columns.float64() };
}

function takeMoves(columns: Columns): MoveResults {
  return {
    position: columns.float64(),
    grounded: columns.uint8(),
    sweeps: columns.uint8(),
    passSweeps: columns.uint8(),
    truncated: columns.uint8(),
    startDepth: columns.float64(),
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
