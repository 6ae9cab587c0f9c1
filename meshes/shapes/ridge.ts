import { fromTriangles, quad, type Shape } from './shape';

export interface RidgeSize {
  /** drop of each side over its run */
  readonly steepness: number;
  /** how far the sides reach down */
  readonly height: number;
  /** length of the ridge, along z, centred on 0 */
  readonly length: number;
}

/** Two faces that fall away from a ridge along z at x = y = 0, seen from above: a roof without gables. */
export function ridge({ steepness, height, length }: RidgeSize): Shape {
  const reach = height / steepness;
  const half = length / 2;
  return fromTriangles([
    ...quad([0, 0, -half], [0, 0, half], [reach, -height, half], [reach, -height, -half]),
    ...quad([0, 0, half], [0, 0, -half], [-reach, -height, -half], [-reach, -height, half]),
  ]);
}
