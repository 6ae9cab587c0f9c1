/** Edges by their two corners, whichever triangles they come from. */
import { mix, tableSize } from './corners';

export interface Edges {
  readonly count: number;
  /** lower and higher corner of each edge */
  readonly low: Uint32Array;
  readonly high: Uint32Array;
  /** triangles that go from the lower to the higher corner, and the other way */
  readonly up: Uint32Array;
  readonly down: Uint32Array;
  /** edge of side k of triangle t at 3 t + k; -1: the side has no length */
  readonly ofSide: Int32Array;
}

/** @param corners 3 per triangle, corners at one place having one number */
export function edgesOf(corners: Uint32Array): Edges {
  const sides = corners.length;
  const low = new Uint32Array(sides);
  const high = new Uint32Array(sides);
  const up = new Uint32Array(sides);
  const down = new Uint32Array(sides);
  const ofSide = new Int32Array(sides).fill(-1);
  const size = tableSize(sides);
  const table = new Int32Array(size).fill(-1);
  let count = 0;
  for (let side = 0; side < sides; side++) {
    const from = corners[side]!;
    const to = corners[side % 3 === 2 ? side - 2 : side + 1]!;
    if (from === to) continue;
    const a = Math.min(from, to);
    const b = Math.max(from, to);
    let slot = mix(a, b) & (size - 1);
    for (; table[slot]! >= 0; slot = (slot + 1) & (size - 1)) {
      if (low[table[slot]!] === a && high[table[slot]!] === b) break;
    }
    if (table[slot]! < 0) {
      table[slot] = count;
      low[count] = a;
      high[count] = b;
      count++;
    }
    const edge = table[slot]!;
    ofSide[side] = edge;
    if (from === a) up[edge]!++;
    else down[edge]!++;
  }
  return { count, low, high, up, down, ofSide };
}
