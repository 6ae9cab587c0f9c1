import { fromTriangles, type Point, type Shape } from './shape';

/** One triangle, alone. Its front is the side from which a, b, c run counter-clockwise. */
export function triangle(a: Point, b: Point, c: Point): Shape {
  return fromTriangles([[a, b, c]]);
}
