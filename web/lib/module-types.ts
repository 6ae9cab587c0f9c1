/** The module as Embind exposes it (wasm/bind/bind.cpp). Internal: the package's own classes wrap it. */

export interface NativeStatus {
  status: number;
  element: number;
}

export interface NativeOptions {
  method: number;
  sides: number;
  skin: number;
  maxSweeps: number;
  upX: number;
  upY: number;
  upZ: number;
  slopeLimit: number;
  stepHeight: number;
  snapDistance: number;
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
  sweepMany(queries: Float64Array, options: NativeOptions): NativeStatus;
  moveMany(requests: Float64Array, options: NativeOptions): NativeStatus;
  trace(request: Float64Array, options: NativeOptions): NativeStatus & { trace: Float64Array };
  delete(): void;
}

export interface NativeModule {
  MeshHandle: new () => NativeMesh;
  schemaHash(): string;
  version(): string;
}

export type CreateModule = (options: {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (name: string) => string;
}) => Promise<NativeModule>;
