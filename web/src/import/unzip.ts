/**
 * Takes files out of a .zip. The directory is read here, with checks; only the unpacking is fflate's, in small pieces.
 * (fflate's own `unzipSync` allocates by the sizes in the directory and does not end on some broken zip64 directories.)
 */
import { Inflate } from 'fflate';
import type { Steps } from './steps';
import { MAX_UNZIPPED_BYTES, MAX_ZIP_RATIO } from './limits';
import { ImportError } from './types';
import type { SourceFile } from './types';

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_SIZE = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** Packed bytes unpacked at a time: at most 16 MB come out of them. */
export const PIECE = 16384;

/** A stored block is 64 KiB and comes out whole; more packed bytes than this without output lie behind the stream's end. */
export const MAX_SILENCE = 8 * PIECE;

/** One file of the archive, its packed bytes known to be there. Its unpacked size is only a claim. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: Uint8Array;
  readonly size: number;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const broken = (offset: number) => new ImportError('zip-broken', { offset });

/** Offset of the record that ends the archive. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let offset = last; offset >= Math.max(0, last - MAX_COMMENT); offset--) {
    if (view.getUint32(offset, true) === END_SIGNATURE) return offset;
  }
  throw broken(view.byteLength);
}

function packedBytes(bytes: Uint8Array, view: DataView, local: number, length: number): Uint8Array {
  if (local + LOCAL_SIZE > bytes.length || view.getUint32(local, true) !== LOCAL_SIGNATURE) throw broken(local);
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + length > bytes.length) throw broken(local);
  return bytes.subarray(start, start + length);
}

/**
 * The files of an archive, without folders and without what macOS adds.
 *
 * @throws ImportError `zip-broken` with the offset of the bad record; zip64, encryption and other methods count as broken too
 */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let i = 0; i < count; i++) {
    if (offset + ENTRY_SIZE > end || view.getUint32(offset, true) !== ENTRY_SIGNATURE)
      throw broken(Math.min(offset, bytes.length));
    const nameEnd = offset + ENTRY_SIZE + view.getUint16(offset + 28, true);
    const next = nameEnd + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
    if (next > end) throw broken(offset);
    const name = new TextDecoder().decode(bytes.subarray(offset + ENTRY_SIZE, nameEnd)).replaceAll('\\', '/');
    if (!name.endsWith('/') && !/(^|\/)(__MACOSX\/|\._)/.test(name)) {
      const method = view.getUint16(offset + 10, true);
      const readable =
        (view.getUint16(offset + 8, true) & ENCRYPTED) === 0 && (method === STORED || method === DEFLATED);
      if (!readable) throw broken(offset);
      const packed = packedBytes(bytes, view, view.getUint32(offset + 42, true), view.getUint32(offset + 20, true));
      entries.push({ name, method, packed, size: view.getUint32(offset + 24, true) });
    }
    offset = next;
  }
  return entries;
}

/**
 * Unpacks the given entries.
 *
 * @throws ImportError `zip-too-large` past the limit, `zip-broken` when an entry does not have the size it claims
 */
export function* unzip(entries: readonly ZipEntry[]): Steps<SourceFile[]> {
  const claimed = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (claimed > MAX_UNZIPPED_BYTES)
    throw new ImportError('zip-too-large', { bytes: claimed, limit: MAX_UNZIPPED_BYTES });
  if (claimed > 0) yield { stage: 'unpack', fraction: 0, bytes: claimed };
  const files: SourceFile[] = [];
  for (const entry of entries)
    files.push({ name: entry.name, bytes: yield* unpack(entry, files.length / entries.length) });
  return files;
}

function* unpack(entry: ZipEntry, fraction: number): Steps<Uint8Array> {
  const { packed, size } = entry;
  const possible = entry.method === STORED ? size === packed.length : size <= packed.length * MAX_ZIP_RATIO;
  if (!possible) throw broken(packed.byteOffset);
  if (entry.method === STORED) return packed;
  const pieces: Uint8Array[] = [];
  let found = 0;
  const inflate = new Inflate((piece) => {
    pieces.push(piece);
    found += piece.length;
  });
  let grewAt = 0;
  for (let start = 0; start < packed.length && found <= size; start += PIECE) {
    const before = found;
    push(inflate, packed.subarray(start, start + PIECE), start + PIECE >= packed.length);
    if (found > before) grewAt = start;
    else if (start - grewAt > MAX_SILENCE) throw broken(packed.byteOffset + start);
    yield { stage: 'unpack', fraction };
  }
  if (found !== size) throw broken(packed.byteOffset);
  return joined(pieces, found);
}

/** fflate throws its own errors for a bad stream. */
function push(inflate: Inflate, piece: Uint8Array, last: boolean): void {
  try {
    inflate.push(piece, last);
  } catch (cause) {
    throw new ImportError('zip-broken', { offset: piece.byteOffset }, { cause });
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}
