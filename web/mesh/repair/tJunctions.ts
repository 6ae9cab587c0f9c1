/** Gives a triangle the corners that lie in the middle of its sides, by cutting it there. */
import { findTJunctions, placeOn } from '../report/tJunctions';
import { cornersOf, edgesIn, sideEnd } from './shared';
import type { Triangles } from './types';

/** A piece of a side is shorter than the side, so a corner that was just too far from the side may lie on the piece no more, or only now. */
const mostRounds = 4;

export function splitTJunctions(mesh: Triangles) {
  let { indices } = mesh;
  let split = 0;
  let from: Uint32Array | null = null;
  for (let round = 0; round < mostRounds; round++) {
    const cut = splitOnce({ ...mesh, indices });
    if (!cut) break;
    split += cut.split;
    const before: Uint32Array | null = from;
    from = before ? cut.from.map((triangle) => before[triangle]!) : cut.from;
    indices = cut.indices;
  }
  const added = (indices.length - mesh.indices.length) / 3;
  return { indices, split, added, from };
}

interface Cut {
  readonly indices: Uint32Array;
  readonly split: number;
  /** of each triangle, the one that it was a part of */
  readonly from: Uint32Array;
}

function splitOnce(mesh: Triangles): Cut | null {
  const { indices } = mesh;
  const found = cornersOnSides(mesh);
  if (found.size === 0) return null;
  const triangles: number[] = [];
  const from: number[] = [];
  const cutting = new Set([...found.keys()].map((side) => Math.floor(side / 3)));
  const made = new Cutter(found);
  for (const triangle of [...cutting].sort((a, b) => a - b)) {
    const pieces = made.cut(indices, triangle);
    triangles.push(...pieces);
    for (let at = 0; at < pieces.length; at += 3) from.push(triangle);
  }
  return { ...inPlace(indices, triangles, from), split: cutting.size };
}

/** The first piece takes the place of its triangle, the others come last: triangles that are not cut keep their numbers. */
function inPlace(indices: Uint32Array, pieces: readonly number[], of: readonly number[]) {
  const count = indices.length / 3;
  const firsts = new Set(of).size;
  const whole = new Uint32Array(indices.length + pieces.length - 3 * firsts);
  const from = new Uint32Array(whole.length / 3);
  whole.set(indices);
  for (let t = 0; t < count; t++) from[t] = t;
  let last = count;
  of.forEach((triangle, at) => {
    const to = of[at - 1] === triangle ? last++ : triangle;
    for (let k = 0; k < 3; k++) whole[3 * to + k] = pieces[3 * at + k]!;
    from[to] = triangle;
  });
  return { indices: whole, from };
}

/** By side: the corners in its middle, from its beginning to its end. */
function cornersOnSides(mesh: Triangles): Map<number, number[]> {
  const { positions } = mesh;
  const edges = edgesIn(mesh);
  const corners = cornersOf(mesh);
  const open: number[] = [];
  const sides: number[] = [];
  for (let side = 0; side < corners.length; side++) {
    const edge = edges.ofSide[side]!;
    if (edge < 0 || edges.up[edge]! + edges.down[edge]! !== 1) continue;
    open.push(corners[side]!, corners[sideEnd(side)]!);
    sides.push(side);
  }
  const found = new Map<number, number[]>();
  findTJunctions(positions, Uint32Array.from(open), (corner, at) => {
    const side = sides[at]!;
    // Its own corner makes a triangle flat, and cutting it would not help.
    if (corners[sideEnd(sideEnd(side))] === corner) return;
    const list = found.get(side);
    if (list) list.push(corner);
    else found.set(side, [corner]);
  });
  for (const [side, list] of found) {
    const [a, b] = [corners[side]!, corners[sideEnd(side)]!];
    const along = new Map(list.map((corner) => [corner, placeOn(positions, a, b, corner) ?? 0]));
    list.sort((one, other) => along.get(one)! - along.get(other)! || one - other);
  }
  return found;
}

/** Cuts a triangle into triangles none of which lies on a line, as the corners on a side are seen from the corner across. */
class Cutter {
  constructor(private readonly found: ReadonlyMap<number, readonly number[]>) {}

  cut(indices: Uint32Array, triangle: number): number[] {
    const at = 3 * triangle;
    const [a, b, c] = [indices[at]!, indices[at + 1]!, indices[at + 2]!];
    const on = [0, 1, 2].map((k) => this.found.get(at + k) ?? []) as [
      readonly number[],
      readonly number[],
      readonly number[],
    ];
    return cutTriangle([a, b, c], on);
  }
}

type Three<T> = readonly [T, T, T];

/** @param on corners on the sides a b, b c, c a */
function cutTriangle([a, b, c]: Three<number>, on: Three<readonly number[]>): number[] {
  const side = on.findIndex((list) => list.length > 0);
  if (side < 0) return [a, b, c];
  // Turned so that it is the side a b: the other two belong to the first and the last piece.
  if (side > 0) return cutTriangle([b, c, a], [on[1], on[2], on[0]]);
  const [along, second, third] = on;
  const stops = [a, ...along, b];
  return stops.slice(1).flatMap((stop, at) => {
    const isFirst = at === 0;
    const isLast = at === stops.length - 2;
    return cutTriangle([stops[at]!, stop, c], [[], isLast ? second : [], isFirst ? third : []]);
  });
}
