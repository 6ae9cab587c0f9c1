/** What moves a node in COLLADA, as matrices. */
import { fewNumbersIn } from './daeNumbers';
import { IDENTITY, compose } from './matrix';
import type { Matrix } from './matrix';
import type { WarningList } from './warnings';
import type { XmlElement } from './xmlTree';

const STILL = [0, 0, 0];
const UNTURNED = [0, 0, 0, 1];
const RADIANS = Math.PI / 180;

/** @returns undefined for an element that is no transform */
export function transformOf(element: XmlElement, warnings: WarningList): Matrix | undefined {
  const read = (count: number) => fewNumbersIn(element, count, warnings);
  switch (element.name) {
    case 'translate':
      return compose(read(3), UNTURNED, [1, 1, 1]);
    case 'scale':
      return compose(STILL, UNTURNED, read(3));
    case 'rotate': {
      const [x, y, z, degrees] = read(4);
      const half = (degrees * RADIANS) / 2;
      const sine = Math.sin(half) / (Math.hypot(x, y, z) || 1);
      return compose(STILL, [x * sine, y * sine, z * sine, Math.cos(half)], [1, 1, 1]);
    }
    case 'matrix':
      return matrixOf(read(16));
    case 'skew':
      return skew(read(7));
    case 'lookat':
      return lookAt(read(9));
    default:
      return undefined;
  }
}

/** Row by row in the file. */
export const matrixOf = (rows: readonly number[]): Matrix =>
  IDENTITY.map((_, i) => rows[(i % 4) * 4 + Math.floor(i / 4)]);

type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** Of length 1; zero stays zero. */
function unit(v: Vector): Vector {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

/**
 * As RenderMan has it: points move along the second axis, and so far that the first axis is turned by the angle towards it. What is along
 * the second axis stays.
 */
function skew([degrees, rx, ry, rz, tx, ty, tz]: readonly number[]): Matrix {
  const along = unit([tx, ty, tz]);
  const turned = unit([rx, ry, rz]);
  const aside = dot(turned, along);
  const across: Vector = [turned[0] - aside * along[0], turned[1] - aside * along[1], turned[2] - aside * along[2]];
  const height = Math.hypot(...across);
  // Axes of one direction leave no plane to turn in.
  if (height < 1e-12) return IDENTITY;
  const upright = unit(across);
  const [sine, cosine] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
  const slope = (height * sine + aside * cosine) / (height * cosine - aside * sine) - aside / height;
  const matrix = IDENTITY.slice();
  for (let column = 0; column < 3; column++)
    for (let row = 0; row < 3; row++) matrix[column * 4 + row] += slope * along[row] * upright[column];
  return matrix;
}

/** Stands at the first point and looks at the second along −Z, the third vector up. */
function lookAt([px, py, pz, ix, iy, iz, ux, uy, uz]: readonly number[]): Matrix {
  const back = unit([px - ix, py - iy, pz - iz]);
  const right = unit(cross([ux, uy, uz], back));
  const up = cross(back, right);
  // Nothing to look at, or straight up: it only stands there.
  if (dot(back, back) < 0.5 || dot(right, right) < 0.5) return compose([px, py, pz], UNTURNED, [1, 1, 1]);
  return [...right, 0, ...up, 0, ...back, 0, px, py, pz, 1];
}
