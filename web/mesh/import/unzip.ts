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
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_SIZE = 20;
const END64_SIGNATURE = 0x06064b50;
const END64_SIZE = 56;
/** The extra field with what does not fit into an entry. */
const EXTRA64 = 1;
/** In place of a number that does not fit. */
const ELSEWHERE = 0xffffffff;
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

/** One file of the archive. Its unpacked size is only a claim. */
export class ZipEntry {
  constructor(
    readonly name: string,
    readonly method: number,
    readonly size: number,
    private readonly archive: Uint8Array,
    private readonly place: { readonly entry: number; readonly flags: number; local: number; length: number },
  ) {}

  /** Its bytes in the archive. What is not needed is not looked at. @throws ImportError `zip-broken` */
  get packed(): Uint8Array {
    const { entry, flags, local, length } = this.place;
    if ((flags & ENCRYPTED) !== 0) throw broken(entry, 'encrypted');
    if (this.method !== STORED && this.method !== DEFLATED) throw broken(entry, 'method');
    return packedBytes(this.archive, viewOf(this.archive), local, length);
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const broken = (offset: number, what = 'damaged') => new ImportError('zip-broken', { offset, what });

/** Offset of the record that ends the archive: one whose comment ends with the file, or else the last there is. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  let found: number | undefined;
  for (let offset = last; offset >= Math.max(0, last - MAX_COMMENT); offset--) {
    if (view.getUint32(offset, true) !== END_SIGNATURE) continue;
    if (offset + view.getUint16(offset + 20, true) === last) return offset;
    found ??= offset;
  }
  if (found === undefined) throw broken(view.byteLength);
  return found;
}

function packedBytes(bytes: Uint8Array, view: DataView, local: number, length: number): Uint8Array {
  if (local + LOCAL_SIZE > bytes.length || view.getUint32(local, true) !== LOCAL_SIGNATURE) throw broken(local);
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + length > bytes.length) throw broken(local);
  return bytes.subarray(start, start + length);
}

/** Beyond 2⁵³ nothing is right: no archive is that long. */
const long = (view: DataView, offset: number) => Number(view.getBigUint64(offset, true));

/** How many entries there are, and where they begin: as the end says, or the longer end of zip64 before it. */
function directory(view: DataView): { count: number; first: number; end: number } {
  const end = findEnd(view);
  const plain = { count: view.getUint16(end + 10, true), first: view.getUint32(end + 16, true), end };
  const disks = view.getUint16(end + 4, true);
  const locator = end - LOCATOR_SIZE;
  const isShort =
    [plain.count, disks].includes(0xffff) || [plain.first, view.getUint32(end + 12, true)].includes(ELSEWHERE);
  if (!isShort || locator < 0 || view.getUint32(locator, true) !== LOCATOR_SIGNATURE) {
    if (disks !== 0) throw broken(end, 'disks');
    return plain;
  }
  const long64 = long(view, locator + 8);
  if (long64 + END64_SIZE > locator || view.getUint32(long64, true) !== END64_SIGNATURE) throw broken(locator);
  if (view.getUint32(long64 + 16, true) !== 0) throw broken(long64, 'disks');
  return { count: long(view, long64 + 32), first: long(view, long64 + 48), end: long64 };
}

/** The sizes and the place of an entry; those that do not fit are in its extra field, one after another. */
function sizesOf(
  view: DataView,
  entry: number,
  extra: number,
  extraEnd: number,
): [packed: number, size: number, local: number] {
  const [packed, size, local] = [20, 24, 42].map((at) => view.getUint32(entry + at, true));
  if (![packed, size, local].includes(ELSEWHERE)) return [packed, size, local];
  let at = extra;
  while (at + 4 <= extraEnd && view.getUint16(at, true) !== EXTRA64) at += 4 + view.getUint16(at + 2, true);
  if (at + 4 > extraEnd) throw broken(entry);
  const end = Math.min(extraEnd, at + 4 + view.getUint16(at + 2, true));
  at += 4;
  const next = (short: number): number => {
    if (short !== ELSEWHERE) return short;
    if (at + 8 > end) throw broken(entry);
    at += 8;
    return long(view, at - 8);
  };
  const whole = next(size);
  return [next(packed), whole, next(local)];
}

/**
 * The files of an archive, without folders and without what macOS adds.
 *
 * @throws ImportError `zip-broken` with the offset of the bad record
 */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes);
  const { count, first, end } = directory(view);
  const entries: ZipEntry[] = [];
  let offset = first;
  for (let i = 0; i < count; i++) {
    if (offset + ENTRY_SIZE > end || view.getUint32(offset, true) !== ENTRY_SIGNATURE)
      throw broken(Math.min(offset, bytes.length));
    const nameEnd = offset + ENTRY_SIZE + view.getUint16(offset + 28, true);
    const extraEnd = nameEnd + view.getUint16(offset + 30, true);
    const next = extraEnd + view.getUint16(offset + 32, true);
    if (next > end) throw broken(offset);
    const name = new TextDecoder().decode(bytes.subarray(offset + ENTRY_SIZE, nameEnd)).replaceAll('\\', '/');
    if (!name.endsWith('/') && !/(^|\/)(__MACOSX\/|\._)/.test(name)) {
      const [length, size, local] = sizesOf(view, offset, nameEnd, extraEnd);
      const flags = view.getUint16(offset + 8, true);
      const method = view.getUint16(offset + 10, true);
      entries.push(new ZipEntry(name, method, size, bytes, { entry: offset, flags, local, length }));
    }
    offset = next;
  }
  return entries;
}

/**
 * Unpacks the given entries.
 *
 * @param before bytes of the same archive that are unpacked already
 * @throws ImportError `zip-too-large` past the limit, `zip-broken` when an entry does not have the size it claims
 */
export function* unzip(entries: readonly ZipEntry[], before = 0): Steps<SourceFile[]> {
  const claimed = entries.reduce((sum, entry) => sum + entry.size, 0);
  const bytes = before + claimed;
  if (bytes > MAX_UNZIPPED_BYTES) throw new ImportError('zip-too-large', { bytes, limit: MAX_UNZIPPED_BYTES });
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
  // No more than that can be unpacked from what is there, and what is never written takes no memory.
  const whole = new Uint8Array(size);
  let found = 0;
  const inflate = new Inflate((piece) => {
    if (found + piece.length <= size) whole.set(piece, found);
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
  return whole;
}

/** fflate throws its own errors for a bad stream. */
function push(inflate: Inflate, piece: Uint8Array, last: boolean): void {
  try {
    inflate.push(piece, last);
  } catch (cause) {
    throw new ImportError('zip-broken', { offset: piece.byteOffset, what: 'damaged' }, { cause });
  }
}
