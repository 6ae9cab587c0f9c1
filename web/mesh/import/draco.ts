/** Primitives packed by Draco. The decoder is the official one; the counts in its header are checked before it is asked. */
import type { DracoDecoder, DracoMesh } from './decoders';
import { ImportError } from './types';

const HEADER_BYTES = 11;
const TRIANGULAR_MESH = 1;
const EDGEBREAKER = 1;
const HAS_METADATA = 0x8000;

/** Refuses counts that are too high, together with what is unpacked already. */
export type Admit = (vertices: number, triangles: number) => void;

/**
 * @param admit asked with the counts of the header before anything is unpacked, and with those that came out
 * @throws ImportError `gltf-packed` when the bytes are none of Draco's or damaged; what `admit` throws
 */
export function decodeDraco(
  decoder: DracoDecoder,
  bytes: Uint8Array,
  attribute: number,
  where: string,
  admit: Admit,
): DracoMesh {
  checkHeader(bytes, where, admit);
  const mesh = decoded(decoder, bytes, attribute, where);
  admit(mesh.positions.length / 3, mesh.indices.length / 3);
  return mesh;
}

function decoded(decoder: DracoDecoder, bytes: Uint8Array, attribute: number, where: string): DracoMesh {
  try {
    return decoder.decode(bytes, attribute);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.slice(0, 120) : String(cause).slice(0, 120);
    throw new ImportError('gltf-packed', { where, codec: 'Draco', reason }, { cause });
  }
}

/** Reads as far as the counts. Metadata, which no glTF needs, would stand before them. */
function checkHeader(bytes: Uint8Array, where: string, admit: Admit): void {
  const bad = (reason: string) => new ImportError('gltf-packed', { where, codec: 'Draco', reason });
  if (bytes.length < HEADER_BYTES || String.fromCharCode(...bytes.subarray(0, 5)) !== 'DRACO') throw bad('no header');
  const [major, minor, type, method] = bytes.subarray(5, 9);
  if (type !== TRIANGULAR_MESH) throw bad('no triangles');
  // Older ones wrote their counts otherwise; glTF allows 2.2 only.
  if (major !== 2 || minor !== 2) throw bad(`version ${major}.${minor}`);
  if ((bytes[9] | (bytes[10] << 8)) & HAS_METADATA) throw bad('metadata');
  let at = HEADER_BYTES + (method === EDGEBREAKER ? 1 : 0);
  const count = (): number => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at++];
      if (byte === undefined || shift > 2 ** 35) throw bad('no counts');
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  const [first, second] = [count(), count()];
  if (method === EDGEBREAKER) admit(first, second);
  else admit(second, first);
}
