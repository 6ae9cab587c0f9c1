/**
 * Random numbers that are the same everywhere and for every order of work: a stream for each body (mulberry32), its state mixed from
 * the seed and the body's number.
 */
export class Streams {
  readonly #state: Uint32Array;

  /** @param from the number of the first body */
  constructor(seed: number, from: number, bodies: number) {
    this.#state = Uint32Array.from({ length: bodies }, (_, k) =>
      mixed(mixed(seed >>> 0) ^ mixed(from + k + 0x9e3779b9)),
    );
  }

  /** @returns 0 ≤ x < 1 */
  next(body: number): number {
    const state = (this.#state[body] + 0x6d2b79f5) >>> 0;
    this.#state[body] = state;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  }
}

/** A hash of 32 bits in which every bit counts (the finalizer of MurmurHash3). */
function mixed(value: number): number {
  let x = value >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
