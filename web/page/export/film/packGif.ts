/** Packs pictures as a GIF: what did not change since the picture before is left out, and a picture like the one before only stands longer. */
import { GIFEncoder } from 'gifenc';
import { Nearest } from './nearest';
import { type Color, mostColors } from './palette';
import type { Size } from '../../scene/limits';

export { paletteOf } from './palette';

/** Its colour is never seen. */
const unchanged = mostColors;

export class GifWriter {
  private readonly encoder = GIFEncoder();
  private readonly palette: Color[];
  private readonly nearest: Nearest;
  /** as it is seen, without what is left out */
  private latest: Uint8Array | null = null;
  private waiting: { index: Uint8Array; delay: number; first: boolean } | null = null;

  /** @param delay milliseconds of a picture, whole hundredths of a second */
  constructor(
    private readonly size: Size,
    colors: readonly Color[],
    private readonly delay: number,
  ) {
    this.nearest = new Nearest(colors);
    this.palette = [...colors, ...Array.from({ length: 256 - colors.length }, (): Color => [0, 0, 0])];
  }

  add(rgba: Uint8ClampedArray): void {
    const index = this.nearest.indicesOf(rgba);
    const change = this.latest && changed(this.latest, index);
    if (this.latest && !change && this.waiting) {
      this.waiting.delay += this.delay;
      return;
    }
    this.write();
    this.waiting = { index: change ?? index, delay: this.delay, first: this.latest === null };
    this.latest = index;
  }

  finish(): Blob {
    this.write();
    this.encoder.finish();
    return new Blob([this.encoder.bytes()], { type: 'image/gif' });
  }

  private write(): void {
    if (!this.waiting) return;
    const { index, delay, first } = this.waiting;
    this.encoder.writeFrame(index, this.size.width, this.size.height, {
      ...(first ? { palette: this.palette, repeat: 0 } : { transparent: true, transparentIndex: unchanged }),
      delay,
      dispose: 1,
    });
    this.waiting = null;
  }
}

/** Pixels that are another colour than before; null: none is. */
export function changed(before: Uint8Array, now: Uint8Array): Uint8Array | null {
  const change = new Uint8Array(now.length).fill(unchanged);
  let any = false;
  for (let at = 0; at < now.length; at++) {
    if (now[at] === before[at]) continue;
    change[at] = now[at]!;
    any = true;
  }
  return any ? change : null;
}
