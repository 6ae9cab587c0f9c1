/** Triangles over the same three corners as an earlier one, whichever way round. */
import { mix, tableSize } from './corners';

/** @param meet called with each later triangle and the first one it repeats */
export function findDuplicates(corners: Uint32Array, meet: (triangle: number, first: number) => void): void {
  const count = corners.length / 3;
  const sorted = corners.slice();
  for (let t = 0; t < count; t++) sorted.subarray(3 * t, 3 * t + 3).sort();
  const size = tableSize(count);
  const table = new Int32Array(size).fill(-1);
  const same = (a: number, b: number) =>
    sorted[3 * a] === sorted[3 * b] &&
    sorted[3 * a + 1] === sorted[3 * b + 1] &&
    sorted[3 * a + 2] === sorted[3 * b + 2];
  for (let t = 0; t < count; t++) {
    let slot = mix(mix(sorted[3 * t]!, sorted[3 * t + 1]!), sorted[3 * t + 2]!) & (size - 1);
    while (table[slot]! >= 0 && !same(table[slot]!, t)) slot = (slot + 1) & (size - 1);
    if (table[slot]! < 0) table[slot] = t;
    else meet(t, table[slot]!);
  }
}
