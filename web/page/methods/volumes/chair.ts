/** Twin of the built-in model, wasm/methods/volumes/chair.h: an outline pushed out to a depth. A test holds the two together. */
import type { Vec3 } from '../../study/scene/draw';

export const outline: readonly (readonly [number, number])[] = [
  [-0.5, -1],
  [-0.3, -1],
  [-0.3, -0.1],
  [0.5, -0.1],
  [0.5, -1],
  [0.7, -1],
  [0.7, 0.1],
  [-0.35, 0.1],
  [-0.5, 1],
  [-0.7, 1],
  [-0.5, -0.1],
];
const depth = 0.5;
const cap: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 2, 10],
  [3, 4, 5],
  [3, 5, 6],
  [2, 3, 6],
  [2, 6, 7],
  [2, 7, 10],
  [10, 7, 8],
  [10, 8, 9],
];

const at = (k: number, z: number): Vec3 => [outline[k]![0], outline[k]![1], z];

/** Corners of the triangles, three each. */
export function chairCorners(): Vec3[] {
  const caps = cap.flatMap(([a, b, c]) => [
    ...[a, b, c].map((k) => at(k, depth)),
    ...[c, b, a].map((k) => at(k, -depth)),
  ]);
  const walls = outline.flatMap((_, k) => {
    const next = (k + 1) % outline.length;
    return [at(k, -depth), at(next, -depth), at(next, depth), at(k, -depth), at(next, depth), at(k, depth)];
  });
  return [...caps, ...walls];
}
