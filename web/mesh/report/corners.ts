/** Corners that are at the same place are one: most files repeat them for every triangle. */

/** For each vertex the first vertex at exactly the same place. */
export function sameCorners(positions: Float64Array): Uint32Array {
  const count = positions.length / 3;
  const first = new Uint32Array(count);
  const bits = new Uint32Array(positions.buffer, positions.byteOffset, positions.length * 2);
  const size = tableSize(count);
  const table = new Int32Array(size).fill(-1);
  for (let v = 0; v < count; v++) {
    let slot = hashOf(positions, bits, v) & (size - 1);
    while (table[slot]! >= 0 && !isSame(positions, table[slot]!, v)) slot = (slot + 1) & (size - 1);
    if (table[slot]! < 0) table[slot] = v;
    first[v] = table[slot]!;
  }
  return first;
}

/** Half full at most. */
export function tableSize(count: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(16, 2 * count)));
}

export function mix(a: number, b: number): number {
  const h = Math.imul(a ^ (a >>> 16), 0x45d9f3b) ^ Math.imul(b ^ (b >>> 13), 0x2c1b3c6d);
  return Math.imul(h ^ (h >>> 15), 0x297a2d39) >>> 0;
}

function hashOf(positions: Float64Array, bits: Uint32Array, v: number): number {
  let h = 0;
  for (let axis = 0; axis < 3; axis++) {
    const at = 3 * v + axis;
    // 0 and -0 are the same place with other bits.
    if (positions[at] !== 0) h = mix(h ^ bits[2 * at]!, bits[2 * at + 1]!);
    else h = mix(h, axis);
  }
  return h;
}

function isSame(p: Float64Array, a: number, b: number): boolean {
  return p[3 * a] === p[3 * b] && p[3 * a + 1] === p[3 * b + 1] && p[3 * a + 2] === p[3 * b + 2];
}
