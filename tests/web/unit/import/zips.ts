/** Archives as the record layouts of the zip format have them, in ways that fflate does not write: zip64, data descriptors, other methods. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface Entry {
  readonly name: string;
  readonly content: Uint8Array | string;
  readonly stored?: boolean;
  /** sizes and offset in an extra field, those of the entry all ones */
  readonly zip64?: boolean;
  /** sizes behind the content, in the local header zeros */
  readonly descriptor?: boolean;
  readonly method?: number;
  readonly flags?: number;
  /** another extra field before that of zip64 */
  readonly extraBefore?: Uint8Array;
}

export interface Archive {
  /** the longer end, its locator, and all ones in the short end */
  readonly zip64?: boolean;
  readonly comment?: Uint8Array | string;
  /** in place of the right ones, in the longer end */
  readonly count?: bigint;
  readonly first?: bigint;
  readonly locator?: bigint;
}

const numbers = (...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number | bigint])[]) =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(8);
      field.writeBigUInt64LE(BigInt(value));
      return field.subarray(0, bytes);
    }),
  );

const ONES = 0xffffffff;

export function zipOf(entries: readonly Entry[], options: Archive = {}): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const put = (...pieces: readonly Uint8Array[]) => {
    for (const piece of pieces) {
      parts.push(Buffer.from(piece));
      offset += piece.length;
    }
  };
  for (const { name, content, stored, zip64, descriptor, method, flags = 0, extraBefore } of entries) {
    const plain = Buffer.from(content);
    const packed = stored ? plain : deflateRawSync(plain);
    const way = method ?? (stored ? 0 : 8);
    const sum = crc32(plain);
    const bits = flags | (descriptor ? 8 : 0);
    const title = Buffer.from(name);
    const local = offset;
    const inLocal = descriptor ? [0, 0, 0] : zip64 ? [sum, ONES, ONES] : [sum, packed.length, plain.length];
    const localExtra = zip64
      ? numbers([2, 1], [2, 16], [8, descriptor ? 0 : plain.length], [8, descriptor ? 0 : packed.length])
      : Buffer.alloc(0);
    put(
      numbers([4, 0x04034b50], [2, zip64 ? 45 : 20], [2, bits], [2, way], [4, 0]),
      numbers([4, inLocal[0]!], [4, inLocal[1]!], [4, inLocal[2]!], [2, title.length], [2, localExtra.length]),
      title,
      localExtra,
      packed,
    );
    const size = zip64 ? 8 : 4;
    if (descriptor) put(numbers([4, 0x08074b50], [4, sum], [size, packed.length], [size, plain.length]));
    const extra = Buffer.concat([
      extraBefore ?? Buffer.alloc(0),
      zip64 ? numbers([2, 1], [2, 24], [8, plain.length], [8, packed.length], [8, local]) : Buffer.alloc(0),
    ]);
    const [packedSize, plainSize, place] = zip64 ? [ONES, ONES, ONES] : [packed.length, plain.length, local];
    directory.push(
      numbers([4, 0x02014b50], [2, 20], [2, zip64 ? 45 : 20], [2, bits], [2, way], [4, 0], [4, sum]),
      numbers([4, packedSize], [4, plainSize], [2, title.length], [2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0]),
      numbers([4, place]),
      title,
      extra,
    );
  }
  const first = offset;
  put(...directory);
  const size = offset - first;
  const { zip64, comment = '', count = entries.length } = options;
  if (zip64) {
    const end = offset;
    put(
      numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count], [8, size]),
      numbers([8, options.first ?? first]),
      numbers([4, 0x07064b50], [4, 0], [8, options.locator ?? end], [4, 1]),
    );
  }
  const short = zip64 ? [0xffff, 0xffff, ONES, ONES] : [entries.length, entries.length, size, first];
  const note = Buffer.from(comment);
  put(
    numbers([4, 0x06054b50], [2, 0], [2, 0], [2, short[0]!], [2, short[1]!], [4, short[2]!], [4, short[3]!]),
    numbers([2, note.length]),
    note,
  );
  return new Uint8Array(Buffer.concat(parts));
}
