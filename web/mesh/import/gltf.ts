/**
 * glTF 2.0, both .glb and .gltf. Two passes: the first checks every piece against the bytes present and adds up the sizes,
 * the second allocates once and reads.
 */
import type { Companions } from './companions';
import { openGlb } from './glb';
import { readAccessor } from './gltfAccessor';
import { GltfBuffers } from './gltfBuffers';
import type { DecoderSources, Decoders } from './decoders';
import { deform } from './gltfDeform';
import type { Deformed } from './gltfDeform';
import { DRACO, unsupportedExtensions } from './gltfExtensions';
import { withAllFaults } from './gltfFaults';
import { instancesOf } from './gltfInstances';
import { asArray, parseGltf } from './gltfJson';
import type { JsonObject } from './gltfJson';
import { GltfMeshes } from './gltfMesh';
import type { OpenMesh, Primitive } from './gltfMesh';
import { placeMeshes } from './gltfNodes';
import { unpackedBytes } from './gltfSize';
import { GltfPose, posesOf } from './gltfPose';
import { PosedMeshes } from './gltfPosed';
import { TriangleAssembler } from './gltfTriangles';
import { checkMeshBytes, checkTriangleCount, checkVertexCount } from './limits';
import { mirrors, multiply, transformPoints } from './matrix';
import type { Matrix } from './matrix';
import { loadMeshopt } from './meshopt';
import { PartCollector, cleanName, partOf } from './parts';
import { placedName } from './placed';
import type { PlacedName } from './placed';
import { BATCH, waitFor } from './steps';
import type { Steps } from './steps';
import { ImportError } from './types';
import type { ImportOptions, RawMesh } from './types';
import { WarningList } from './warnings';

/** Places of all instances together; each takes some hundred bytes, however small its mesh. */
const MAX_INSTANCES = 1_000_000;

/** A mesh at a place; its vertices begin at `firstVertex` in the result. */
interface Piece {
  readonly mesh: OpenMesh;
  readonly toWorld: Matrix;
  readonly firstVertex: number;
  /** by primitive, where the pose makes other shapes of them */
  readonly deformed?: readonly Deformed[];
  readonly who: PlacedName;
}

interface Plan {
  readonly pieces: readonly Piece[];
  readonly vertices: number;
  readonly triangles: number;
  readonly points: number;
}

/**
 * Reads a glTF document with everything its default scene shows, node transforms applied. Under a mirroring transform triangles are
 * turned round, so that fronts stay fronts. Skins and morph targets are passed over with a warning, unless a pose is asked for.
 * What is packed by Draco or meshopt is unpacked by their own decoders.
 *
 * @param bytes a .glb or the JSON text of a .gltf
 * @throws ImportError for anything that is missing, too short, not allowed or not supported
 */
export function* readGltf(
  bytes: Uint8Array,
  isBinary: boolean,
  companions: Companions,
  warnings: WarningList,
  { decoders: sources = {}, pose: asked }: Pick<ImportOptions, 'decoders' | 'pose'> = {},
): Steps<RawMesh> {
  const { json, binary } = isBinary ? openGlb(bytes, warnings) : { json: bytes, binary: undefined };
  const document = parseGltf(json);
  const unpacked = unpackedBytes(document);
  if (unpacked > 0) yield { stage: 'read', fraction: 0, bytes: unpacked };
  const decoders = yield* loadDecoders(document, sources);
  const buffers = new GltfBuffers(document, companions, binary, decoders.meshopt);
  const fileBytes = bytes.length + companions.totalBytes;
  const poses = posesOf(document, asked);
  const posed = poses !== undefined && poses.chosen !== 'modelled';
  const meshes = new GltfMeshes(document, buffers, warnings, fileBytes, decoders.draco, posed);
  const unsupported = unsupportedExtensions(document, sources);
  try {
    if (unsupported.length > 0) throw unsupported[0];
    const pose = posed ? new GltfPose(document, buffers, poses.chosen, warnings, fileBytes) : undefined;
    const plan = yield* planPieces(document, buffers, meshes, fileBytes, warnings, pose);
    if (meshes.unseen > 0 && plan.pieces.length === 0)
      throw new ImportError('gltf-none-shown', { meshes: meshes.unseen });
    warnings.add('gltf-mesh-unseen', meshes.unseen);
    return { ...(yield* readPieces(plan, warnings)), poses };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw withAllFaults(error, attempts(document, unsupported, meshes));
  }
}

/** Decoders come when a file needs them, before anything is read. */
function* loadDecoders(document: JsonObject, sources: DecoderSources): Steps<Decoders> {
  const used = asArray(document['extensionsUsed'], 'extensionsUsed');
  const required = asArray(document['extensionsRequired'], 'extensionsRequired');
  const needs = (name: string) => used.includes(name) || required.includes(name);
  const meshopt = needs('EXT_meshopt_compression') || needs('KHR_meshopt_compression');
  return {
    draco: sources.draco && needs(DRACO) ? yield* waitFor(fetched(sources.draco(), 'Draco')) : undefined,
    meshopt: meshopt ? yield* waitFor(fetched(loadMeshopt(), 'meshopt')) : undefined,
  };
}

/** A decoder that does not come is no fault of the file. */
async function fetched<T>(decoder: Promise<T>, codec: string): Promise<T> {
  try {
    return await decoder;
  } catch (cause) {
    throw new ImportError('decoder-missing', { codec }, { cause });
  }
}

/** One for every part of the document that may be wrong by itself. */
function* attempts(document: JsonObject, unsupported: readonly ImportError[], meshes: GltfMeshes) {
  for (const error of unsupported)
    yield () => {
      throw error;
    };
  yield () => placeMeshes(document, new WarningList());
  yield* meshes.attempts();
}

function* planPieces(
  document: JsonObject,
  buffers: GltfBuffers,
  meshes: GltfMeshes,
  fileBytes: number,
  warnings: WarningList,
  pose?: GltfPose,
): Steps<Plan> {
  yield { stage: 'read', fraction: 0 };
  const pieces: Piece[] = [];
  const sums = { vertices: 0, triangles: 0, points: 0 };
  const shapes = pose && new PosedMeshes(document, buffers, pose, fileBytes);
  for (const [i, placement] of placeMeshes(document, warnings, pose?.localOf).entries()) {
    const { mesh: reference, where, toWorld, instancing } = placement;
    if (i % BATCH === 0) yield { stage: 'read', fraction: 0 };
    const mesh = meshes.open(reference, where);
    const who = placement.who.name === '' ? placedName(mesh.name, placement.who) : placement.who;
    const admit = (count: number): void => {
      if (pieces.length + count > MAX_INSTANCES) throw new ImportError('model-endless', { name: where });
      const [vertices, triangles] = [sums.vertices + count * mesh.vertices, sums.triangles + count * mesh.triangles];
      checkVertexCount(vertices);
      checkTriangleCount(triangles);
      checkMeshBytes(vertices, triangles);
    };
    // What makes no triangle is not shown however often.
    const places =
      instancing && mesh.triangles > 0
        ? instancesOf(document, buffers, instancing, where, fileBytes, admit).map((own) => multiply(toWorld, own))
        : [toWorld];
    const deformed = shapes?.open(mesh, placement, places.length);
    for (const [k, place] of places.entries()) {
      if (k % BATCH === BATCH - 1) yield { stage: 'read', fraction: 0 };
      if (mesh.triangles > 0)
        pieces.push({
          ...{ mesh, toWorld: place, firstVertex: sums.vertices, who: oneOf(who, k, places.length) },
          ...(deformed && { deformed }),
        });
      sums.vertices += mesh.vertices;
      sums.triangles += mesh.triangles;
      sums.points += mesh.points;
      checkVertexCount(sums.vertices);
      checkTriangleCount(sums.triangles);
      checkMeshBytes(sums.vertices, sums.triangles);
    }
  }
  return { pieces, ...sums };
}

/** Instances are told apart by their numbers. */
const oneOf = (who: PlacedName, at: number, count: number): PlacedName =>
  count > 1 ? { ...who, name: cleanName(`${who.name} ${at + 1}`) } : who;

function* readPieces({ pieces, vertices, triangles, points }: Plan, warnings: WarningList): Steps<RawMesh> {
  const positions = new Float64Array(vertices * 3);
  const assembler = new TriangleAssembler(triangles, warnings);
  const named = new PartCollector();
  let done = 0;
  for (const { mesh, toWorld, firstVertex, who, deformed } of pieces) {
    const mirrored = mirrors(toWorld);
    // By first vertex: bones may turn one primitive and not the next.
    const turns = new Map<number, boolean>();
    for (const [i, primitive] of mesh.primitives.entries()) {
      const { count } = primitive.positions;
      const first = firstVertex + primitive.firstVertex;
      if (primitive.ownsVertices) {
        readAccessor(primitive.positions, positions, first * 3);
        if (deformed) turns.set(first, yield* deform(deformed[i], toWorld, positions, first, warnings));
        else transformPoints(toWorld, positions, first, first + count);
      }
      const turned = turns.get(first) ?? mirrored;
      const { key, name } = primitive.material;
      named.begin(assembler.count, `${done}/${key}`, () => partOf(who.name, who.role, name));
      assembler.add(primitive.mode, cornersOf(primitive), { firstVertex: first, vertices: count, turned });
      yield { stage: 'read', fraction: done / pieces.length };
    }
    done++;
  }
  const runs = named.runs(assembler.count);
  return {
    positions,
    indices: assembler.indices,
    parts: Math.max(1, pieces.length),
    points,
    dropped: assembler.dropped,
    ...(runs && { runs }),
  };
}

/** Vertex numbers within the primitive, one per corner; without indices simply 0, 1, 2, … */
function cornersOf({ positions, indices }: Primitive): Uint32Array {
  const corners = new Uint32Array((indices ?? positions).count);
  if (indices) readAccessor(indices, corners, 0);
  else for (let i = 0; i < corners.length; i++) corners[i] = i;
  return corners;
}
