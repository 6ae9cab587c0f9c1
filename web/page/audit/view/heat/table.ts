/** Where a brick lies, as a table that a shader reads: open addressing, rows of the brick's place and its number. */
import { hashOf } from './hash';

/** Texels in a row of the table. */
export const tableWidth = 256;
/** No brick lies farther from where it is looked for. */
export const mostSteps = 24;

/** @param places 3 each @returns 4 each, the number −1 where there is nothing; as many as a power of two */
export function brickTable(places: readonly number[]): Int32Array<ArrayBuffer> {
  const count = places.length / 3;
  let size = tableWidth;
  while (size < 2 * count) size *= 2;
  for (;;) {
    const table = filled(places, size);
    if (table) return table;
    size *= 2;
  }
}

function filled(places: readonly number[], size: number): Int32Array<ArrayBuffer> | null {
  const table = new Int32Array(4 * size).fill(-1);
  for (let brick = 0; brick < places.length / 3; brick++) {
    const [i, j, k] = [places[3 * brick]!, places[3 * brick + 1]!, places[3 * brick + 2]!];
    let slot = hashOf(i, j, k) & (size - 1);
    let steps = 0;
    while (table[4 * slot + 3]! >= 0) {
      if (++steps >= mostSteps) return null;
      slot = (slot + 1) & (size - 1);
    }
    table.set([i, j, k, brick], 4 * slot);
  }
  return table;
}
