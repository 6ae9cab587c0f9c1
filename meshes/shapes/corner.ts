import { fromTriangles, quad, type Shape } from './shape';

/** Three square faces of one size that meet at the origin and face +x, +y, +z: the inner corner of a room, 6 triangles. */
export function corner(size: number): Shape {
  return fromTriangles([
    ...quad([0, 0, 0], [0, 0, size], [size, 0, size], [size, 0, 0]),
    ...quad([0, 0, 0], [0, size, 0], [0, size, size], [0, 0, size]),
    ...quad([0, 0, 0], [size, 0, 0], [size, size, 0], [0, size, 0]),
  ]);
}
