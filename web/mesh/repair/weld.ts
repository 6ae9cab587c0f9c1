/** Makes one corner of those that lie within a tolerance of each other. */
import { mix, tableSize } from '../report/corners';
import { mostTolerance } from './limits';
import { distanceSquared, places, sizeOf } from './shared';
import { RepairError, type Triangles } from './types';

/**
 * The first vertex of a place stays where it is and takes in the later ones within the tolerance of it. So no corner moves farther than that, however
 * many lie in a row, and welding again changes nothing.
 * @throws RepairError `tolerance`
 */
export function weld({ positions, indices }: Triangles, tolerance: number) {
  const most = mostTolerance * sizeOf(positions);
  if (tolerance > most) throw new RepairError('tolerance', { tolerance, most });
  const first = places(positions);
  const to = tolerance > 0 ? nearest(positions, first, tolerance) : first;
  let merged = 0;
  let farthest = 0;
  for (let v = 0; v < to.length; v++) {
    if (to[v] === v) continue;
    merged++;
    farthest = Math.max(farthest, distanceSquared(positions, v, to[v]!));
  }
  return {
    indices: merged > 0 ? indices.map((vertex) => to[vertex]!) : indices,
    merged,
    farthest: Math.sqrt(farthest),
    /** whether a vertex is another place now */
    moved: (vertex: number) => to[vertex] !== first[vertex],
  };
}

/** A grid of cells four tolerances wide: a ball around a vertex meets three of them on average, and few corners that stay fit into one. */
function nearest(p: Float64Array, first: Uint32Array, tolerance: number): Uint32Array {
  const count = first.length;
  const to = new Uint32Array(count);
  const cell = 4 * tolerance;
  const mask = tableSize(count) - 1;
  const head = new Int32Array(mask + 1).fill(-1);
  const next = new Int32Array(count).fill(-1);
  const within = tolerance * tolerance;
  const slotAt = (x: number, y: number, z: number) => mix(mix(x, y), z) & mask;
  for (let v = 0; v < count; v++) {
    if (first[v] !== v) {
      to[v] = to[first[v]!]!;
      continue;
    }
    const [x, y, z] = [p[3 * v]!, p[3 * v + 1]!, p[3 * v + 2]!];
    let best = v;
    let bestSquared = Infinity;
    const [toX, toY, toZ] = [(x + tolerance) / cell, (y + tolerance) / cell, (z + tolerance) / cell].map(Math.floor);
    for (let i = Math.floor((x - tolerance) / cell); i <= toX!; i++)
      for (let j = Math.floor((y - tolerance) / cell); j <= toY!; j++)
        for (let k = Math.floor((z - tolerance) / cell); k <= toZ!; k++)
          for (let at = head[slotAt(i, j, k)]!; at >= 0; at = next[at]!) {
            const squared = distanceSquared(p, v, at);
            if (squared > within || squared > bestSquared || (squared === bestSquared && at > best)) continue;
            best = at;
            bestSquared = squared;
          }
    to[v] = best;
    if (best !== v) continue;
    const slot = slotAt(Math.floor(x / cell), Math.floor(y / cell), Math.floor(z / cell));
    next[v] = head[slot]!;
    head[slot] = v;
  }
  return to;
}
