import { fromTriangles, quad, type Shape } from './shape';

export interface RampSize {
  /** horizontal length, from x = 0 where it is lowest */
  readonly run: number;
  /** height at x = run */
  readonly rise: number;
  /** along z, centred on 0 */
  readonly width: number;
}

/** One sloping face that climbs along +x from the origin, two triangles, seen from above. No sides and no underside. */
export function ramp({ run, rise, width }: RampSize): Shape {
  const half = width / 2;
  return fromTriangles(quad([0, 0, -half], [0, 0, half], [run, rise, half], [run, rise, -half]));
}

/** A solid ramp: slope, two sides, back and bottom; a closed mesh of 8 triangles. */
export function rampSolid({ run, rise, width }: RampSize): Shape {
  const half = width / 2;
  return fromTriangles([
    ...quad([0, 0, -half], [0, 0, half], [run, rise, half], [run, rise, -half]),
    [
      [0, 0, half],
      [run, 0, half],
      [run, rise, half],
    ],
    [
      [run, 0, -half],
      [0, 0, -half],
      [run, rise, -half],
    ],
    ...quad([run, 0, half], [run, 0, -half], [run, rise, -half], [run, rise, half]),
    ...quad([0, 0, -half], [run, 0, -half], [run, 0, half], [0, 0, half]),
  ]);
}
