/** Where a brick is looked for. The same in the shader, see `heatShader`. */
export function hashOf(i: number, j: number, k: number): number {
  let mixed = Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
