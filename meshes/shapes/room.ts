import { box } from './box';
import { flipped, fromTriangles, trianglesOf, type Point, type Shape } from './shape';

/** The inside of a box without its ceiling: a floor and four walls that face inward, 10 triangles. */
export function room(low: Point, high: Point): Shape {
  const inward = trianglesOf(flipped(box(low, high)));
  return fromTriangles(inward.filter((corners) => !corners.every((corner) => corner[1] === high[1])));
}
