/** Lists of an FBX file, unpacked piece by piece into the numbers they are wanted as. */
import { Inflate } from 'fflate';
import { fbxBad, put } from './fbxNodes';
import type { FbxList, Numbers, NumbersType } from './fbxNodes';
import { MAX_ZIP_RATIO } from './limits';
import type { Steps } from './steps';
import { ImportError } from './types';
import { MAX_SILENCE } from './unzip';

/** Bytes of one number, and how it is read. */
export interface NumberKind {
  readonly size: number;
  readonly read: (view: DataView, at: number, little: boolean) => number;
}

/** Packed bytes between two yields: at most 4 MB come out of them, which may be as many numbers. */
const PIECE = 4096;
/** Of what is not packed. */
const STORED_PIECE = 1 << 20;

/** A list in a binary file of 7.0 and later. */
export class StoredList implements FbxList {
  constructor(
    readonly count: number,
    readonly at: number,
    private readonly kind: NumberKind,
    private readonly stored: Uint8Array,
    private readonly packed: boolean,
    private readonly little: boolean,
  ) {}

  *read<T extends Numbers>(type: NumbersType<T>): Steps<T> {
    const { count, at, kind, stored, packed } = this;
    const bytes = count * kind.size;
    if (bytes > stored.length * (packed ? MAX_ZIP_RATIO : 1)) throw fbxBad('value', at);
    const filler = new Filler(new type(count), kind, this.little, at);
    if (packed) yield* this.inflate(filler);
    else
      for (let start = 0; start < bytes; start += STORED_PIECE) {
        filler.take(stored.subarray(start, Math.min(bytes, start + STORED_PIECE)));
        yield { stage: 'read', fraction: 0.9 };
      }
    if (!filler.isFull) throw fbxBad('value', at);
    return filler.numbers;
  }

  /** zlib: two bytes, a deflated stream, a sum. */
  private *inflate(filler: Filler<Numbers>): Steps<void> {
    const { stored, at } = this;
    const stream = new Inflate((piece) => filler.take(piece));
    let grewAt = 0;
    for (let start = 2; start < stored.length && !filler.isFull; start += PIECE) {
      const before = filler.taken;
      try {
        stream.push(stored.subarray(start, start + PIECE), start + PIECE >= stored.length);
      } catch (cause) {
        // fflate throws its own errors for a bad stream.
        throw cause instanceof ImportError ? cause : fbxBad('value', at);
      }
      if (filler.taken > before) grewAt = start;
      else if (start - grewAt > MAX_SILENCE) throw fbxBad('value', at);
      yield { stage: 'read', fraction: 0.9 };
    }
  }
}

/** Makes numbers of bytes that come in pieces of any length. */
class Filler<T extends Numbers> {
  taken = 0;
  private filled = 0;
  private readonly begun: Uint8Array;
  private beginning = 0;

  constructor(
    readonly numbers: T,
    private readonly kind: NumberKind,
    private readonly little: boolean,
    private readonly at: number,
  ) {
    this.begun = new Uint8Array(kind.size);
  }

  get isFull(): boolean {
    return this.filled === this.numbers.length && this.beginning === 0;
  }

  take(piece: Uint8Array): void {
    const { kind, numbers, little, begun } = this;
    this.taken += piece.length;
    if (this.taken > numbers.length * kind.size) throw fbxBad('value', this.at);
    let from = 0;
    while (this.beginning > 0 && from < piece.length) {
      begun[this.beginning++] = piece[from++];
      if (this.beginning < kind.size) continue;
      put(numbers, this.filled++, kind.read(new DataView(begun.buffer), 0, little));
      this.beginning = 0;
    }
    const view = new DataView(piece.buffer, piece.byteOffset, piece.byteLength);
    for (; from + kind.size <= piece.length; from += kind.size)
      put(numbers, this.filled++, kind.read(view, from, little));
    while (from < piece.length) begun[this.beginning++] = piece[from++];
  }
}
