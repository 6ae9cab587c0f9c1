/** The bones of a glTF skin in a pose: how each of them moves a point of the mesh as it was modelled to its place in the world. */
import { FLOAT, openAccessor, readAccessor } from './gltfAccessor';
import type { GltfBuffers } from './gltfBuffers';
import { asArray, follow } from './gltfJson';
import type { JsonObject } from './gltfJson';
import type { GltfPose } from './gltfPose';
import { IDENTITY, determinant, multiply } from './matrix';
import { ImportError } from './types';

export interface Bones {
  readonly count: number;
  /** 16 per bone, column by column */
  readonly matrices: Float64Array;
  /** 1 for bones that leave nothing of what hangs on them but a plane, a line or a point */
  readonly flat: Uint8Array;
}

/** Share of the volume of the box of its columns below which a matrix counts as flat. */
const FLAT = 1e-12;

/** @throws ImportError when the skin refers to what is not there, or its numbers are not finite */
export function openBones(
  document: JsonObject,
  buffers: GltfBuffers,
  pose: GltfPose,
  reference: unknown,
  from: string,
  fileBytes: number,
): Bones {
  const { item: skin, where } = follow(document, 'skins', reference, from);
  const joints = asArray(skin['joints'], `${where}.joints`);
  const inverses = inverseBinds(document, buffers, skin, where, joints.length, fileBytes);
  const matrices = new Float64Array(16 * joints.length);
  const flat = new Uint8Array(joints.length);
  joints.forEach((joint, i) => {
    const { index } = follow(document, 'nodes', joint, `${where}.joints[${i}]`);
    const inverse = inverses ? [...inverses.subarray(16 * i, 16 * i + 16)] : IDENTITY;
    const matrix = multiply(pose.globalOf(index), inverse);
    const odd = matrix.find((value) => !Number.isFinite(value));
    if (odd !== undefined)
      throw new ImportError('gltf-bad-value', { where: `${where}.joints[${i}], matrix`, found: String(odd) });
    matrices.set(matrix, 16 * i);
    const box = [0, 4, 8].reduce((size, k) => size * Math.hypot(matrix[k], matrix[k + 1], matrix[k + 2]), 1);
    if (!(Math.abs(determinant(matrix)) > FLAT * box)) flat[i] = 1;
  });
  return { count: joints.length, matrices, flat };
}

/** Absent: the mesh was modelled where the bones have their origins. */
function inverseBinds(
  document: JsonObject,
  buffers: GltfBuffers,
  skin: JsonObject,
  where: string,
  joints: number,
  fileBytes: number,
): Float64Array | undefined {
  if (skin['inverseBindMatrices'] === undefined) return undefined;
  const place = `${where}.inverseBindMatrices`;
  const use = { type: 'MAT4', components: [FLOAT] } as const;
  // Sixteen numbers an item, and nothing that costs no bytes may be larger than the file.
  const accessor = openAccessor(document, buffers, skin['inverseBindMatrices'], use, place, fileBytes / 16);
  if (accessor.count < joints)
    throw new ImportError('gltf-bad-value', { where: `${place}, count`, found: String(accessor.count) });
  const numbers = new Float64Array(16 * accessor.count);
  readAccessor(accessor, numbers, 0);
  return numbers;
}
