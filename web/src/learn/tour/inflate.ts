/** Unpacks no more than is allowed: what is packed may come from anybody, and a few bytes can become a gigabyte. */
import { Inflate } from 'fflate';
import { TourError } from './fileError';

/** Packed bytes at a time: at most a quarter of a megabyte comes out of them. */
const piece = 256;

/** @throws TourError `too-large`, or `cut-off` for what is not packed like that */
export function inflateUpTo(packed: Uint8Array, most: number, dictionary?: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let count = 0;
  let ended = false;
  const inflate = new Inflate({ ...(dictionary && { dictionary }) }, (part, last) => {
    pieces.push(part);
    count += part.length;
    ended = last;
  });
  for (let at = 0; at < packed.length; at += piece) {
    try {
      inflate.push(packed.subarray(at, at + piece), at + piece >= packed.length);
    } catch {
      throw new TourError('cut-off');
    }
    if (count > most) throw new TourError('too-large', { at: '', count, most });
  }
  if (!ended) throw new TourError('cut-off');
  const all = new Uint8Array(count);
  let at = 0;
  for (const part of pieces) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
