/** What several repairs ask of a mesh; found once for each array, as most repairs leave most meshes as they are. */
import { sameCorners } from '../report/corners';
import { type Edges, edgesOf } from '../report/edges';
import type { Triangles } from './types';

const placesOf = new WeakMap<Float64Array, Uint32Array>();
const cornersFound = new WeakMap<Uint32Array, Uint32Array>();
const edgesFound = new WeakMap<Uint32Array, Edges>();

/** For each vertex the first one at exactly the same place. */
export function places(positions: Float64Array): Uint32Array {
  return remembered(placesOf, positions, () => sameCorners(positions));
}

/** The corners of all triangles, those at one place having one number. */
export function cornersOf({ positions, indices }: Triangles): Uint32Array {
  return remembered(cornersFound, indices, () => {
    const first = places(positions);
    return indices.map((vertex) => first[vertex]!);
  });
}

export function edgesIn(mesh: Triangles): Edges {
  return remembered(edgesFound, mesh.indices, () => edgesOf(cornersOf(mesh)));
}

function remembered<K extends object, V>(found: WeakMap<K, V>, key: K, find: () => V): V {
  let value = found.get(key);
  if (value === undefined) found.set(key, (value = find()));
  return value;
}

/** The corner at which a side ends. */
export const sideEnd = (side: number): number => (side % 3 === 2 ? side - 2 : side + 1);

/** The triangles that stay, in their order; the array itself when all do. */
export function keeping(indices: Uint32Array, dropped: Uint8Array, count: number): Uint32Array {
  if (count === 0) return indices;
  const kept = new Uint32Array(indices.length - 3 * count);
  let at = 0;
  for (let t = 0; 3 * t < indices.length; t++) {
    if (dropped[t] === 1) continue;
    for (let k = 0; k < 3; k++) kept[at++] = indices[3 * t + k]!;
  }
  return kept;
}

/** Length of the longest side of the box around all vertices. */
export function sizeOf(positions: Float64Array): number {
  let size = 0;
  for (let axis = 0; axis < 3; axis++) {
    let low = Infinity;
    let high = -Infinity;
    for (let at = axis; at < positions.length; at += 3) {
      if (positions[at]! < low) low = positions[at]!;
      if (positions[at]! > high) high = positions[at]!;
    }
    size = Math.max(size, high - low);
  }
  return size;
}

/** Twice the area of a triangle, along its normal. Only sums, products and roots here: other functions differ between browsers. */
export function crossOf(p: Float64Array, a: number, b: number, c: number): [number, number, number] {
  const [ux, uy, uz] = [p[3 * b]! - p[3 * a]!, p[3 * b + 1]! - p[3 * a + 1]!, p[3 * b + 2]! - p[3 * a + 2]!];
  const [vx, vy, vz] = [p[3 * c]! - p[3 * a]!, p[3 * c + 1]! - p[3 * a + 1]!, p[3 * c + 2]! - p[3 * a + 2]!];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

export function distanceSquared(p: Float64Array, a: number, b: number): number {
  const [x, y, z] = [p[3 * b]! - p[3 * a]!, p[3 * b + 1]! - p[3 * a + 1]!, p[3 * b + 2]! - p[3 * a + 2]!];
  return x * x + y * y + z * z;
}
