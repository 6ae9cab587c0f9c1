/** Meshes of an FBX file as bones and morphs have them in its scene, or at the start of an animation. */
import type { FbxAnimation } from './fbxAnimation';
import type { FbxLists, FbxNode } from './fbxNodes';
import { geometricOf } from './fbxPlaces';
import { kindOf, matrixOf } from './fbxScene';
import type { FbxScene } from './fbxScene';
import { IDENTITY, inverse, mirrors, multiply } from './matrix';
import type { Matrix } from './matrix';
import type { PartMesh } from './placed';
import { BATCH } from './steps';
import type { Steps } from './steps';
import type { Pose, PoseTable } from './types';

/** Clusters between two yields. */
const PAUSE = 256;
/** Shapes of one channel, which come one after the other as it goes on. */
const MAX_TARGETS = 1000;

/** @returns undefined where there is nothing to choose */
export function fbxPosesOf(
  scene: FbxScene,
  animations: readonly FbxAnimation[],
  asked: Pose = 'modelled',
): PoseTable | undefined {
  const isPosed = scene.objects.some(
    (object) => object.name === 'Deformer' && (bonesOf(scene, object).length > 0 || percentOf(scene, object) !== 0),
  );
  if (!isPosed && animations.length === 0) return undefined;
  const isThere = typeof asked === 'number' ? asked in animations : asked === 'modelled' || isPosed;
  return { scene: isPosed, animations: animations.map(({ name }) => name), chosen: isThere ? asked : 'modelled' };
}

/** A bone that a cluster of vertices hangs on. */
const bonesOf = (scene: FbxScene, cluster: FbxNode) =>
  kindOf(cluster) === 'Cluster' ? scene.partsOf(cluster, 'Model') : [];

/** How far a morph is on. */
const percentOf = (scene: FbxScene, channel: FbxNode) =>
  kindOf(channel) === 'BlendShapeChannel' ? scene.of(channel)('DeformPercent', [0])[0] : 0;

function* deformersOf(scene: FbxScene, owner: FbxNode, kind: string): Generator<FbxNode, void> {
  for (const deformer of scene.partsOf(owner, 'Deformer')) if (kindOf(deformer) === kind) yield deformer;
}

export interface PosedMesh {
  readonly mesh: PartMesh;
  /** where it is put; bones have put theirs already */
  readonly place: Matrix;
}

/**
 * @param owner has the polygons and what bends them: a geometry, or a model before 7.0
 * @throws ImportError as the lists do
 */
export function* poseFbxMesh(
  scene: FbxScene,
  lists: FbxLists,
  owner: FbxNode,
  model: FbxNode,
  mesh: PartMesh,
): Steps<PosedMesh> {
  const positions = yield* morphed(scene, lists, owner, mesh.positions);
  const place = scene.meshPlaceOf(model);
  const clusters = yield* clustersOf(scene, lists, owner);
  if (clusters.length === 0) return { mesh: { ...mesh, positions }, place };
  const hung = yield* hang(scene, lists, clusters, model, positions, place);
  const indices = hung.mirrored ? turned(mesh.indices) : mesh.indices;
  return { mesh: { ...mesh, positions: hung.positions, indices }, place: IDENTITY };
}

/** Those that have a bone. */
function* clustersOf(scene: FbxScene, lists: FbxLists, owner: FbxNode): Steps<FbxNode[]> {
  const clusters: FbxNode[] = [];
  for (const skin of deformersOf(scene, owner, 'Skin'))
    for (const cluster of deformersOf(scene, skin, 'Cluster')) {
      lists.spend();
      if (bonesOf(scene, cluster).length > 0) clusters.push(cluster);
      if (clusters.length % PAUSE === 0) yield { stage: 'build', fraction: 0 };
    }
  return clusters;
}

function* morphed(scene: FbxScene, lists: FbxLists, owner: FbxNode, base: Float64Array): Steps<Float64Array> {
  lists.spend(base.byteLength);
  const positions = Float64Array.from(base);
  for (const shape of deformersOf(scene, owner, 'BlendShape'))
    for (const channel of deformersOf(scene, shape, 'BlendShapeChannel')) {
      lists.spend();
      yield { stage: 'build', fraction: 0 };
      const percent = percentOf(scene, channel);
      if (percent === 0) continue;
      const targets = scene.partsOf(channel, 'Geometry').slice(0, MAX_TARGETS);
      const full = yield* lists.read(channel, 'FullWeights', Float64Array);
      for (const [i, target] of targets.entries()) {
        lists.spend();
        const share = shareOf(percent, i, targets.length, full);
        if (share !== 0) yield* addShape(lists, target, share, positions);
      }
    }
  return positions;
}

/** How far one of the shapes of a channel is on: between two neighbours, one goes as the other comes. */
function shareOf(percent: number, i: number, count: number, full: Float64Array): number {
  const at = (k: number) => (k < 0 ? 0 : full.length === count ? full[k] : (100 * (k + 1)) / count);
  const [before, own, after] = [at(i - 1), at(i), at(i + 1)];
  const coming = (percent - before) / (own - before);
  if (percent <= own || i === count - 1) return i === 0 || percent > own ? coming : Math.max(0, coming);
  return Math.max(0, (after - percent) / (after - own));
}

function* addShape(lists: FbxLists, target: FbxNode, share: number, positions: Float64Array): Steps<void> {
  const vertices = yield* lists.read(target, 'Indexes', Int32Array);
  const moves = yield* lists.read(target, 'Vertices', Float64Array);
  const count = Math.min(vertices.length, Math.floor(moves.length / 3));
  for (let i = 0; i < count; i++) {
    if (i % BATCH === 0) yield { stage: 'build', fraction: 0 };
    const first = 3 * vertices[i];
    if (vertices[i] < 0 || first >= positions.length) continue;
    for (let k = 0; k < 3; k++) positions[first + k] += share * moves[3 * i + k];
  }
}

/**
 * Linear blend skinning: every vertex is the mean of where the bones it hangs on would have it. What hangs on none stays where the model has it.
 *
 * @returns places in the scene, and whether fronts have become backs
 */
function* hang(
  scene: FbxScene,
  lists: FbxLists,
  clusters: readonly FbxNode[],
  model: FbxNode,
  points: Float64Array,
  place: Matrix,
): Steps<{ positions: Float64Array; mirrored: boolean }> {
  const positions = new Float64Array(points.length);
  const sums = new Float64Array(points.length / 3);
  const turns = [0, 0];
  for (const cluster of clusters) {
    yield { stage: 'build', fraction: 0 };
    const toScene = yield* bindOf(scene, lists, cluster, model);
    if (!toScene) continue;
    const vertices = yield* lists.read(cluster, 'Indexes', Int32Array);
    const weights = yield* lists.read(cluster, 'Weights', Float64Array);
    for (let i = 0; i < Math.min(vertices.length, weights.length); i++) {
      if (i % BATCH === 0) yield { stage: 'build', fraction: 0 };
      // A weight of nothing, or less, holds nothing.
      if (!(vertices[i] >= 0 && vertices[i] < sums.length && weights[i] > 0)) continue;
      sums[vertices[i]] += weights[i];
      addMoved(toScene, points, vertices[i], weights[i], positions);
      turns[Number(mirrors(toScene))] += weights[i];
    }
  }
  for (let v = 0; v < sums.length; v++) {
    if (v % BATCH === 0) yield { stage: 'build', fraction: 0 };
    if (sums[v] > 0) for (let k = 3 * v; k < 3 * v + 3; k++) positions[k] /= sums[v];
    else {
      addMoved(place, points, v, 1, positions);
      turns[Number(mirrors(place))]++;
    }
  }
  return { positions, mirrored: turns[1] > turns[0] };
}

function addMoved(m: Matrix, points: Float64Array, vertex: number, weight: number, sums: Float64Array): void {
  const at = 3 * vertex;
  const [x, y, z] = [points[at], points[at + 1], points[at + 2]];
  for (let k = 0; k < 3; k++) sums[at + k] += weight * (m[k] * x + m[4 + k] * y + m[8 + k] * z + m[12 + k]);
}

/** Where a cluster has the points of a mesh: its bone as it stands, after the mesh as the bone saw it when they were bound. */
function* bindOf(scene: FbxScene, lists: FbxLists, cluster: FbxNode, model: FbxNode): Steps<Matrix | undefined> {
  const [bone] = bonesOf(scene, cluster);
  if (!bone) return undefined;
  const stands = scene.placeOf(bone).matrix;
  const seen = yield* matrixOf(lists, cluster, 'Transform');
  if (seen) return [stands, seen, geometricOf(scene.of(model))].reduce(multiply);
  const bound = (yield* matrixOf(lists, cluster, 'TransformLink')) ?? (yield* scene.bindPoseOf(bone, lists)) ?? stands;
  const mesh = (yield* scene.bindPoseOf(model, lists)) ?? scene.placeOf(model).matrix;
  const back = inverse(bound);
  return back && [stands, back, mesh, geometricOf(scene.of(model))].reduce(multiply);
}

function turned(indices: Uint32Array): Uint32Array {
  const others = indices.slice();
  for (let i = 0; i < others.length; i += 3) [others[i + 1], others[i + 2]] = [indices[i + 2], indices[i + 1]];
  return others;
}
