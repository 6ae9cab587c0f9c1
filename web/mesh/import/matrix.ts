/** Affine 4 × 4 matrices, column by column as in glTF, in double precision. */

export type Matrix = readonly number[];

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** First `right`, then `left`. The bottom row is taken for 0 0 0 1. */
export function multiply(left: Matrix, right: Matrix): Matrix {
  const product = IDENTITY.slice();
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 3; row++) {
      let sum = column === 3 ? left[12 + row] : 0;
      for (let k = 0; k < 3; k++) sum += left[k * 4 + row] * right[column * 4 + k];
      product[column * 4 + row] = sum;
    }
  }
  return product;
}

/** First scale, then rotation, then translation. The quaternion x y z w may have any length but 0, which means no rotation. */
export function compose(translation: readonly number[], rotation: readonly number[], scale: readonly number[]): Matrix {
  const length = Math.hypot(...rotation);
  const [x, y, z, w] = length > 0 && length < Infinity ? rotation.map((part) => part / length) : [0, 0, 0, 1];
  const [sx, sy, sz] = scale;
  // prettier-ignore
  return [
    (1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + z * w) * sx, 2 * (x * z - y * w) * sx, 0,
    2 * (x * y - z * w) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + x * w) * sy, 0,
    2 * (x * z + y * w) * sz, 2 * (y * z - x * w) * sz, (1 - 2 * (x * x + y * y)) * sz, 0,
    translation[0], translation[1], translation[2], 1,
  ];
}

/** Of the three columns that turn and scale. */
export function determinant(m: ArrayLike<number>): number {
  return m[0] * (m[5] * m[10] - m[9] * m[6]) - m[4] * (m[1] * m[10] - m[9] * m[2]) + m[8] * (m[1] * m[6] - m[5] * m[2]);
}

/** True if the matrix turns left into right: front faces would become back faces. */
export const mirrors = (m: ArrayLike<number>): boolean => determinant(m) < 0;

/** Moves the points [start, end) of an array of 3 numbers per point. */
export function transformPoints(m: ArrayLike<number>, points: Float64Array, start: number, end: number): void {
  for (let i = start * 3; i < end * 3; i += 3) {
    const x = points[i];
    const y = points[i + 1];
    const z = points[i + 2];
    points[i] = m[0] * x + m[4] * y + m[8] * z + m[12];
    points[i + 1] = m[1] * x + m[5] * y + m[9] * z + m[13];
    points[i + 2] = m[2] * x + m[6] * y + m[10] * z + m[14];
  }
}

/** What undoes a matrix. @returns undefined for one that makes everything flat */
export function inverse(m: Matrix): Matrix | undefined {
  const scale = determinant(m);
  if (scale === 0 || !Number.isFinite(scale)) return undefined;
  const undone = IDENTITY.slice();
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const [a, b] = [(column + 1) % 3, (column + 2) % 3];
      const [c, d] = [(row + 1) % 3, (row + 2) % 3];
      undone[4 * column + row] = (m[4 * c + a] * m[4 * d + b] - m[4 * d + a] * m[4 * c + b]) / scale;
    }
  }
  for (let row = 0; row < 3; row++)
    undone[12 + row] = -(undone[row] * m[12] + undone[4 + row] * m[13] + undone[8 + row] * m[14]);
  return undone;
}
