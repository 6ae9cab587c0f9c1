/** Which glTF extensions a file may require: those that leave the triangles alone, and those that are read. */
import { asArray, asObject } from './gltfJson';
import type { JsonObject } from './gltfJson';
import type { DecoderSources } from './decoders';
import { ImportError } from './types';

/** Looks, textures, lights, sounds, avatars and notes do not move a vertex. */
const HARMLESS =
  /^(KHR_(materials|techniques?|texture|lights|audio|animation|node|xmp)_|EXT_(texture|lights|materials|structural)_|MSFT_(texture|packing|lod)|VRM|ADOBE_|AGI_|GOOGLE_|FB_)/;

export const DRACO = 'KHR_draco_mesh_compression';
export const INSTANCING = 'EXT_mesh_gpu_instancing';

/** Read: quantization by the accessors, packed views by meshopt, instances where nodes are placed. */
const READ: ReadonlySet<unknown> = new Set([
  'KHR_mesh_quantization',
  'EXT_meshopt_compression',
  'KHR_meshopt_compression',
  INSTANCING,
]);

/** @returns the required extensions that are not supported, each as an ImportError `gltf-extension` */
export function unsupportedExtensions(document: JsonObject, sources: DecoderSources): ImportError[] {
  return asArray(document['extensionsRequired'], 'extensionsRequired')
    .filter((name) => {
      if (READ.has(name) || (name === DRACO && sources.draco)) return false;
      return typeof name !== 'string' || !HARMLESS.test(name);
    })
    .map((name) => new ImportError('gltf-extension', { extension: String(name).slice(0, 60) }));
}

/**
 * What a primitive says of its Draco bytes, unless an uncompressed copy is in the file too.
 *
 * @throws ImportError `gltf-bad-value`
 */
export function dracoOf(document: JsonObject, primitive: JsonObject, position: unknown): JsonObject | undefined {
  if (primitive['extensions'] === undefined) return undefined;
  const draco = asObject(primitive['extensions'], 'primitive.extensions')[DRACO];
  if (draco === undefined) return undefined;
  const accessor = typeof position === 'number' ? asArray(document['accessors'], 'accessors')[position] : undefined;
  const hasCopy = typeof accessor === 'object' && accessor !== null && 'bufferView' in accessor;
  return hasCopy ? undefined : asObject(draco, `primitive.extensions.${DRACO}`);
}
