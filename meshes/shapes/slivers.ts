import { fromTriangles, type Shape } from './shape';

/**
 * The triangles a scanner or a careless export leaves behind, in a row along x at height 0, seen from above:
 * 0 three corners at one point, 1 three corners on a line, 2 two corners the same, 3 a sliver two micrometres wide,
 * 4 a sound triangle, 5 the same triangle again.
 */
export function slivers(): Shape {
  const thin = 1e-6;
  return fromTriangles([
    [
      [0, 0, 0.25],
      [0, 0, 0.25],
      [0, 0, 0.25],
    ],
    [
      [2, 0, -1],
      [2, 0, 1],
      [2, 0, 0],
    ],
    [
      [4, 0, -1],
      [4, 0, 1],
      [4, 0, 1],
    ],
    [
      [6 - thin, 0, -1],
      [6 - thin, 0, 1],
      [6 + thin, 0, 0],
    ],
    [
      [7.5, 0, -1],
      [7.5, 0, 1],
      [9, 0, 0],
    ],
    [
      [7.5, 0, -1],
      [7.5, 0, 1],
      [9, 0, 0],
    ],
  ]);
}
