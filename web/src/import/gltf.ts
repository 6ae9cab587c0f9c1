/**
 * glTF 2.0, both .glb and .gltf. Two passes: the first checks every piece against the bytes present and adds up the sizes,
 * the second allocates once and reads.
 */
import type { Companions } from './companions';
import { openGlb } from './glb';
import { readAccessor } from './gltfAccessor';
import { GltfBuffers } from './gltfBuffers';
import { checkExtensions } from './gltfExtensions';
import { parseGltf } from './gltfJson';
import { GltfMeshes } from './gltfMesh';
import type { OpenMesh, Primitive } from './gltfMesh';
import { placeMeshes } from './gltfNodes';
import { TriangleAssembler } from './gltfTriangles';
import { checkTriangleCount, checkVertexCount } from './limits';
import { mirrors, transformPoints } from './matrix';
import type { Matrix } from './matrix';
import { BATCH } from './steps';
import type { Steps } from './steps';
import type { RawMesh } from './types';
import type { WarningList } from './warnings';

/** A mesh at a place; its vertices begin at `firstVertex` in the result. */
interface Piece {
  readonly mesh: OpenMesh;
  readonly toWorld: Matrix;
  readonly firstVertex: number;
}

interface Plan {
  readonly pieces: readonly Piece[];
  readonly vertices: number;
  readonly triangles: number;
  readonly points: number;
}

/**
 * Reads a glTF document with everything its default scene shows, node transforms applied. Under a mirroring transform triangles are
 * turned round, so that fronts stay fronts. Skins, morph targets and GPU instances are passed over with a warning.
 *
 * @param bytes a .glb or the JSON text of a .gltf
 * @throws ImportError for anything that is missing, too short, not allowed or not supported
 */
export function* readGltf(
  bytes: Uint8Array,
  isBinary: boolean,
  companions: Companions,
  warnings: WarningList,
): Steps<RawMesh> {
  const { json, binary } = isBinary ? openGlb(bytes, warnings) : { json: bytes, binary: undefined };
  const document = parseGltf(json);
  checkExtensions(document);
  yield { stage: 'read', fraction: 0 };
  const placements = placeMeshes(document, warnings);
  const buffers = new GltfBuffers(document, companions, binary);
  const meshes = new GltfMeshes(document, buffers, warnings, bytes.length + companions.totalBytes);
  const pieces: Piece[] = [];
  const sums = { vertices: 0, triangles: 0, points: 0 };
  for (const [i, { mesh: reference, where, toWorld }] of placements.entries()) {
    if (i % BATCH === 0) yield { stage: 'read', fraction: 0 };
    const mesh = meshes.open(reference, where);
    if (mesh.triangles > 0) pieces.push({ mesh, toWorld, firstVertex: sums.vertices });
    sums.vertices += mesh.vertices;
    sums.triangles += mesh.triangles;
    sums.points += mesh.points;
    checkVertexCount(sums.vertices);
    checkTriangleCount(sums.triangles);
  }
  return yield* readPieces({ pieces, ...sums }, warnings);
}

function* readPieces({ pieces, vertices, triangles, points }: Plan, warnings: WarningList): Steps<RawMesh> {
  const positions = new Float64Array(vertices * 3);
  const assembler = new TriangleAssembler(triangles, warnings);
  let done = 0;
  for (const { mesh, toWorld, firstVertex } of pieces) {
    const turned = mirrors(toWorld);
    for (const primitive of mesh.primitives) {
      const { count } = primitive.positions;
      const first = firstVertex + primitive.firstVertex;
      if (primitive.ownsVertices) {
        readAccessor(primitive.positions, positions, first * 3);
        transformPoints(toWorld, positions, first, first + count);
      }
      assembler.add(primitive.mode, cornersOf(primitive), { firstVertex: first, vertices: count, turned });
      yield { stage: 'read', fraction: done / pieces.length };
    }
    done++;
  }
  return {
    positions,
    indices: assembler.indices,
    parts: Math.max(1, pieces.length),
    points,
    dropped: assembler.dropped,
  };
}

/** Vertex numbers within the primitive, one per corner; without indices simply 0, 1, 2, … */
function cornersOf({ positions, indices }: Primitive): Uint32Array {
  const corners = new Uint32Array((indices ?? positions).count);
  if (indices) readAccessor(indices, corners, 0);
  else for (let i = 0; i < corners.length; i++) corners[i] = i;
  return corners;
}
