/** Unpacks no more than is allowed: what is packed may come from anybody, and a few bytes can become a gigabyte. */
import { Inflate } from 'fflate';

/** Deflate packs 1032 to 1 at best, so half a megabyte comes out of one piece before it is looked at. */
const piece = 512;

/**
 * Ends as soon as more comes than is allowed, so that neither time nor memory is spent on the rest.
 * @returns null: it is more than `most` bytes
 * @throws Error for what is not packed like that
 */
export function inflateUpTo(packed: Uint8Array, most: number, dictionary?: Uint8Array): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate(dictionary ? { dictionary } : {}, (part) => {
    parts.push(part);
    size += part.length;
  });
  for (let at = 0; at < packed.length || at === 0; at += piece) {
    inflate.push(packed.subarray(at, at + piece), at + piece >= packed.length);
    if (size > most) return null;
  }
  const all = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}
