/** The last step for every format: drops what is not finite, removes unused vertices, measures and guesses. */
import { GroundArea, guessUnit } from './guess';
import { MAX_PARTS, checkMeshBytes, checkTriangleCount } from './limits';
import { BATCH } from './steps';
import type { Steps } from './steps';
import { ImportError } from './types';
import type { ImportedMesh, MeshFormat, RawMesh } from './types';
import { tableOf } from './parts';
import type { PartRuns } from './parts';
import type { WarningList } from './warnings';

type Bounds = ImportedMesh['bounds'];
/** What the numbers of a mesh alone say. Name, bytes and warnings come from the files. */
export type FinishedMesh = Omit<ImportedMesh, 'name' | 'bytes' | 'warnings'>;

/** How far through the stage each half of the work begins. */
const HALF = 0.5;

/**
 * Makes a sound mesh of what a loader read. Triangles of zero area stay and are counted.
 *
 * @throws ImportError `no-triangles`, `only-others` where there are lines alone, `nothing-sound` when all triangles had to be dropped, `too-many-triangles`, `too-much-memory`
 */
export function* finishMesh(raw: RawMesh, format: MeshFormat, warnings: WarningList): Steps<FinishedMesh> {
  checkTriangleCount(raw.indices.length / 3);
  if (raw.indices.length === 0 && raw.dropped === 0) {
    if (warnings.lines > 0) throw new ImportError('only-others', { kind: 'lines', count: warnings.lines });
    throw new ImportError('no-triangles', { points: raw.points });
  }

  const { kept, runs } = yield* dropNotFinite(raw, warnings);
  if (kept.length === 0) throw new ImportError('nothing-sound', { dropped: raw.dropped + raw.indices.length / 3 });

  const { positions, indices } = compact(raw.positions, kept);
  checkMeshBytes(positions.length / 3, indices.length / 3);
  const { degenerate, ground } = yield* measureTriangles(positions, indices);
  warnings.add('degenerate-triangles', degenerate);
  const table = runs && tableOf(runs, indices.length / 3);
  if (table?.parts.some(({ rest }) => rest)) warnings.add('parts-gathered', 1, { limit: MAX_PARTS });
  const bounds = boundsOf(positions);
  const sizes = bounds.max.map((max, axis) => max - bounds.min[axis]);
  const size = Math.max(...sizes);
  const up = ground.guessUp(format);
  const height = sizes[up.upAxisGuess === 'y' ? 1 : 2];
  return {
    format,
    positions,
    indices,
    parts: raw.parts,
    ...(table && { table }),
    ...(raw.poses && { poses: raw.poses }),
    bounds,
    ...guessUnit(format, size, height / size, ground.typicalSide),
    ...up,
    ...(raw.stated && {
      unitScaleGuess: raw.stated.scale,
      unitReason: 'unit-stated',
      upAxisGuess: raw.stated.up,
      upAxisReason: 'up-stated',
    }),
  };
}

/** The triangles whose corners are all finite; `raw.indices` itself when that is all of them. */
function* dropNotFinite(
  { positions, indices, runs }: RawMesh,
  warnings: WarningList,
): Steps<{ kept: Uint32Array<ArrayBuffer>; runs?: PartRuns }> {
  let kept = 0;
  const starts: number[] = [];
  let result = indices;
  for (let i = 0; i < indices.length; i += 3) {
    if (i % BATCH === 0) yield { stage: 'check', fraction: (HALF * i) / indices.length };
    while (runs && 3 * runs.starts[starts.length] === i) starts.push(kept / 3);
    const sound =
      isFiniteVertex(positions, indices[i]) &&
      isFiniteVertex(positions, indices[i + 1]) &&
      isFiniteVertex(positions, indices[i + 2]);
    if (!sound && result === indices) result = indices.slice();
    if (!sound) continue;
    if (result !== indices) result.set(indices.subarray(i, i + 3), kept);
    kept += 3;
  }
  warnings.add('triangles-not-finite', (indices.length - kept) / 3);
  return {
    kept: kept === indices.length ? indices : result.slice(0, kept),
    // What begins where nothing comes any more has nothing.
    ...(runs && { runs: { ...runs, starts, owners: runs.owners.slice(0, starts.length) } }),
  };
}

function isFiniteVertex(positions: Float64Array, vertex: number): boolean {
  const x = positions[vertex * 3];
  const y = positions[vertex * 3 + 1];
  const z = positions[vertex * 3 + 2];
  return Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z);
}

/** Removes vertices no triangle uses, keeping the order of the others; the same arrays when there are none. */
export function compact<P extends Float64Array, I extends Uint32Array>(
  positions: P,
  indices: I,
): { positions: P | Float64Array<ArrayBuffer>; indices: I | Uint32Array<ArrayBuffer> } {
  const count = positions.length / 3;
  const used = new Uint8Array(count);
  for (let i = 0; i < indices.length; i++) used[indices[i]] = 1;
  const renumbered = new Uint32Array(count);
  let next = 0;
  for (let vertex = 0; vertex < count; vertex++) if (used[vertex]) renumbered[vertex] = next++;
  if (next === count) return { positions, indices };

  const fewer = new Float64Array(next * 3);
  for (let vertex = 0; vertex < count; vertex++) {
    if (used[vertex]) fewer.set(positions.subarray(vertex * 3, vertex * 3 + 3), renumbered[vertex] * 3);
  }
  return { positions: fewer, indices: indices.map((vertex) => renumbered[vertex]) };
}

/** Counts the triangles of exactly zero area and adds up the level ground. */
function* measureTriangles(p: Float64Array, indices: Uint32Array): Steps<{ degenerate: number; ground: GroundArea }> {
  const ground = new GroundArea();
  let degenerate = 0;
  for (let i = 0; i < indices.length; i += 3) {
    if (i % BATCH === 0) yield { stage: 'check', fraction: HALF + (HALF * i) / indices.length };
    const a = indices[i] * 3;
    const b = indices[i + 1] * 3;
    const c = indices[i + 2] * 3;
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    if (x === 0 && y === 0 && z === 0) degenerate++;
    else ground.add(y, z, Math.hypot(x, y, z));
  }
  return { degenerate, ground };
}

function boundsOf(positions: Float64Array): Bounds {
  const bounds: Bounds = { min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] };
  for (let i = 0; i < positions.length; i++) {
    const axis = i % 3;
    if (positions[i] < bounds.min[axis]) bounds.min[axis] = positions[i];
    if (positions[i] > bounds.max[axis]) bounds.max[axis] = positions[i];
  }
  return bounds;
}
