/** The header of a PLY file: which elements follow, how many, and what each row holds. Counts are claims; nothing is sized by them. */
import { MAX_PLY_HEADER_BYTES } from './limits';
import { ImportError } from './types';

export type PlyFormat = 'ascii' | 'binary_little_endian' | 'binary_big_endian';
export type PlyType = 'int8' | 'uint8' | 'int16' | 'uint16' | 'int32' | 'uint32' | 'float32' | 'float64';

/** A number per row, or with `countType` a list: its length, then that many numbers. */
export interface PlyProperty {
  readonly name: string;
  readonly type: PlyType;
  readonly countType?: PlyType;
}

export interface PlyElement {
  readonly name: string;
  readonly count: number;
  readonly properties: PlyProperty[];
}

export interface PlyHeader {
  readonly format: PlyFormat;
  readonly elements: PlyElement[];
  /** bytes and lines before the first row */
  readonly bytes: number;
  readonly lines: number;
}

/** Bytes of each type. */
export const PLY_SIZES: Record<PlyType, number> = {
  int8: 1,
  uint8: 1,
  int16: 2,
  uint16: 2,
  int32: 4,
  uint32: 4,
  float32: 4,
  float64: 8,
};

const TYPES = new Map<string, PlyType>([
  ['char', 'int8'],
  ['uchar', 'uint8'],
  ['short', 'int16'],
  ['ushort', 'uint16'],
  ['int', 'int32'],
  ['uint', 'uint32'],
  ['float', 'float32'],
  ['double', 'float64'],
  ...(Object.keys(PLY_SIZES) as PlyType[]).map((type) => [type, type] as const),
]);

const FORMATS: readonly string[] = ['ascii', 'binary_little_endian', 'binary_big_endian'] satisfies PlyFormat[];

/** @throws ImportError `ply-no-end-header`, or `ply-header-line` with the number and text of the line that makes no sense */
export function readPlyHeader(bytes: Uint8Array): PlyHeader {
  const { lines, end } = headerLines(bytes);
  const elements: PlyElement[] = [];
  let format: PlyFormat | undefined;
  lines.forEach((text, index) => {
    const bad = () => new ImportError('ply-header-line', { line: index + 1, text: text.slice(0, 80) });
    const words = text.trim().split(/\s+/);
    if (words[0] === 'format') {
      if (!FORMATS.includes(words[1])) throw bad();
      format = words[1] as PlyFormat;
    } else if (words[0] === 'element') {
      const count = /^\d+$/.test(words[2] ?? '') ? Number(words[2]) : NaN;
      if (!Number.isSafeInteger(count)) throw bad();
      elements.push({ name: words[1], count, properties: [] });
    } else if (words[0] === 'property') {
      const property = parseProperty(words);
      const element = elements.at(-1);
      if (!property || !element) throw bad();
      element.properties.push(property);
    }
  });
  if (!format) throw new ImportError('ply-header-line', { line: 2, text: (lines[1] ?? '').slice(0, 80) });
  return { format, elements, bytes: end, lines: lines.length };
}

function parseProperty(words: readonly string[]): PlyProperty | undefined {
  if (words[1] !== 'list') {
    const type = TYPES.get(words[1]);
    return type && words[2] ? { name: words[2], type } : undefined;
  }
  const countType = TYPES.get(words[2]);
  const type = TYPES.get(words[3]);
  if (!countType || !type || !words[4] || countType.startsWith('float')) return undefined;
  return { name: words[4], type, countType };
}

/** The header's lines up to and with `end_header`; ended by \n, \r\n or, in very old files, \r. */
function headerLines(bytes: Uint8Array): { lines: string[]; end: number } {
  const head = bytes.subarray(0, MAX_PLY_HEADER_BYTES);
  const text = new TextDecoder('latin1').decode(head);
  const mark = /(^|[\r\n])[ \t]*end_header[ \t]*(\r\n|\n|\r|$)/.exec(text);
  if (!mark) throw new ImportError('ply-no-end-header', { bytes: bytes.length });
  const end = mark.index + mark[0].length;
  return {
    lines: text
      .slice(0, end)
      .replace(/(\r\n|\n|\r)$/, '')
      .split(/\r\n|\n|\r/),
    end,
  };
}
