/** Triangles that have no area, or lose it to the T-junction they make: a corner in the middle of the opposite side. */
import { onEdge, placeOn } from '../report/tJunctions';
import { cornersOf, crossOf, distanceSquared, keeping } from './shared';
import type { Triangles } from './types';

/** A corner may be a millionth of the side beside it, and squares of it are compared; four for what rounding does to them. */
const suspect = 4 * onEdge * onEdge;

/** Whether three corners make no triangle: two at one place, all on a line, or one on the side of the others as the report sees it. */
export function isFlat(p: Float64Array, a: number, b: number, c: number): boolean {
  if (a === b || b === c || c === a) return true;
  const [x, y, z] = crossOf(p, a, b, c);
  if (x === 0 && y === 0 && z === 0) return true;
  const longest = Math.max(distanceSquared(p, a, b), distanceSquared(p, b, c), distanceSquared(p, c, a));
  // Numbers too small or too large for squares fail the comparison, and are looked at.
  if (x * x + y * y + z * z > suspect * longest * longest) return false;
  return placeOn(p, a, b, c) !== null || placeOn(p, b, c, a) !== null || placeOn(p, c, a, b) !== null;
}

export function dropFlat(mesh: Triangles) {
  const { positions, indices } = mesh;
  const corners = cornersOf(mesh);
  const gone = new Uint8Array(indices.length / 3);
  let dropped = 0;
  for (let t = 0; t < gone.length; t++) {
    if (!isFlat(positions, corners[3 * t]!, corners[3 * t + 1]!, corners[3 * t + 2]!)) continue;
    gone[t] = 1;
    dropped++;
  }
  return { indices: keeping(indices, gone, dropped), dropped, gone };
}

/** Triangles of exactly no area, as the solver counts them. */
export function countWithoutArea({ positions, indices }: Triangles): number {
  let count = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [x, y, z] = crossOf(positions, indices[at]!, indices[at + 1]!, indices[at + 2]!);
    if (x === 0 && y === 0 && z === 0) count++;
  }
  return count;
}
