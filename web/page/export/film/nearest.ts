/**
 * Which colour of a palette stands for a pixel. A colour of the palette stands for itself, and what stands for another one does not depend on what was
 * asked before: flat grounds are the same in every picture.
 */
import type { Color } from './palette';

/** Colours that differ by less than this many levels are one. */
const bits = 7;
const unknown = 0xffff;

export class Nearest {
  private readonly own: ReadonlyMap<number, number>;
  private readonly known = new Uint16Array(1 << (3 * bits)).fill(unknown);

  constructor(private readonly colors: readonly Color[]) {
    this.own = new Map(colors.map(([r, g, b], at) => [r | (g << 8) | (b << 16), at]));
  }

  /** @param rgba red green blue alpha of every pixel; all are opaque */
  indicesOf(rgba: Uint8ClampedArray): Uint8Array {
    const words = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
    const indices = new Uint8Array(words.length);
    let last = -1;
    let index = 0;
    for (let at = 0; at < words.length; at++) {
      const word = words[at]! & 0xffffff;
      // Most pixels are like the one before.
      if (word !== last) index = this.own.get(word) ?? this.inBin(word);
      last = word;
      indices[at] = index;
    }
    return indices;
  }

  private inBin(word: number): number {
    const drop = 8 - bits;
    const [r, g, b] = [(word & 255) >> drop, ((word >> 8) & 255) >> drop, ((word >> 16) & 255) >> drop];
    const bin = (r << (2 * bits)) | (g << bits) | b;
    if (this.known[bin] === unknown) this.known[bin] = this.search(r << drop, g << drop, b << drop);
    return this.known[bin]!;
  }

  private search(r: number, g: number, b: number): number {
    let best = 0;
    let least = Infinity;
    this.colors.forEach((color, at) => {
      const off = (color[0] - r) ** 2 + (color[1] - g) ** 2 + (color[2] - b) ** 2;
      if (off < least) [best, least] = [at, off];
    });
    return best;
  }
}
