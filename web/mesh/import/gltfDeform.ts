/** Moves the vertices of a primitive into a pose: morph targets first, then bones, each vertex by the blend of the bones it hangs on. */
import { readAccessor } from './gltfAccessor';
import type { Accessor } from './gltfAccessor';
import type { Bones } from './gltfSkin';
import { mirrors, transformPoints } from './matrix';
import type { Matrix } from './matrix';
import { BATCH } from './steps';
import type { Steps } from './steps';
import type { WarningList } from './warnings';

/** Four bones a vertex, and how much it hangs on each. */
export interface BoneSet {
  readonly joints: Accessor;
  readonly weights: Accessor;
}

export interface Deformed {
  readonly count: number;
  readonly morphs: readonly { readonly offsets: Accessor; readonly weight: number }[];
  /** absent where the node alone places the primitive */
  readonly bones?: Bones;
  readonly sets?: readonly BoneSet[];
}

/**
 * @param toWorld of the node, for what has no bones: a skinned mesh stands where they are
 * @param positions as modelled, from vertex `first` on; gets those in the world
 * @returns whether fronts have become backs
 */
export function* deform(
  { count, morphs, bones, sets }: Deformed,
  toWorld: Matrix,
  positions: Float64Array,
  first: number,
  warnings: WarningList,
): Steps<boolean> {
  const offsets = new Float64Array(morphs.length > 0 ? 3 * count : 0);
  for (const { offsets: accessor, weight } of morphs) {
    offsets.fill(0);
    readAccessor(accessor, offsets, 0);
    for (let i = 0; i < 3 * count; i++) positions[3 * first + i] += weight * offsets[i];
    yield { stage: 'read', fraction: 0 };
  }
  if (bones && sets) return yield* hang(bones, sets, positions.subarray(3 * first, 3 * (first + count)), warnings);
  transformPoints(toWorld, positions, first, first + count);
  return mirrors(toWorld);
}

/** Linear blend skinning. A vertex whose bone is not there becomes no number, and its triangles are left out later. */
function* hang(
  { count: joints, matrices, flat }: Bones,
  sets: readonly BoneSet[],
  points: Float64Array,
  warnings: WarningList,
): Steps<boolean> {
  const count = points.length / 3;
  const wide = 4 * sets.length;
  const { indices, shares } = readSets(sets, count);
  const blend = new Float64Array(16);
  const faults = { range: 0, weightless: 0, flat: 0 };
  let mirrored = 0;
  let stray = 0;
  for (let v = 0; v < count; v++) {
    if (v % BATCH === 0) yield { stage: 'read', fraction: v / count };
    let sum = 0;
    for (let k = 0; k < wide; k++) sum += shares[v * wide + k];
    // Bound to nothing, it follows the first bone it names, as other viewers have it.
    const bound = sum > 0 && sum < Infinity;
    if (!bound) faults.weightless++;
    blend.fill(0);
    let isThere = true;
    let isFlat = false;
    for (let k = 0; k < wide; k++) {
      const share = bound ? shares[v * wide + k] / sum : Number(k === 0);
      if (share === 0) continue;
      const joint = indices[v * wide + k];
      if (joint >= joints) {
        isThere = false;
        stray = joint;
        break;
      }
      isFlat ||= flat[joint] === 1;
      for (let m = 0; m < 16; m++) blend[m] += share * matrices[16 * joint + m];
    }
    if (!isThere) {
      faults.range++;
      points.fill(NaN, 3 * v, 3 * v + 3);
      continue;
    }
    if (isFlat) faults.flat++;
    if (mirrors(blend)) mirrored++;
    transformPoints(blend, points, v, v + 1);
  }
  warnings.add('pose-joint-range', faults.range, { joint: stray, joints });
  warnings.add('pose-no-weight', faults.weightless);
  warnings.add('pose-flat', faults.flat);
  return 2 * mirrored > count;
}

/** Side by side: 4 per set and vertex. */
function readSets(sets: readonly BoneSet[], count: number): { indices: Uint32Array; shares: Float64Array } {
  const wide = 4 * sets.length;
  const indices = new Uint32Array(count * wide);
  const shares = new Float64Array(count * wide);
  const joints = new Uint32Array(4 * count);
  const weights = new Float64Array(4 * count);
  sets.forEach((set, i) => {
    joints.fill(0);
    weights.fill(0);
    readAccessor(set.joints, joints, 0);
    readAccessor(set.weights, weights, 0);
    for (let v = 0; v < count; v++)
      for (let k = 0; k < 4; k++) {
        indices[v * wide + 4 * i + k] = joints[4 * v + k];
        // A weight below zero, or none, holds nothing.
        shares[v * wide + 4 * i + k] = Math.max(weights[4 * v + k], 0) || 0;
      }
  });
  return { indices, shares };
}
