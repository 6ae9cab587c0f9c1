/** The decoders of compressed glTF: kept libraries, each fetched when a file needs it. What goes in has been checked before. */
import type { MeshoptDecoder } from './meshopt';

/** A mesh as Draco had it. */
export interface DracoMesh {
  /** 3 per vertex */
  readonly positions: Float32Array;
  /** 3 per triangle, not checked */
  readonly indices: Uint32Array;
}

export interface DracoDecoder {
  /** @param attribute number of the positions in Draco's own counting @throws Error when the bytes are none of Draco's */
  decode(bytes: Uint8Array, attribute: number): DracoMesh;
}

/** How to get them; what is not given cannot be read, and a file that needs it is told so. */
export interface DecoderSources {
  readonly draco?: () => Promise<DracoDecoder>;
}

/** Those that the file needs. */
export interface Decoders {
  readonly draco?: DracoDecoder;
  readonly meshopt?: MeshoptDecoder;
}
