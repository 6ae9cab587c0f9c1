/** FBX of 6.0 and later, binary and text: meshes where the models place them. Materials, lights and cameras are passed over. */
import { animationsOf, startOf } from './fbxAnimation';
import { axesOf } from './fbxAxes';
import { readBinaryFbx } from './fbxBinary';
import { readFbxMesh } from './fbxMesh';
import { FbxLists, child } from './fbxNodes';
import type { FbxNode } from './fbxNodes';
import { fbxPosesOf, poseFbxMesh } from './fbxPose';
import { FbxScene, endless, kindOf, nameOf } from './fbxScene';
import { readTextFbx } from './fbxText';
import { compact } from './finish';
import { multiply } from './matrix';
import type { Matrix } from './matrix';
import { PlacedMeshes, scaling, statedUnit } from './placed';
import type { PartMesh } from './placed';
import type { Steps } from './steps';
import type { ImportOptions, RawMesh } from './types';
import type { WarningList } from './warnings';

/** Meshes at their places: small files may ask for endless ones. */
const MAX_USES = 100_000;

/** @throws ImportError `fbx-bad`, `model-endless`, `too-many-triangles`, `too-many-vertices`, `too-much-memory` */
export function* readFbx(
  bytes: Uint8Array,
  isText: boolean,
  warnings: WarningList,
  { pose }: Pick<ImportOptions, 'pose'> = {},
): Steps<RawMesh> {
  yield { stage: 'read', fraction: 0 };
  const scene = new FbxScene(yield* isText ? readTextFbx(bytes) : readBinaryFbx(bytes));
  yield* scene.connect();
  // The unit is told in centimetres; that of the program it came from says nothing of the file.
  const [stated] = scene.settings('UnitScaleFactor', [1]);
  const { scale, factor } = statedUnit((stated > 0 ? stated : 1) / 100);
  const { up, toWorld, leftHanded } = axesOf(scene.settings);
  if (leftHanded) warnings.add('axes-left-handed');
  const animations = animationsOf(scene);
  const poses = fbxPosesOf(scene, animations, pose);
  const chosen = poses?.chosen ?? 'modelled';
  const isPosed = chosen !== 'modelled';
  const lists = new FbxLists();
  if (typeof chosen === 'number') scene.pose(yield* startOf(scene, animations[chosen], lists, warnings));
  if (!isPosed) warnOfPoses(scene, warnings);
  const placed = new PlacedMeshes();
  yield* placeMeshes(scene, multiply(toWorld, scaling(factor)), isPosed, lists, placed, warnings);
  return { ...placed.finish({ scale, up }), poses };
}

/** Before 7.0 a morph stands in its model. */
function warnOfPoses(scene: FbxScene, warnings: WarningList): void {
  for (const object of scene.objects) {
    const kind = object.name === 'Deformer' ? kindOf(object) : undefined;
    if (kind === 'Skin') warnings.add('skin-ignored');
    if (kind === 'BlendShape' || (object.name === 'Model' && child(object, 'Shape'))) warnings.add('morph-ignored');
  }
}

function* placeMeshes(
  scene: FbxScene,
  toWorld: Matrix,
  isPosed: boolean,
  lists: FbxLists,
  placed: PlacedMeshes,
  warnings: WarningList,
): Steps<void> {
  let uses = 0;
  let hidden = 0;
  let unseen = 0;
  for (const object of scene.objects) {
    if (!child(object, 'PolygonVertexIndex')) continue;
    // Before 7.0 a mesh stands in its model.
    const models = object.name === 'Model' ? [object] : scene.ownersOf(object, 'Model');
    uses += scene.ownerCount(object);
    if (uses > MAX_USES) throw endless(object);
    if (models.length === 0) unseen++;
    if (models.length === 0) continue;
    const whole = yield* readFbxMesh(object, lists, warnings);
    // Small files may have very many vertices that nothing uses; only a pose needs their numbers.
    const mesh = isPosed ? whole : usedOf(whole);
    for (const model of models) {
      yield { stage: 'build', fraction: 0 };
      if (scene.isHidden(model)) hidden++;
      const named = withMaterials(mesh, scene, model);
      const posed = isPosed
        ? yield* poseFbxMesh(scene, lists, object, model, named)
        : { mesh: named, place: scene.meshPlaceOf(model) };
      placed.add(isPosed ? usedOf(posed.mesh) : posed.mesh, multiply(toWorld, posed.place), scene.who(model));
    }
  }
  warnings.add('objects-hidden', hidden);
  warnings.add('gltf-mesh-unseen', unseen);
}

/** Points without a triangle are counted as they are. */
const usedOf = (mesh: PartMesh): PartMesh =>
  mesh.indices.length > 0 ? { ...mesh, ...compact(mesh.positions, mesh.indices) } : mesh;

/** The materials of a mesh have numbers; what they are called depends on the model. */
function withMaterials(mesh: PartMesh, scene: FbxScene, model: FbxNode): PartMesh {
  if (!mesh.runs) return mesh;
  const names = scene.partsOf(model, 'Material').map(nameOf);
  const parts = mesh.runs.parts.map(({ name }) => ({ name: names[Number(name)] ?? '' }));
  return { ...mesh, runs: { ...mesh.runs, parts } };
}
