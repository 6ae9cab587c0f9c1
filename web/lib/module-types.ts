/** The module as Embind exposes it (wasm/bind/bind.cpp). Internal: the package's own classes wrap it. */

export interface NativeStatus {
  status: number;
  element: number;
}

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

export interface NativeReport extends NativeStatus {
  vertices: number;
  triangles: number;
  bounds: Float64Array;
  degenerateTriangles: number;
  degenerate: Uint32Array;
  memoryBytes: number;
}

export interface NativeMesh {
  build(positions: Float32Array | Float64Array, indices: Uint32Array | null): NativeReport;
  address(): number;
  delete(): void;
}

export interface NativeModule {
  MeshHandle: new () => NativeMesh;
  schemaHash(): string;
  version(): string;
  simd(): boolean;
  /** views of the module's memory; other ones after it has grown */
  readonly HEAPF64: Float64Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAP32: Int32Array;
  readonly HEAPU8: Uint8Array;
  /** address of room for so many numbers; 0: no memory */
  _sweepscope_input(numbers: number): number;
  /** address of the answer's columns: address and length of each */
  _sweepscope_columns(): number;
  /** the element or number the last status speaks of */
  _sweepscope_element(): number;
  _sweepscope_sweep_many(mesh: number, method: number, sides: number, precision: number): number;
  _sweepscope_move_many(mesh: number, method: number, sides: number, precision: number): number;
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
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (name: string) => string;
}) => Promise<NativeModule>;
