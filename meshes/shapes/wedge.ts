import { fromTriangles, quad, type Shape } from './shape';

export interface WedgeSize {
  /** rise of each side over its run: tan of its angle with the floor; √3 closes the wedge to 60° */
  readonly steepness: number;
  /** height of the sides */
  readonly height: number;
  /** length of the crease, along z from 0 */
  readonly length: number;
}

/** Two sloping faces that meet in a crease along z at x = y = 0, seen from above: a V-shaped gutter, open at the top. */
export function wedge({ steepness, height, length }: WedgeSize): Shape {
  const reach = height / steepness;
  return fromTriangles([
    ...quad([0, 0, 0], [0, 0, length], [reach, height, length], [reach, height, 0]),
    ...quad([0, 0, length], [0, 0, 0], [-reach, height, 0], [-reach, height, length]),
  ]);
}
