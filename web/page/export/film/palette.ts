/** The colours of a GIF: one set for all of its pictures, so that none of them shimmers. */
import { quantize } from 'gifenc';

export type Color = [red: number, green: number, blue: number];

/** One of 256 says that a pixel is as it was. */
export const mostColors = 255;
/** Flat colours that must be just what they are: grounds and inks. */
const exact = 12;
/** Every so many pixels are counted for them. */
const stride = 3;

/**
 * @param samples pixels of some of the pictures, red green blue alpha
 * @param named colours that mean something, however little there is of them: a mark is a few pixels
 */
export function paletteOf(samples: readonly Uint8ClampedArray[], named: readonly Color[]): Color[] {
  const all = new Uint8ClampedArray(samples.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sample of samples) {
    all.set(sample, at);
    at += sample.length;
  }
  const palette = quantize(all, mostColors, { format: 'rgb565' }).map(([r, g, b]): Color => [r, g, b]);
  return withExact(palette, [...frequent(all, exact), ...named]);
}

/** Each of these takes the place of the colour nearest to it, which stood for it. */
export function withExact(palette: readonly Color[], wanted: readonly Color[]): Color[] {
  const colors = [...palette];
  const taken = new Set<number>();
  for (const color of new Map(wanted.map((each) => [each.join(), each])).values()) {
    const [near] = colors
      .map((other, place) => ({ place, off: distance(other, color) }))
      .filter(({ place }) => !taken.has(place))
      .sort((a, b) => a.off - b.off);
    if (!near) break;
    taken.add(near.place);
    colors[near.place] = color;
  }
  return colors;
}

function frequent(rgba: Uint8ClampedArray, most: number): Color[] {
  const words = new Uint32Array(rgba.buffer);
  const counts = new Map<number, number>();
  for (let at = 0; at < words.length; at += stride) counts.set(words[at]!, (counts.get(words[at]!) ?? 0) + 1);
  return [...counts]
    .sort(([a, more], [b, less]) => less - more || a - b)
    .slice(0, most)
    .map(([word]) => [word & 255, (word >> 8) & 255, (word >> 16) & 255]);
}

const distance = (a: Color, b: Color): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
