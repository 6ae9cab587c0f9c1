/** What a pose makes of the meshes at their nodes: morph targets that are on and bones, checked against the bytes present before any is read. */
import { JOINT_TYPES, POSITION_TYPES, WEIGHT_TYPES, openAccessor } from './gltfAccessor';
import type { Accessor, AccessorUse } from './gltfAccessor';
import type { GltfBuffers } from './gltfBuffers';
import type { BoneSet, Deformed } from './gltfDeform';
import { asArray, asObject, follow } from './gltfJson';
import type { JsonObject } from './gltfJson';
import type { OpenMesh, Primitive } from './gltfMesh';
import type { Placement } from './gltfNodes';
import type { GltfPose } from './gltfPose';
import { openBones } from './gltfSkin';
import type { Bones } from './gltfSkin';
import { MAX_DECODED_BYTES, MAX_POSE_WORK } from './limits';
import { ImportError } from './types';

const JOINTS = { type: 'VEC4', components: JOINT_TYPES } as const;
const WEIGHTS = { type: 'VEC4', components: WEIGHT_TYPES } as const;
const OFFSETS = { type: 'VEC3', components: POSITION_TYPES } as const;

/** Of four bones and four weights of a vertex, while they are put in order. */
const BONE_BYTES = 96;

/** What looking up a list costs, however short it is, in numbers of a long one. */
const LEAST_WORK = 10_000;

export class PosedMeshes {
  private readonly bones = new Map<unknown, Bones>();
  private work = 0;

  constructor(
    private readonly document: JsonObject,
    private readonly buffers: GltfBuffers,
    private readonly pose: GltfPose,
    private readonly fileBytes: number,
  ) {}

  /**
   * @param times how often the node shows its mesh
   * @returns by primitive; undefined where the pose leaves the shape alone
   * @throws ImportError for what is missing, of the wrong length or type, `pose-endless`
   */
  open(mesh: OpenMesh, placement: Placement, times: number): Deformed[] | undefined {
    const { item, where } = follow(this.document, 'meshes', placement.mesh, placement.where);
    const weights = this.pose.weightsOf(placement.node, item, where);
    // What instances of a skinned mesh are is nowhere written.
    const bones = placement.skin === undefined || placement.instancing ? undefined : this.bonesOf(placement);
    if (!bones && weights.every((weight) => weight === 0)) return undefined;
    return mesh.primitives.map((primitive) => this.openPrimitive(primitive, weights, bones, times));
  }

  private bonesOf({ skin, where }: Placement): Bones {
    const { document, buffers, pose, fileBytes } = this;
    const known = this.bones.get(skin) ?? openBones(document, buffers, pose, skin, where, fileBytes);
    this.bones.set(skin, known);
    return known;
  }

  private openPrimitive(primitive: Primitive, weights: readonly number[], bones: Bones | undefined, times: number) {
    const { item, where, positions, packed } = primitive;
    const attributes = asObject(item['attributes'], `${where}.attributes`);
    const targets = asArray(item['targets'], `${where}.targets`);
    const morphs: { offsets: Accessor; weight: number }[] = [];
    const sets: BoneSet[] = [];
    const open = (reference: unknown, use: AccessorUse, place: string): Accessor => {
      const accessor = openAccessor(this.document, this.buffers, reference, use, place, this.fileBytes);
      if (accessor.count !== positions.count)
        throw new ImportError('gltf-bad-value', { where: `${place}, count`, found: String(accessor.count) });
      this.work += times * Math.max(LEAST_WORK, accessor.count * accessor.width);
      if (this.work > MAX_POSE_WORK) throw new ImportError('pose-endless', { where, limit: MAX_POSE_WORK });
      return accessor;
    };
    targets.forEach((each, i) => {
      const { POSITION: reference } = asObject(each, `${where}.targets[${i}]`);
      const weight = weights[i] ?? 0;
      if (weight === 0 || reference === undefined) return;
      morphs.push({ offsets: open(reference, OFFSETS, `${where}.targets[${i}].POSITION`), weight });
    });
    for (let i = 0; bones && attributes[`JOINTS_${i}`] !== undefined; i++) {
      if (packed) throw new ImportError('pose-packed', { where });
      const joints = open(attributes[`JOINTS_${i}`], JOINTS, `${where}.attributes.JOINTS_${i}`);
      sets.push({ joints, weights: open(attributes[`WEIGHTS_${i}`], WEIGHTS, `${where}.attributes.WEIGHTS_${i}`) });
    }
    const bytes = BONE_BYTES * sets.length * positions.count;
    if (bytes > MAX_DECODED_BYTES)
      throw new ImportError('too-much-memory', {
        ...{ vertices: positions.count, triangles: Math.floor((primitive.indices ?? positions).count / 3) },
        ...{ size: bytes / 1e6, limit: MAX_DECODED_BYTES / 1e6 },
      });
    return { count: positions.count, morphs, ...(bones && sets.length > 0 && { bones, sets }) } satisfies Deformed;
  }
}
