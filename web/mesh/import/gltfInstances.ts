/** EXT_mesh_gpu_instancing: a node that shows its mesh many times. */
import { FLOAT, ROTATION_TYPES, openAccessor, readAccessor } from './gltfAccessor';
import type { GltfBuffers } from './gltfBuffers';
import { asObject } from './gltfJson';
import type { JsonObject } from './gltfJson';
import { IDENTITY, compose } from './matrix';
import type { Matrix } from './matrix';
import { ImportError } from './types';

const USES = {
  TRANSLATION: { type: 'VEC3', components: [FLOAT] },
  ROTATION: { type: 'VEC4', components: ROTATION_TYPES },
  SCALE: { type: 'VEC3', components: [FLOAT] },
} as const;

/**
 * The transforms of all instances; one of none where the extension names no attribute.
 *
 * @param fileBytes most instances an accessor without bytes may have
 * @param admit throws when so many are too many; asked before any is read
 * @throws ImportError when the lists are missing, of the wrong type or differ in length
 */
export function instancesOf(
  document: JsonObject,
  buffers: GltfBuffers,
  instancing: JsonObject,
  where: string,
  fileBytes: number,
  admit: (count: number) => void,
): Matrix[] {
  const attributes = asObject(instancing['attributes'], `${where}.attributes`);
  let count = -1;
  const read = (name: keyof typeof USES): Float64Array | undefined => {
    if (attributes[name] === undefined) return undefined;
    const place = `${where}.attributes.${name}`;
    const accessor = openAccessor(document, buffers, attributes[name], USES[name], place, fileBytes);
    if (count >= 0 && accessor.count !== count)
      throw new ImportError('gltf-bad-value', { where: `${place}, count`, found: String(accessor.count) });
    if (count < 0) admit(accessor.count);
    count = accessor.count;
    const numbers = new Float64Array(accessor.count * accessor.width);
    readAccessor(accessor, numbers, 0);
    return numbers;
  };
  const [translations, rotations, scales] = [read('TRANSLATION'), read('ROTATION'), read('SCALE')];
  if (count < 0) return [IDENTITY];
  const part = (numbers: Float64Array | undefined, width: number, i: number, otherwise: number[]) =>
    numbers ? [...numbers.subarray(i * width, i * width + width)] : otherwise;
  return Array.from({ length: count }, (_, i) =>
    compose(part(translations, 3, i, [0, 0, 0]), part(rotations, 4, i, [0, 0, 0, 1]), part(scales, 3, i, [1, 1, 1])),
  );
}
