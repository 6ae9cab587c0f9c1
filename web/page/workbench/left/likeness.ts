/** Lines that show what a mesh looks like at the size of a stamp. */
import type { SceneMesh } from '../../model';

/** A mesh of no more triangles is drawn as it is. */
const most = 300;
/** Triangles looked at, evenly spread over the mesh. */
const mostLookedAt = 60_000;
/** Cells along the longest side. */
const cells = 20;

type Point = readonly [number, number, number];
export type Line = readonly [Point, Point];

/**
 * All edges of a small mesh. A big one is made coarse first: its vertices are drawn together cell by cell, and the edges between
 * different cells are what is left of it. A choice of its own triangles would be dust.
 */
export function likeness({ positions, indices, bounds }: Pick<SceneMesh, 'positions' | 'indices' | 'bounds'>): Line[] {
  const count = indices.length / 3;
  const size = Math.max(...bounds.max.map((high, axis) => high - bounds.min[axis]!), 1e-300) / cells;
  const along = (vertex: number, axis: number): number =>
    Math.min(cells, Math.floor((positions[3 * vertex + axis]! - bounds.min[axis]!) / size));
  // By cell, or by vertex: which vertex came first and stands for all, and the number of the cell, from 1 on.
  const nodes = count <= most ? positions.length / 3 : (cells + 1) ** 3;
  const first = new Uint32Array(nodes);
  const number = new Uint32Array(nodes);
  let numbers = 0;
  // Nothing is made for a triangle but its lines, and most lie within one cell: this is done while a mesh is opened.
  const node = (vertex: number): number => {
    const cell = (along(vertex, 0) * (cells + 1) + along(vertex, 1)) * (cells + 1) + along(vertex, 2);
    const key = count <= most ? vertex : cell;
    if (number[key] === 0) {
      number[key] = ++numbers;
      first[key] = vertex;
    }
    return key;
  };
  const place = (key: number): Point => {
    const at = 3 * first[key]!;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  };
  const lines = new Map<number, Line>();
  const join = (a: number, b: number): void => {
    if (a === b) return;
    const [one, two] = [number[a]!, number[b]!];
    const line = one < two ? one * 100_000 + two : two * 100_000 + one;
    if (!lines.has(line)) lines.set(line, [place(a), place(b)]);
  };
  const stride = Math.max(1, Math.floor(count / mostLookedAt));
  for (let triangle = 0; triangle < count; triangle += stride) {
    const a = node(indices[3 * triangle]!);
    const b = node(indices[3 * triangle + 1]!);
    const c = node(indices[3 * triangle + 2]!);
    join(a, b);
    join(b, c);
    join(c, a);
  }
  return [...lines.values()];
}
