/** The exports of the module, by Embind and as plain functions (wasm/bind/bind.cpp). Internal: the classes of the package wrap them. */

/** Every option as a number, defaults filled in. */
export interface NativeOptions {
  method: number;
  sides: number;
  precision: number;
  /** up, then the numbers of settings.gen.ts: what goes before the requests of a move */
  settings: readonly number[];
  broadPhase: boolean;
  maxSlots: number;
}

/** `numbers` have been written, settings included; `call` is 0, or the address of kept results. @returns a status */
export type AskMany = (
  call: number,
  mesh: number,
  numbers: number,
  method: number,
  sides: number,
  precision: number,
) => number;

export interface NativeModule {
  /** columns: what this module is */
  about(): void;
  /** room for what a mesh is built of; fewer indices than none: a triangle soup. Columns: where positions and indices go. @returns a status */
  meshRoom(coordinates: number, scalarBytes: number, indices: number): number;
  /** columns: address and report. `saved`: so many bytes of a saved mesh were put where coordinates go; below 0: none. @returns a status */
  meshBuild(saved: number): number;
  /** columns: its bytes. @returns a status */
  meshSave(mesh: number): number;
  meshFree(mesh: number): void;
  /** room for answers to so many requests; fewer contacts than none: of sweeps. Columns: addresses of the call, of its input and of its columns. @returns a status */
  resultsMake(requests: number, contacts: number): number;
  resultsFree(call: number): void;
  /** kept results, which are renewed when the memory has grown; and the view of it that they know */
  kept?: Set<{ renew(): void }>;
  seen?: Float64Array;
  /** views of the module's memory; other ones after it has grown */
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAP32: Int32Array;
  readonly HEAPU8: Uint8Array;
  // `call`: 0, or results that stay where they are.
  /** address of room for so many numbers; 0: no memory */
  _sweepscope_input(numbers: number): number;
  /** address of the answer's columns: address and length of each. Always the same one. */
  _sweepscope_columns(): number;
  /** the element or number the last status speaks of */
  _sweepscope_element(call: number): number;
  readonly _sweepscope_sweep_many: AskMany;
  readonly _sweepscope_move_many: AskMany;
  _sweepscope_trace(
    mesh: number,
    method: number,
    sides: number,
    maxSlots: number,
    broadPhase: number,
    precision: number,
  ): number;
  _sweepscope_prove(
    mesh: number,
    triangle: number,
    time: number,
    samples: number,
    wholeSweep: number,
    until: number,
  ): number;
  /** gives back what a large answer holds */
  _sweepscope_release(): void;
}

export type CreateModule = (options: {
  wasm: ArrayBuffer | Uint8Array;
  wasmBinary: ArrayBuffer | Uint8Array;
}) => Promise<NativeModule>;
