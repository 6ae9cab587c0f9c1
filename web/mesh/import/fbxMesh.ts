/** The polygons of one FBX geometry. */
import { FaceList } from './faces';
import { child } from './fbxNodes';
import type { FbxLists, FbxNode } from './fbxNodes';
import { checkMeshBytes, checkTriangleCount, checkVertexCount } from './limits';
import type { PartMesh } from './placed';
import { BATCH } from './steps';
import type { Steps } from './steps';
import type { WarningList } from './warnings';

/**
 * Counts are checked before anything is unpacked.
 *
 * @returns a mesh whose parts are named by the numbers of their materials
 * @throws ImportError `fbx-bad`, `too-many-triangles`, `too-many-vertices`, `too-much-memory`
 */
export function* readFbxMesh(geometry: FbxNode, lists: FbxLists, warnings: WarningList): Steps<PartMesh> {
  const vertices = Math.floor(lists.count(geometry, 'Vertices') / 3);
  // A polygon of n corners makes n - 2 triangles, which is never less than a third of n.
  const least = Math.floor(lists.count(geometry, 'PolygonVertexIndex') / 3);
  checkVertexCount(vertices);
  checkTriangleCount(least);
  checkMeshBytes(vertices, least);
  const positions = yield* lists.read(geometry, 'Vertices', Float64Array);
  const corners = yield* lists.read(geometry, 'PolygonVertexIndex', Int32Array);
  // How many there really are, before they are made.
  checkTriangleCount(corners.length - 2 * (yield* countEnds(corners)));
  const materials = yield* materialsOf(geometry, corners.length, lists);
  const faces = new FaceList();
  let first = 0;
  if (materials.length > 0) faces.beginPart(String(materials[0]), () => ({ name: String(materials[0]) }));
  for (let i = 0; i < corners.length; i++) {
    if (i % BATCH === 0) yield { stage: 'read', fraction: 0.9 };
    // The last corner of a polygon is written as its complement.
    const isLast = corners[i] < 0;
    faces.addCorner(isLast ? -1 - corners[i] : corners[i]);
    if (!isLast) continue;
    faces.endFace();
    first = i + 1;
    const next = materials[faces.count];
    if (next !== undefined && next !== materials[faces.count - 1])
      faces.beginPart(String(next), () => ({ name: String(next) }));
  }
  warnings.add('loose-indices', corners.length - first);
  const whole = positions.subarray(0, 3 * vertices);
  return { positions: whole, ...(yield* faces.triangulate(whole, warnings)) };
}

function* countEnds(corners: Int32Array): Steps<number> {
  let ends = 0;
  for (let i = 0; i < corners.length; i++) {
    if (i % (64 * BATCH) === 0) yield { stage: 'read', fraction: 0.9 };
    if (corners[i] < 0) ends++;
  }
  return ends;
}

/** The number of its material for every polygon; none where all have the same one. There are never more polygons than corners. */
function* materialsOf(geometry: FbxNode, corners: number, lists: FbxLists): Steps<Int32Array> {
  const layer = child(geometry, 'LayerElementMaterial');
  const isByPolygon = layer && child(layer, 'MappingInformationType')?.values[0] === 'ByPolygon';
  if (!isByPolygon || lists.count(layer, 'Materials') > corners) return new Int32Array();
  return yield* lists.read(layer, 'Materials', Int32Array);
}
