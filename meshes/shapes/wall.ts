import { fromTriangles, quad, type Shape } from './shape';

export interface WallSize {
  /** the plane it stands in */
  readonly x: number;
  readonly y: readonly [low: number, high: number];
  readonly z: readonly [from: number, to: number];
}

/** One upright sheet of two triangles in a plane of constant x, facing −x. It has no thickness and no back. */
export function wall({ x, y, z }: WallSize): Shape {
  return fromTriangles(quad([x, y[0], z[0]], [x, y[0], z[1]], [x, y[1], z[1]], [x, y[1], z[0]]));
}
