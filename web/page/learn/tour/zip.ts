/**
 * Writes a zip. fflate has a writer, but what this page needs at once has only fflate's deflate in it, and the rest would come with it.
 * Times are those of 1980: the same tour is the same file.
 */
import { deflateSync, strToU8 } from 'fflate';

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = table[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const date = 0x21;

export function zipOf(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const path = strToU8(name);
    const packed = deflateSync(bytes, { level: 6 });
    // Version, names in UTF-8, deflated, time, date, checksum, sizes, length of the name.
    const about = [20, 0x0800, 8, 0, date] as const;
    const head = record(30, 0x04034b50, about, [crcOf(bytes), packed.length, bytes.length], 14, path.length);
    const entry = record(46, 0x02014b50, [20, ...about], [crcOf(bytes), packed.length, bytes.length], 16, path.length);
    new DataView(entry.buffer).setUint32(42, offset, true);
    parts.push(head, path, packed);
    directory.push(entry, path);
    offset += head.length + path.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record(22, 0x06054b50, [0, 0, directory.length / 2, directory.length / 2], [size, offset], 12, 0);
  return joined([...parts, ...directory, end]);
}

/** @param words of two bytes from the fifth on @param sizes of four bytes from `at` on, then the length of the name, where there is one */
function record(
  length: number,
  signature: number,
  words: readonly number[],
  sizes: readonly number[],
  at: number,
  name: number,
): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  words.forEach((word, k) => view.setUint16(4 + 2 * k, word, true));
  sizes.forEach((size, k) => view.setUint32(at + 4 * k, size, true));
  if (name > 0) view.setUint16(at + 4 * sizes.length, name, true);
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
