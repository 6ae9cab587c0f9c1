/** FBX as bytes: nodes with their lengths, values with their types, in either order of bytes. */
import { StoredList } from './fbxInflate';
import type { NumberKind } from './fbxInflate';
import {
  MAX_DEPTH,
  MAX_NODES,
  MAX_STRING,
  MAX_VALUES,
  NODE_BATCH,
  checkVersion,
  emptyNode,
  fbxBad,
  put,
} from './fbxNodes';
import type { FbxList, FbxNode, FbxValue, Numbers, NumbersType } from './fbxNodes';
import { BATCH } from './steps';
import type { Steps } from './steps';

const HEADER_BYTES = 27;
/** Not 0 where numbers begin with their highest byte. */
const ORDER_AT = 22;
/** From here on lengths have eight bytes. */
const LONG_VERSION = 7500;

const byte: NumberKind = { size: 1, read: (view, at) => view.getUint8(at) };
const float: NumberKind = { size: 4, read: (view, at, little) => view.getFloat32(at, little) };
const double: NumberKind = { size: 8, read: (view, at, little) => view.getFloat64(at, little) };
const whole: NumberKind = { size: 4, read: (view, at, little) => view.getInt32(at, little) };
const long: NumberKind = { size: 8, read: (view, at, little) => Number(view.getBigInt64(at, little)) };
const signed: NumberKind = { size: 1, read: (view, at) => view.getInt8(at) };
const short: NumberKind = { size: 2, read: (view, at, little) => view.getInt16(at, little) };

const LISTS: Readonly<Record<string, NumberKind>> = { d: double, f: float, i: whole, l: long, b: byte, c: byte };
const SCALARS: Readonly<Record<string, NumberKind>> = {
  ...{ B: byte, C: byte, Z: signed, Y: short, I: whole, F: float, D: double, L: long },
};

const decoder = new TextDecoder();

/** @throws ImportError `fbx-bad` with the byte where it makes no sense */
export function readBinaryFbx(bytes: Uint8Array): Steps<FbxNode> {
  return new BinaryFbx(bytes).read();
}

class BinaryFbx {
  private readonly view: DataView;
  private readonly little: boolean;
  private long = false;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.little = bytes[ORDER_AT] === 0;
  }

  *read(): Steps<FbxNode> {
    const { bytes } = this;
    if (bytes.length < HEADER_BYTES) throw fbxBad('early', bytes.length);
    const version = this.view.getUint32(HEADER_BYTES - 4, this.little);
    checkVersion(version);
    this.long = version >= LONG_VERSION;
    const root = emptyNode('');
    const open = [{ node: root, end: bytes.length }];
    let at = HEADER_BYTES;
    for (let nodes = 1; ; nodes++) {
      if (nodes % NODE_BATCH === 0) yield { stage: 'read', fraction: (0.5 * at) / bytes.length };
      let inside = open.at(-1)!;
      while (at >= inside.end && open.length > 1) {
        open.pop();
        inside = open.at(-1)!;
      }
      const next = this.readNode(at, inside.end);
      if (!next) {
        // Behind the last node of all stand some bytes that mean nothing here.
        if (open.length === 1) return root;
        at = inside.end;
        continue;
      }
      if (open.length > MAX_DEPTH || nodes > MAX_NODES) throw fbxBad('nesting', at);
      inside.node.children.push(next.node);
      open.push(next);
      at = next.first;
    }
  }

  /** @returns the node without what is in it, which lies from `first` to `end`; nothing where a list of nodes ends */
  private readNode(at: number, limit: number): { node: FbxNode; first: number; end: number } | undefined {
    const { view, bytes } = this;
    const size = this.long ? 8 : 4;
    const head = at + 3 * size + 1;
    if (head > limit) throw fbxBad('early', at);
    const [end, count, length] = [0, 1, 2].map((i) => this.size(at + i * size));
    if (end === 0) return undefined;
    const nameEnd = head + view.getUint8(head - 1);
    if (end > limit || nameEnd + length > end) throw fbxBad('early', at);
    if (count > length) throw fbxBad('nesting', at);
    const node = emptyNode(String.fromCharCode(...bytes.subarray(head, nameEnd)));
    node.values = this.readValues(nameEnd, nameEnd + length, count);
    return { node, first: nameEnd + length, end };
  }

  private readValues(from: number, limit: number, count: number): FbxValue[] {
    const kind = SCALARS[this.kindAt(from, limit)];
    if (count > MAX_VALUES && kind) return [new ScalarList(this.bytes, from, limit, count, this.little)];
    const values: FbxValue[] = [];
    for (let at = from; values.length < Math.min(count, MAX_VALUES);) {
      const { value, next } = this.readValue(at, limit);
      values.push(value);
      at = next;
    }
    return values;
  }

  private kindAt(at: number, limit: number): string {
    return at < limit ? String.fromCharCode(this.view.getUint8(at)) : '';
  }

  private readValue(at: number, limit: number): { value: FbxValue; next: number } {
    const { view, little, bytes } = this;
    const need = (more: number) => {
      if (at + 1 + more > limit) throw fbxBad('early', at);
    };
    need(0);
    const kind = this.kindAt(at, limit);
    const scalar = SCALARS[kind];
    if (scalar) {
      need(scalar.size);
      const value = scalar === long ? asSafe(view.getBigInt64(at + 1, little)) : scalar.read(view, at + 1, little);
      return { value, next: at + 1 + scalar.size };
    }
    need(4);
    const length = view.getUint32(at + 1, little);
    if (kind === 'S' || kind === 'R') {
      need(4 + length);
      const isText = kind === 'S' && length <= MAX_STRING;
      const value = isText ? decoder.decode(bytes.subarray(at + 5, at + 5 + length)) : '';
      return { value, next: at + 5 + length };
    }
    const item = LISTS[kind];
    if (!item) throw fbxBad('value', at);
    need(12);
    const [packing, size] = [view.getUint32(at + 5, little), view.getUint32(at + 9, little)];
    need(12 + size);
    const stored = bytes.subarray(at + 13, at + 13 + size);
    return { value: new StoredList(length, at, item, stored, packing === 1, little), next: at + 13 + size };
  }

  private size(at: number): number {
    return this.long ? Number(this.view.getBigUint64(at, this.little)) : this.view.getUint32(at, this.little);
  }
}

/** Numbers of objects may be longer than a double is exact. */
const asSafe = (value: bigint): number | bigint => {
  const near = Number(value);
  return Number.isSafeInteger(near) ? near : value;
};

/** Numbers one by one, each with its type: a list of a file of before 7.0. */
class ScalarList implements FbxList {
  constructor(
    private readonly bytes: Uint8Array,
    readonly at: number,
    private readonly limit: number,
    readonly count: number,
    private readonly little: boolean,
  ) {}

  *read<T extends Numbers>(type: NumbersType<T>): Steps<T> {
    const { bytes, count, limit, little } = this;
    // The least that a number takes is its type and one byte.
    if (2 * count > limit - this.at) throw fbxBad('early', this.at);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const numbers = new type(count);
    let at = this.at;
    for (let i = 0; i < count; i++) {
      if (i % BATCH === 0) yield { stage: 'read', fraction: 0.9 };
      const kind = at < limit ? SCALARS[String.fromCharCode(view.getUint8(at))] : undefined;
      if (!kind) throw fbxBad('value', at);
      if (at + 1 + kind.size > limit) throw fbxBad('early', at);
      put(numbers, i, kind.read(view, at + 1, little));
      at += 1 + kind.size;
    }
    return numbers;
  }
}
