const single = new Float32Array(1);
const bits = new Uint32Array(single.buffer);
const largest = 65_504;

/** The bits of a number from 0 on in half precision, rounded down; less than 6 · 10⁻⁵ is 0, more than can be said the most that can. */
export function halfOf(value: number): number {
  single[0] = Math.min(value, largest);
  const exponent = (bits[0]! >>> 23) - 112;
  return exponent <= 0 ? 0 : (exponent << 10) | ((bits[0]! >>> 13) & 0x3ff);
}
