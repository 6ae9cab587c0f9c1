/** Buffer views packed by meshopt. The decoder is the official one; sizes are checked before it is asked. */
import { asObject, asOneOf, asWhole } from './gltfJson';
import type { JsonObject } from './gltfJson';
import { ImportError } from './types';

export interface MeshoptDecoder {
  decodeGltfBuffer(
    target: Uint8Array,
    count: number,
    size: number,
    source: Uint8Array,
    mode: string,
    filter?: string,
  ): void;
}

const MODES = ['ATTRIBUTES', 'TRIANGLES', 'INDICES'] as const;
const FILTERS = ['NONE', 'OCTAHEDRAL', 'QUATERNION', 'EXPONENTIAL', 'COLOR'] as const;

/** The codec packs 1024 bytes into one at best, indices 12 into one; headers and tails come on top. */
const MAX_RATIO = 1024;

/** What a view says of its packing, under either name of the extension. */
export function packingOf(view: JsonObject): JsonObject | undefined {
  const extensions = view['extensions'] as Record<string, unknown> | undefined;
  const packing = extensions?.['EXT_meshopt_compression'] ?? extensions?.['KHR_meshopt_compression'];
  return packing as JsonObject | undefined;
}

export const loadMeshopt = async (): Promise<MeshoptDecoder> => {
  const { MeshoptDecoder } = await import('three/examples/jsm/libs/meshopt_decoder.module.js');
  await MeshoptDecoder.ready;
  return MeshoptDecoder;
};

/**
 * @param bytesOf gives a stretch of a buffer
 * @param room bytes that may still be unpacked
 * @throws ImportError `gltf-bad-value`, `gltf-packed` when the packed bytes are damaged or claim too much
 */
export function unpackView(
  packing: JsonObject,
  where: string,
  decoder: MeshoptDecoder,
  bytesOf: (buffer: unknown, offset: number, length: number) => Uint8Array,
  room: number,
): { bytes: Uint8Array; stride: number } {
  asObject(packing, where);
  const offset = asWhole(packing['byteOffset'], `${where}.byteOffset`, 0, 0);
  const length = asWhole(packing['byteLength'], `${where}.byteLength`);
  const stride = asWhole(packing['byteStride'], `${where}.byteStride`, 1);
  const count = asWhole(packing['count'], `${where}.count`);
  const mode = asOneOf(packing['mode'], MODES, `${where}.mode`);
  const filter = asOneOf(packing['filter'] ?? 'NONE', FILTERS, `${where}.filter`);
  const soundStride = mode === 'ATTRIBUTES' ? stride <= 256 && stride % 4 === 0 : stride === 2 || stride === 4;
  const soundCount = mode !== 'TRIANGLES' || count % 3 === 0;
  const soundFilter = filter === 'NONE' || mode === 'ATTRIBUTES';
  if (!soundStride) throw new ImportError('gltf-bad-value', { where: `${where}.byteStride`, found: String(stride) });
  if (!soundCount) throw new ImportError('gltf-bad-value', { where: `${where}.count`, found: String(count) });
  if (!soundFilter) throw new ImportError('gltf-bad-value', { where: `${where}.filter`, found: filter });
  const source = bytesOf(packing['buffer'], offset, length);
  const claimed = count * stride;
  if (claimed > length * MAX_RATIO || claimed > room)
    throw new ImportError('gltf-packed', { where, codec: 'meshopt', reason: `${claimed} bytes of ${length}` });
  const bytes = new Uint8Array(claimed);
  try {
    decoder.decodeGltfBuffer(bytes, count, stride, source, mode, filter);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.slice(0, 120) : '';
    throw new ImportError('gltf-packed', { where, codec: 'meshopt', reason }, { cause });
  }
  return { bytes, stride };
}
