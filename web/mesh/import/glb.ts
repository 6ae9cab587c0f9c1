/** The .glb container: 12 bytes of header, then chunks of length, kind and content. */
import { ImportError } from './types';
import type { WarningList } from './warnings';

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const KIND_JSON = 0x4e4f534a;
const KIND_BINARY = 0x004e4942;

export interface Glb {
  readonly json: Uint8Array;
  /** the first buffer's bytes, if the file has them inside */
  readonly binary?: Uint8Array;
}

/**
 * Opens the container. Nothing is copied.
 *
 * @throws ImportError `truncated` with the bytes promised and found, `gltf-version`, `gltf-chunk-too-long`, `gltf-no-json`
 */
export function openGlb(bytes: Uint8Array, warnings: WarningList): Glb {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES) throw new ImportError('truncated', { promised: HEADER_BYTES, found: bytes.length });
  const version = view.getUint32(4, true);
  if (version !== 2) throw new ImportError('gltf-version', { version: String(version) });
  const promised = view.getUint32(8, true);
  if (promised > bytes.length) throw new ImportError('truncated', { promised, found: bytes.length });
  if (promised < bytes.length) warnings.add('trailing-bytes', bytes.length - promised, { offset: promised });

  const chunks = new Map<number, Uint8Array>();
  let offset = HEADER_BYTES;
  while (offset + CHUNK_HEADER_BYTES <= promised) {
    const start = offset + CHUNK_HEADER_BYTES;
    const length = view.getUint32(offset, true);
    const kind = view.getUint32(offset + 4, true);
    if (start + length > promised)
      throw new ImportError('gltf-chunk-too-long', { offset, promised: length, found: promised - start });
    if (offset === HEADER_BYTES && kind !== KIND_JSON) break;
    if (!chunks.has(kind)) chunks.set(kind, bytes.subarray(start, start + length));
    offset = start + length;
  }
  const json = chunks.get(KIND_JSON);
  if (!json) throw new ImportError('gltf-no-json');
  return { json, binary: chunks.get(KIND_BINARY) };
}
