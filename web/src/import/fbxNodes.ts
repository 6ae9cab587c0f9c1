/** The tree of an FBX file, binary or text. Only arrays of numbers can be long, and those are unpacked within limits. */
import { Inflate } from 'fflate';
import { MAX_SILENCE, PIECE } from './unzip';
import { MAX_DECODED_BYTES, MAX_ZIP_RATIO } from './limits';
import { ImportError } from './types';

export type FbxValue = number | string | Float64Array;

export interface FbxNode {
  readonly name: string;
  readonly values: FbxValue[];
  readonly children: FbxNode[];
}

const HEADER_BYTES = 27;
const MAX_DEPTH = 64;
/** Nodes of one file, binary or text. */
export const MAX_NODES = 2_000_000;
/** Before it meshes stood in their models and had no numbers of their own. */
export const FIRST_VERSION = 7000;
/** From here on lengths have eight bytes. */
const LONG_VERSION = 7500;

/** Bytes of one number in an array, and how it is read. */
const ARRAYS: Readonly<Record<string, readonly [number, (view: DataView, at: number) => number]>> = {
  d: [8, (view, at) => view.getFloat64(at, true)],
  f: [4, (view, at) => view.getFloat32(at, true)],
  i: [4, (view, at) => view.getInt32(at, true)],
  l: [8, (view, at) => Number(view.getBigInt64(at, true))],
  b: [1, (view, at) => view.getUint8(at)],
  c: [1, (view, at) => view.getUint8(at)],
};
const SCALARS: Readonly<Record<string, readonly [number, (view: DataView, at: number) => number]>> = {
  Y: [2, (view, at) => view.getInt16(at, true)],
  C: [1, (view, at) => view.getUint8(at)],
  I: [4, (view, at) => view.getInt32(at, true)],
  F: [4, (view, at) => view.getFloat32(at, true)],
  D: [8, (view, at) => view.getFloat64(at, true)],
  L: [8, (view, at) => Number(view.getBigInt64(at, true))],
};

export const fbxBad = (what: string, offset: number) => new ImportError('fbx-bad', { what, offset });

/** @throws ImportError `fbx-bad` with the byte where it makes no sense */
export function readBinaryFbx(bytes: Uint8Array): FbxNode {
  return new BinaryFbx(bytes).read();
}

class BinaryFbx {
  private readonly view: DataView;
  private long = false;
  private nodes = 0;
  private room = MAX_DECODED_BYTES;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  read(): FbxNode {
    if (this.bytes.length < HEADER_BYTES) throw fbxBad('early', this.bytes.length);
    const version = this.view.getUint32(23, true);
    if (version < FIRST_VERSION) throw fbxBad('version', 23);
    this.long = version >= LONG_VERSION;
    const root: FbxNode = { name: '', values: [], children: [] };
    // Behind the last node stand some bytes that mean nothing here.
    let at = HEADER_BYTES;
    for (;;) {
      const next = this.readNode(at, this.bytes.length, 0, root);
      if (next === 0) return root;
      at = next;
    }
  }

  /** @returns where the next one begins, 0 after the last */
  private readNode(at: number, limit: number, depth: number, parent: FbxNode): number {
    const { view, bytes } = this;
    const size = this.long ? 8 : 4;
    const head = at + 3 * size + 1;
    if (head > limit) throw fbxBad('early', at);
    const [end, count, length] = [0, 1, 2].map((i) => this.size(at + i * size));
    if (end === 0) return 0;
    const nameEnd = head + view.getUint8(head - 1);
    if (end > limit || nameEnd + length > end) throw fbxBad('early', at);
    if (depth > MAX_DEPTH || ++this.nodes > MAX_NODES || count > length) throw fbxBad('nesting', at);
    const name = String.fromCharCode(...bytes.subarray(head, nameEnd));
    const node: FbxNode = { name, values: [], children: [] };
    parent.children.push(node);
    let cursor = nameEnd;
    for (let i = 0; i < count; i++) cursor = this.readValue(cursor, nameEnd + length, node);
    cursor = nameEnd + length;
    while (cursor < end) {
      const next = this.readNode(cursor, end, depth + 1, node);
      if (next === 0) break;
      cursor = next;
    }
    return end;
  }

  private readValue(at: number, limit: number, node: FbxNode): number {
    const { view } = this;
    const need = (bytes: number) => {
      if (at + 1 + bytes > limit) throw fbxBad('early', at);
    };
    need(0);
    const kind = String.fromCharCode(view.getUint8(at));
    const scalar = SCALARS[kind];
    if (scalar) {
      need(scalar[0]);
      node.values.push(scalar[1](view, at + 1));
      return at + 1 + scalar[0];
    }
    need(4);
    const length = view.getUint32(at + 1, true);
    if (kind === 'S' || kind === 'R') {
      need(4 + length);
      // Raw bytes are pictures and the like.
      node.values.push(kind === 'S' ? new TextDecoder().decode(this.bytes.subarray(at + 5, at + 5 + length)) : '');
      return at + 5 + length;
    }
    const item = ARRAYS[kind];
    if (!item) throw fbxBad('value', at);
    need(12);
    const [packed, stored] = [view.getUint32(at + 5, true), view.getUint32(at + 9, true)];
    need(12 + stored);
    node.values.push(this.numbers(this.bytes.subarray(at + 13, at + 13 + stored), length, packed === 1, item, at));
    return at + 13 + stored;
  }

  private numbers(
    stored: Uint8Array,
    count: number,
    packed: boolean,
    [size, read]: readonly [number, (view: DataView, at: number) => number],
    at: number,
  ): Float64Array {
    const bytes = count * size;
    this.room -= count * 8;
    if (this.room < 0 || bytes > stored.length * (packed ? MAX_ZIP_RATIO : 1)) throw fbxBad('value', at);
    const plain = packed ? inflate(stored, bytes, at) : stored;
    const view = new DataView(plain.buffer, plain.byteOffset, plain.byteLength);
    return Float64Array.from({ length: count }, (_, i) => read(view, i * size));
  }

  private size(at: number): number {
    return this.long ? Number(this.view.getBigUint64(at, true)) : this.view.getUint32(at, true);
  }
}

/** zlib: two bytes, a deflated stream, a sum. */
function inflate(packed: Uint8Array, length: number, at: number): Uint8Array {
  const whole = new Uint8Array(length);
  let found = 0;
  const stream = new Inflate((piece) => {
    if (found + piece.length > length) throw fbxBad('value', at);
    whole.set(piece, found);
    found += piece.length;
  });
  try {
    let grewAt = 0;
    for (let start = 2; start < packed.length && found < length; start += PIECE) {
      const before = found;
      stream.push(packed.subarray(start, start + PIECE), start + PIECE >= packed.length);
      if (found > before) grewAt = start;
      else if (start - grewAt > MAX_SILENCE) throw fbxBad('value', at);
    }
  } catch (cause) {
    throw cause instanceof ImportError ? cause : fbxBad('value', at);
  }
  if (found !== length) throw fbxBad('value', at);
  return whole;
}
