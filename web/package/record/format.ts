/**
 * The bytes of a tape, little-endian: eight that name the format, version, total length, length of the text, moves, vertices, triangles (32 bits each); the text (JSON: the parts stated once),
 * filled with zeroes to a multiple of 8; columns of 64 bits (requests, positions, the mesh's positions), of 32 bits (hashes, bodies, optionsOf, calls, the mesh's indices); the
 * checksum of all that, 16 hexadecimal digits.
 */
import { type ColumnName, widths } from './rows.ts';

/** `\x89SWTAPE\n`: no text begins so, and a transfer that changes line ends damages it. */
export const magic: readonly number[] = [0x89, 0x53, 0x57, 0x54, 0x41, 0x50, 0x45, 0x0a];
/** Goes up with every change that this reader would not understand. */
export const formatVersion = 1;
export const headerBytes = 32;
export const checksumBytes = 16;

const wide: readonly ColumnName[] = ['requests', 'positions'];
export const columnNames = Object.keys(widths) as ColumnName[];
export const isWide = (name: ColumnName): boolean => wide.includes(name);

export interface Counts {
  readonly text: number;
  readonly moves: number;
  readonly vertices: number;
  readonly triangles: number;
}

/** Length of a text in the file: what follows lies at a multiple of 8. */
export const paddedText = (text: number): number => 8 * Math.ceil(text / 8);

/** Bytes of a tape with so many of each. */
export function lengthOf({ text, moves, vertices, triangles }: Counts): number {
  const each = columnNames.reduce((sum, name) => sum + widths[name] * (isWide(name) ? 8 : 4), 0);
  return headerBytes + paddedText(text) + moves * each + vertices * 24 + triangles * 12 + checksumBytes;
}

/** The parts of a tape that it states once. */
export interface Said {
  readonly version: string;
  readonly schemaHash: string;
  readonly mesh: {
    readonly name: string;
    readonly hash: string;
    readonly vertices: number;
    readonly triangles: number;
  };
  readonly options: readonly object[];
  readonly dropped: number;
}
