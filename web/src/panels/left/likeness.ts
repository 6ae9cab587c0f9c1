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
  const nodes = new Map<number, { readonly place: Point; readonly number: number }>();
  const lines = new Map<number, Line>();
  const node = (vertex: number) => {
    const place: Point = [positions[3 * vertex]!, positions[3 * vertex + 1]!, positions[3 * vertex + 2]!];
    const cell = place.map((x, axis) => Math.min(cells, Math.floor((x - bounds.min[axis]!) / size)));
    const key = count <= most ? vertex : (cell[0]! * (cells + 1) + cell[1]!) * (cells + 1) + cell[2]!;
    const known = nodes.get(key) ?? { place, number: nodes.size };
    nodes.set(key, known);
    return known;
  };
  const stride = Math.max(1, Math.floor(count / mostLookedAt));
  for (let triangle = 0; triangle < count; triangle += stride) {
    const corners = [0, 1, 2].map((corner) => node(indices[3 * triangle + corner]!));
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [a, b] = [corners[from]!, corners[to]!];
      if (a === b) continue;
      lines.set(Math.min(a.number, b.number) * 100_000 + Math.max(a.number, b.number), [a.place, b.place]);
    }
  }
  return [...lines.values()];
}
