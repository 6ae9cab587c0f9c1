import { fromTriangles, quad, type Shape, type Triangle } from './shape';

export interface FloorSize {
  readonly x: readonly [from: number, to: number];
  readonly z: readonly [from: number, to: number];
  /** cells along x and z */
  readonly cells: readonly [number, number];
}

/** A flat floor at height y, cut into equal cells of two triangles each, seen from above. */
export function floorGrid({ x, z, cells }: FloorSize, y = 0): Shape {
  const at = (range: readonly [number, number], i: number, count: number) =>
    i === count ? range[1] : range[0] + (i * (range[1] - range[0])) / count;
  const triangles: Triangle[] = [];
  for (let j = 0; j < cells[1]; j++) {
    for (let i = 0; i < cells[0]; i++) {
      const [x0, x1] = [at(x, i, cells[0]), at(x, i + 1, cells[0])];
      const [z0, z1] = [at(z, j, cells[1]), at(z, j + 1, cells[1])];
      triangles.push(...quad([x0, y, z0], [x0, y, z1], [x1, y, z1], [x1, y, z0]));
    }
  }
  return fromTriangles(triangles);
}
