/** Which glTF extensions a file may require: those that leave the triangles alone, and quantization, which is read. */
import { asArray, asObject } from './gltfJson';
import type { JsonObject } from './gltfJson';
import { ImportError } from './types';

/** Looks, textures, lights and notes do not move a vertex; quantized positions are read by `gltfAccessor.ts`. */
const HARMLESS = /^(KHR_mesh_quantization$|KHR_(materials|texture|lights|xmp)_|EXT_(texture|lights)_|MSFT_texture_)/;

/** Compressed primitives have no positions of their own unless the file carries an uncompressed copy. */
const COMPRESSION = 'KHR_draco_mesh_compression';

/** @throws ImportError `gltf-extension` naming the first required extension that is not supported */
export function checkExtensions(document: JsonObject): void {
  for (const extension of asArray(document['extensionsRequired'], 'extensionsRequired')) {
    if (typeof extension !== 'string' || !HARMLESS.test(extension))
      throw new ImportError('gltf-extension', { extension: String(extension).slice(0, 60) });
  }
}

/**
 * For files that use compression without declaring it required.
 *
 * @throws ImportError `gltf-extension` when the primitive's positions are only there compressed
 */
export function checkPrimitiveReadable(document: JsonObject, primitive: JsonObject, position: unknown): void {
  if (
    primitive['extensions'] === undefined ||
    !(COMPRESSION in asObject(primitive['extensions'], 'primitive.extensions'))
  )
    return;
  const accessor = typeof position === 'number' ? asArray(document['accessors'], 'accessors')[position] : undefined;
  const hasCopy = typeof accessor === 'object' && accessor !== null && 'bufferView' in accessor;
  if (!hasCopy) throw new ImportError('gltf-extension', { extension: COMPRESSION });
}
