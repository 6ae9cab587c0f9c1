/** FBX of 6.0 and later, binary and text: meshes where the models place them. Materials, animations, lights and cameras are passed over. */
import { axesOf } from './fbxAxes';
import { readBinaryFbx } from './fbxBinary';
import { readFbxMesh } from './fbxMesh';
import { FbxLists, child } from './fbxNodes';
import type { FbxNode } from './fbxNodes';
import { FbxScene, endless, kindOf, nameOf } from './fbxScene';
import { readTextFbx } from './fbxText';
import { multiply } from './matrix';
import type { Matrix } from './matrix';
import { PlacedMeshes, scaling, statedUnit } from './placed';
import type { PartMesh } from './placed';
import type { Steps } from './steps';
import type { RawMesh } from './types';
import type { WarningList } from './warnings';

/** Meshes at their places: small files may ask for endless ones. */
const MAX_USES = 100_000;
/** Placements between two yields. */
const PAUSE = 256;

/** @throws ImportError `fbx-bad`, `model-endless`, `too-many-triangles`, `too-many-vertices`, `too-much-memory` */
export function* readFbx(bytes: Uint8Array, isText: boolean, warnings: WarningList): Steps<RawMesh> {
  yield { stage: 'read', fraction: 0 };
  const scene = new FbxScene(yield* isText ? readTextFbx(bytes) : readBinaryFbx(bytes));
  yield* scene.connect();
  // The unit is told in centimetres; that of the program it came from says nothing of the file.
  const [stated] = scene.settings('UnitScaleFactor', [1]);
  const { scale, factor } = statedUnit((stated > 0 ? stated : 1) / 100);
  const { up, toWorld, leftHanded } = axesOf(scene.settings);
  if (leftHanded) warnings.add('axes-left-handed');
  const placed = new PlacedMeshes();
  yield* placeMeshes(scene, multiply(toWorld, scaling(factor)), placed, warnings);
  return placed.finish({ scale, up });
}

function* placeMeshes(scene: FbxScene, toWorld: Matrix, placed: PlacedMeshes, warnings: WarningList): Steps<void> {
  const lists = new FbxLists();
  let uses = 0;
  let hidden = 0;
  let unseen = 0;
  for (const object of scene.objects) {
    if (object.name === 'Deformer' && kindOf(object) === 'Skin') warnings.add('skin-ignored');
    if (object.name === 'Deformer' && kindOf(object) === 'BlendShape') warnings.add('morph-ignored');
    if (!child(object, 'PolygonVertexIndex')) continue;
    // Before 7.0 a mesh stands in its model.
    const models = object.name === 'Model' ? [object] : scene.ownersOf(object, 'Model');
    uses += scene.ownerCount(object);
    if (uses > MAX_USES) throw endless(object);
    if (models.length === 0) unseen++;
    if (models.length === 0) continue;
    const mesh = yield* readFbxMesh(object, lists, warnings);
    for (const [i, model] of models.entries()) {
      if (i % PAUSE === 0) yield { stage: 'build', fraction: 0 };
      if (scene.isHidden(model)) hidden++;
      placed.add(withMaterials(mesh, scene, model), multiply(toWorld, scene.meshPlaceOf(model)), scene.who(model));
    }
  }
  warnings.add('objects-hidden', hidden);
  warnings.add('gltf-mesh-unseen', unseen);
}

/** The materials of a mesh have numbers; what they are called depends on the model. */
function withMaterials(mesh: PartMesh, scene: FbxScene, model: FbxNode): PartMesh {
  if (!mesh.runs) return mesh;
  const names = scene.partsOf(model, 'Material').map(nameOf);
  const parts = mesh.runs.parts.map(({ name }) => ({ name: names[Number(name)] ?? '' }));
  return { ...mesh, runs: { ...mesh.runs, parts } };
}
