/**
 * Random numbers that are the same everywhere: integer arithmetic from an integer seed (mulberry32).
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  /** @returns {number} 0 <= x < 1 */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    /** @param {number} low @param {number} high */
    between: (low, high) => low + (high - low) * next(),
    /** A unit vector, every direction as likely as any other. @returns {[number, number, number]} */
    direction() {
      for (;;) {
        const x = 2 * next() - 1;
        const y = 2 * next() - 1;
        const z = 2 * next() - 1;
        const length = Math.sqrt(x * x + y * y + z * z);
        if (length > 0.1 && length <= 1) return [x / length, y / length, z / length];
      }
    },
  };
}

/** A hash of two integers, 0 <= x < 1. @param {number} i @param {number} j @param {number} seed */
export function latticeValue(i, j, seed) {
  let x = (Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(seed, 974634541)) | 0;
  x = Math.imul(x ^ (x >>> 13), 1274126177);
  return ((x ^ (x >>> 16)) >>> 0) / 4294967296;
}
