/** The second module as it is exported (wasm/bind/studies.cpp). */
export interface NativeStudies {
  /** views of the module's memory; other ones after it has grown */
  readonly HEAPF64: Float64Array;
  readonly HEAPU32: Uint32Array;
  /** address of room for so many numbers; 0: no memory */
  _studies_input(numbers: number): number;
  /** address of the answer's columns: address and length of each */
  _studies_columns(): number;
  _studies_element(): number;
  _studies_schema(high: number): number;
  _studies_mesh(coordinates: number): number;
  _studies_open(place: number, study: number, withMesh: number): number;
  _studies_prepare(place: number): number;
  _studies_frames(place: number): number;
  _studies_ground(place: number): void;
  _studies_advance(place: number, frames: number): number;
  _studies_trace(place: number, frame: number, maxSlots: number): number;
  _studies_release(): void;
}

export type CreateStudies = (options: { wasmBinary: ArrayBuffer | Uint8Array }) => Promise<NativeStudies>;
