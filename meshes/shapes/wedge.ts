import { fromTriangles, quad, type Shape } from './shape';

export interface WedgeSize {
  /** rise of each side over its run: tan of its angle with the floor; √3 closes the wedge to 60° */
  readonly steepness: number;
  /** height of the sides */
  readonly height: number;
  /** length of the crease, along z from 0 */
  readonly length: number;
  /** how much lower the crease is at its far end; 0 unless said */
  readonly fall?: number;
}

/** Two sloping faces that meet in a crease along z, from the origin on, seen from above: a V-shaped gutter, open at the top. */
export function wedge({ steepness, height, length, fall = 0 }: WedgeSize): Shape {
  const reach = height / steepness;
  const [far, top] = [0 - fall, height - fall];
  return fromTriangles([
    ...quad([0, 0, 0], [0, far, length], [reach, top, length], [reach, height, 0]),
    ...quad([0, far, length], [0, 0, 0], [-reach, height, 0], [-reach, top, length]),
  ]);
}
