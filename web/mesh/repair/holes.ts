/** Closes holes that are small enough, with triangles between the corners that are there. */
import { extentOf } from '../report/extent';
import { GrowableUint32 } from '../import/growable';
import { PolygonCutter } from '../import/polygon';
import { isFlat } from './flat';
import { type Loop, loopsOf } from './loops';
import { crossOf, edgesIn } from './shared';
import type { HolesLeft, Triangles } from './types';

/** Below this cosine between what would close a hole and the triangles around it, the surface would be folded back onto itself. */
const foldedBack = -0.5;

interface Patch {
  readonly triangles: readonly number[];
  /** new edges within it, as `keyOf` writes them */
  readonly inner: readonly number[];
  readonly loop: Loop;
}

/** @param widest longest side of the box around a hole, in units of the model */
export function closeHoles(mesh: Triangles, widest: number) {
  const { positions, indices } = mesh;
  const { loops, tangled } = loopsOf(mesh);
  const left = { wide: 0, border: 0, tangled, untidy: 0 };
  const cutter = new PolygonCutter(positions);
  const patches: Patch[] = [];
  for (const loop of loops) {
    const patch = patchFor(mesh, loop, widest, cutter);
    if (typeof patch === 'string') left[patch]++;
    else patches.push(patch);
  }
  const crowding = crowdingAmong(mesh, patches);
  const sound = patches.filter(({ inner }) => !inner.some((key) => crowding.has(key)));
  left.untidy += patches.length - sound.length;
  const added = sound.flatMap(({ triangles }) => triangles);
  const beside = sound.flatMap(({ loop }) => loop.sides.map((side) => Math.floor(side / 3)));
  return { indices: joined(indices, added), closed: sound.length, added: added.length / 3, left, beside };
}

function joined(indices: Uint32Array, more: readonly number[]): Uint32Array {
  if (more.length === 0) return indices;
  const made = new Uint32Array(indices.length + more.length);
  made.set(indices);
  made.set(more, indices.length);
  return made;
}

function patchFor(
  mesh: Triangles,
  loop: Loop,
  widest: number,
  cutter: PolygonCutter,
): Patch | Exclude<keyof HolesLeft, 'tangled'> {
  const { positions } = mesh;
  if (!(extentOf(positions, loop.corners) <= widest)) return 'wide';
  if (loop.corners.length < 3) return 'untidy';
  if (facesBack(mesh, loop)) return 'border';
  const triangles = cutWhole(positions, loop.corners, cutter);
  if (!triangles) return 'untidy';
  return { triangles, inner: innerEdges(triangles, loop.corners, positions.length), loop };
}

/** How often a ring is cut anew, from its next corner on, when a triangle comes out flat: four corners, three on a line, have one good way. */
const mostCuts = 4;

function cutWhole(positions: Float64Array, corners: readonly number[], cutter: PolygonCutter): number[] | null {
  for (let turn = 0; turn < mostCuts; turn++) {
    const ring = new GrowableUint32();
    corners.forEach((_, at) => ring.push(corners[(at + turn) % corners.length]!));
    const cut = new GrowableUint32();
    if (!cutter.cut(ring, 0, ring.length, cut)) continue;
    const triangles = Array.from(cut.toArray());
    const isSound = (_: number, at: number) =>
      at % 3 !== 0 || !isFlat(positions, triangles[at]!, triangles[at + 1]!, triangles[at + 2]!);
    if (triangles.every(isSound)) return triangles;
  }
  return null;
}

/** Whether it is the outer border of something open rather than a hole in it: what closes it would have the surface behind its back. */
function facesBack({ positions, indices }: Triangles, { corners, sides }: Loop): boolean {
  const [x, y, z] = areaOf(positions, corners);
  const size = Math.sqrt(x * x + y * y + z * z);
  let cosines = 0;
  let weights = 0;
  sides.forEach((side) => {
    const t = side - (side % 3);
    const normal = crossOf(positions, indices[t]!, indices[t + 1]!, indices[t + 2]!);
    const length = Math.sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
    if (length === 0) return;
    cosines += (normal[0] * x + normal[1] * y + normal[2] * z) / length / size;
    weights++;
  });
  return weights > 0 && cosines / weights < foldedBack;
}

/** Twice the area that a loop goes round, along its normal, reckoned from its first corner. */
function areaOf(p: Float64Array, corners: readonly number[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let at = 1; at + 1 < corners.length; at++) {
    const part = crossOf(p, corners[0]!, corners[at]!, corners[at + 1]!);
    for (let axis = 0; axis < 3; axis++) sum[axis]! += part[axis]!;
  }
  return sum;
}

const keyOf = (a: number, b: number, count: number): number => Math.min(a, b) * count + Math.max(a, b);

function innerEdges(triangles: readonly number[], border: readonly number[], count: number): number[] {
  const outer = new Set(border.map((corner, at) => keyOf(corner, border[(at + 1) % border.length]!, count)));
  const inner = new Set<number>();
  for (let at = 0; at < triangles.length; at++) {
    const to = triangles[at % 3 === 2 ? at - 2 : at + 1]!;
    const key = keyOf(triangles[at]!, to, count);
    if (!outer.has(key)) inner.add(key);
  }
  return [...inner];
}

/** New edges that are there already, or that two patches have: they would be edges of more than two triangles. */
function crowdingAmong(mesh: Triangles, patches: readonly Patch[]): ReadonlySet<number> {
  const wanted = new Set<number>();
  const crowding = new Set<number>();
  for (const key of patches.flatMap(({ inner }) => inner)) {
    if (wanted.has(key)) crowding.add(key);
    wanted.add(key);
  }
  if (wanted.size === 0) return crowding;
  const { low, high, count } = edgesIn(mesh);
  for (let edge = 0; edge < count; edge++) {
    const key = keyOf(low[edge]!, high[edge]!, mesh.positions.length);
    if (wanted.has(key)) crowding.add(key);
  }
  return crowding;
}
