/** The official Draco decoder behind the two lines that are asked of it. */
import type { DracoDecoder, DracoMesh } from './decoders';

/** What is used of the decoder's own module; it has no types. */
export interface DracoModule {
  readonly Decoder: new () => Decoder;
  readonly Mesh: new () => Mesh;
  readonly DT_FLOAT32: number;
  readonly HEAPF32: Float32Array;
  destroy(item: object): void;
  _malloc(bytes: number): number;
  _free(at: number): void;
}

interface Mesh {
  readonly ptr: number;
  num_faces(): number;
  num_points(): number;
}

interface Decoder {
  DecodeArrayToMesh(bytes: Int8Array, length: number, mesh: Mesh): { ok(): boolean; error_msg(): string };
  GetAttributeByUniqueId(mesh: Mesh, id: number): { readonly ptr: number; num_components(): number };
  GetTrianglesUInt32Array(mesh: Mesh, bytes: number, to: number): boolean;
  GetAttributeDataArrayForAllPoints(mesh: Mesh, of: object, type: number, bytes: number, to: number): boolean;
}

export function dracoDecoder(draco: DracoModule): DracoDecoder {
  /** Numbers that `fill` writes into the decoder's memory, as a copy of their own. */
  const taken = <T extends Float32Array | Uint32Array>(
    Kind: { new (buffer: ArrayBufferLike, at: number, count: number): T; readonly BYTES_PER_ELEMENT: number },
    count: number,
    fill: (bytes: number, to: number) => boolean,
  ): T => {
    const bytes = count * Kind.BYTES_PER_ELEMENT;
    const at = draco._malloc(bytes);
    try {
      if (at === 0 || !fill(bytes, at)) throw new Error('no room');
      return new Kind(draco.HEAPF32.buffer, at, count).slice() as T;
    } finally {
      draco._free(at);
    }
  };
  return {
    decode(bytes, attribute): DracoMesh {
      const decoder = new draco.Decoder();
      const mesh = new draco.Mesh();
      try {
        const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
        const status = decoder.DecodeArrayToMesh(signed, bytes.length, mesh);
        if (!status.ok() || mesh.ptr === 0) throw new Error(status.error_msg());
        const positions = decoder.GetAttributeByUniqueId(mesh, attribute);
        if (positions.ptr === 0 || positions.num_components() !== 3) throw new Error('no positions');
        const indices = taken(Uint32Array, mesh.num_faces() * 3, (size, to) =>
          decoder.GetTrianglesUInt32Array(mesh, size, to),
        );
        const points = taken(Float32Array, mesh.num_points() * 3, (size, to) =>
          decoder.GetAttributeDataArrayForAllPoints(mesh, positions, draco.DT_FLOAT32, size, to),
        );
        return { positions: points, indices };
      } finally {
        draco.destroy(mesh);
        draco.destroy(decoder);
      }
    },
  };
}
