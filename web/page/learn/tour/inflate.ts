/** Unpacks no more than is allowed: what is packed may come from anybody, and a few bytes can become a gigabyte. */
import { inflateUpTo as inflate } from '../../base/inflate';
import { TourError } from './fileError';

/**
 * For the few kilobytes of a link.
 * @throws TourError `too-large`, or `cut-off` for what is not packed like that
 */
export function inflateUpTo(packed: Uint8Array, most: number, dictionary?: Uint8Array): Uint8Array {
  let all: Uint8Array | null;
  try {
    all = inflate(packed, most, dictionary);
  } catch {
    throw new TourError('cut-off');
  }
  if (!all) throw new TourError('too-large', { at: '', count: most + 1, most });
  return all;
}

/**
 * For the files of an archive: the browser's own unpacking, a piece at a time, ended as soon as more comes than was claimed.
 * @throws TourError
 */
export async function inflateStream(packed: Uint8Array, size: number, name: string): Promise<Uint8Array> {
  const all = new Uint8Array(size);
  let count = 0;
  try {
    const reader = new Blob([packed as BlobPart])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (count + value.length > size) {
        await reader.cancel();
        break;
      }
      all.set(value, count);
      count += value.length;
    }
  } catch {
    throw new TourError('mesh-damaged', { name });
  }
  if (count !== size) throw new TourError('mesh-damaged', { name });
  return all;
}
