import type { Part } from './parts';

export interface Box {
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** The boxes around parts. */
export function boxesOf(p: Float64Array, corners: Uint32Array, order: Uint32Array, parts: readonly Part[]): Box[] {
  return parts.map(({ from, to }) => {
    const min = [Infinity, Infinity, Infinity];
    const max = [-Infinity, -Infinity, -Infinity];
    for (let at = from; at < to; at++) {
      for (let k = 0; k < 9; k++) {
        const axis = k % 3;
        const value = p[3 * corners[3 * order[at]! + (k - axis) / 3]! + axis]!;
        if (value < min[axis]!) min[axis] = value;
        if (value > max[axis]!) max[axis] = value;
      }
    }
    return { min, max };
  });
}
