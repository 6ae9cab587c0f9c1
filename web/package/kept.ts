/** Results that stay where they are, in the module's memory: a game that asks once a frame leaves nothing for the garbage collector. */
import { DisposedError, RequestError, describeStatus, outOfMemory } from './errors.ts';
import type { NativeModule, NativeOptions } from './module-types.ts';
import { checkNames } from './options.ts';
import type { KeptMoveResults, KeptSweepResults } from './types.ts';

const shifts = { HEAPF64: 3, HEAPU32: 2, HEAP32: 2, HEAPU8: 0 } as const;
type Heap = keyof typeof shifts;

const [f64, u32, i32, u8] = ['HEAPF64', 'HEAPU32', 'HEAP32', 'HEAPU8'] as const satisfies Heap[];

// In the order in which bind.cpp adds the columns.
const ofSweeps: Record<string, Heap> = { time: f64, point: f64, normal: f64, triangle: i32, feature: u8, depth: f64 };
const ofMoves: Record<string, Heap> = {
  ...{ position: f64, grounded: u8, state: u8, groundPoint: f64, groundNormal: f64, groundTriangle: i32, ceiling: u8 },
  ...{ stepped: u8, snapped: u8, sweeps: u8, passSweeps: u8, truncated: u8, startDepth: f64, wayOut: u8 },
  ...{
    contactStart: u32,
    contactTime: f64,
    contactPoint: f64,
    contactNormal: f64,
    contactTriangle: i32,
    contactFeature: u8,
  },
  ...{ contactElement: u8, contactPass: u8, contactSlide: u8 },
};

/** Views of memory that has grown since are void; new ones are made for all results that are kept. */
export function settle(module: NativeModule): void {
  if (module.seen === module.HEAPF64) return;
  module.seen = module.HEAPF64;
  module.kept?.forEach((results) => results.renew());
}

/** The columns are properties of it, made by `renew`. */
export class Kept {
  readonly capacity: number;
  count = 0;
  readonly #module: NativeModule;
  readonly #columns: [string, Heap][];
  /** of each column: as many as there is room for */
  readonly #lengths: number[];
  readonly #moving: boolean;
  /** addresses: of the call, 0 when it is gone; of its input, in numbers; of its columns, in words */
  #call: number;
  readonly #input: number;
  readonly #table: number;
  /** the numbers before the requests */
  #settings: readonly number[] | null = null;

  constructor(module: NativeModule, capacity: number, contacts: number) {
    const whole = Number.isInteger(capacity) && capacity >= 1 && Number.isInteger(contacts);
    if (!whole || capacity > 2 ** 28 || contacts < -1 || contacts > 2 ** 28)
      throw new RequestError(
        'results-size',
        -1,
        'Results are for a whole number of requests, 1 to 268,435,456, and of no more contacts.',
      );
    if (module.resultsMake(capacity, contacts) !== 0) {
      const { message } = describeStatus(outOfMemory, module._sweepscope_element(0));
      settle(module);
      throw new RequestError('out-of-memory', -1, message);
    }
    this.#module = module;
    this.capacity = capacity;
    this.#moving = contacts >= 0;
    this.#columns = Object.entries(this.#moving ? ofMoves : ofSweeps);
    const heap = module.HEAPU32;
    const at = (heap[module._sweepscope_columns() >>> 2] as number) >>> 3;
    const [call, input, table] = module.HEAPF64.subarray(at) as unknown as [number, number, number];
    this.#call = call;
    this.#input = input >>> 3;
    this.#table = table >>> 2;
    this.#lengths = this.#columns.map((_, k) => heap[this.#table + 2 * k + 1] as number);
    (module.kept ??= new Set()).add(this);
    settle(module);
    this.renew();
  }

  renew(): void {
    const { HEAPU32: heap } = this.#module;
    this.#columns.forEach(([name, kind], k) => {
      const at = (heap[this.#table + 2 * k] as number) >>> shifts[kind];
      // Contacts may have got more room than was asked for.
      const length = (this.#lengths[k] = Math.max(this.#lengths[k] as number, heap[this.#table + 2 * k + 1] as number));
      (this as unknown as Record<string, object>)[name] = this.#module[kind].subarray(at, at + length);
    });
  }

  /** Puts a question where it is asked. @returns the address of the call */
  put(
    module: NativeModule,
    moving: boolean,
    { settings }: NativeOptions,
    requests: Float64Array,
    length: number,
  ): number {
    if (this.#call === 0) throw new DisposedError('These results were');
    if (this.#module !== module || this.#moving !== moving)
      throw new RequestError('results-kind', -1, 'These results are of another solver, or for calls of another kind.');
    const each = moving ? 12 : 9;
    if (length > this.capacity * each)
      throw new RequestError(
        'results-too-small',
        -1,
        `These results have room for ${this.capacity} requests, not for ${Math.ceil(length / each)}. Make larger ones.`,
      );
    const heap = module.HEAPF64;
    let at = this.#input;
    if (moving) {
      if (this.#settings !== settings) heap.set((this.#settings = settings), at);
      at += settings.length;
    }
    for (let k = 0; k < length; k++) heap[at + k] = requests[k] as number;
    return this.#call;
  }

  /** The call has been answered. */
  answered(count: number): void {
    this.count = count;
    settle(this.#module);
    if (!this.#moving) return;
    const { contactStart, contactTime } = this as unknown as KeptMoveResults;
    if ((contactStart[count] as number) > contactTime.length) this.renew();
  }

  dispose(): void {
    if (this.#call === 0) return;
    this.#module.kept?.delete(this);
    this.#module.resultsFree(this.#call);
    this.#call = this.count = 0;
    for (const [name] of this.#columns) {
      const column = (this as unknown as Record<string, Float64Array>)[name] as Float64Array;
      (this as unknown as Record<string, object>)[name] = column.subarray(0, 0);
    }
  }
}

export const keptSweeps = (module: NativeModule, capacity: number): KeptSweepResults =>
  new Kept(module, capacity, -1) as unknown as KeptSweepResults;

export function keptMoves(module: NativeModule, capacity: number, options?: { contacts?: number }): KeptMoveResults {
  if (options) checkNames(options, ['contacts']);
  const { contacts = Math.min(8 * capacity, 2 ** 28) } = options ?? {};
  // Fewer than none would be results of sweeps.
  return new Kept(module, capacity, contacts < 0 ? NaN : contacts) as unknown as KeptMoveResults;
}
