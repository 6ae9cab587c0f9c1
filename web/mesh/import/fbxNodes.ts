/** The tree of an FBX file, as its two readers make it. Lists of numbers stay where they are in the file until somebody wants them. */
import { MAX_DECODED_BYTES } from './limits';
import type { Steps } from './steps';
import { ImportError } from './types';

/** Whole numbers that a double does not hold are big. */
export type FbxValue = number | bigint | string | FbxList;

export type Numbers = Float64Array | Int32Array;
export type NumbersType<T extends Numbers> = new (length: number) => T;

/** A list of numbers. Nothing of it is unpacked before `read`. */
export interface FbxList {
  /** as counted in a text, as claimed in a binary file */
  readonly count: number;
  /** byte of the file */
  readonly at: number;
  /** @throws ImportError `fbx-bad` when it does not hold what it claims */
  read<T extends Numbers>(type: NumbersType<T>): Steps<T>;
}

export interface FbxNode {
  readonly name: string;
  values: FbxValue[];
  readonly children: FbxNode[];
}

/** Nodes within nodes. */
export const MAX_DEPTH = 64;
/** Nodes of one file, binary or text. */
export const MAX_NODES = 2_000_000;
/** Before it nothing has properties by name, and places stand in the animations. */
export const FIRST_VERSION = 6000;
/** More values than this are one list: texts and files of before 7.0 write them one by one. */
export const MAX_VALUES = 32;
/** Bytes; longer strings are pictures. */
export const MAX_STRING = 65_536;
/** Nodes between two yields. */
export const NODE_BATCH = 4096;

export const fbxBad = (what: string, offset: number, more: Record<string, number | string> = {}) =>
  new ImportError('fbx-bad', { what, offset, ...more });

/** @throws ImportError `fbx-bad` for what is older than what is read */
export function checkVersion(version: number): void {
  if (version < FIRST_VERSION) throw fbxBad('version', 0, { version: (version / 1000).toFixed(1) });
}

export const emptyNode = (name: string): FbxNode => ({ name, values: [], children: [] });

export const child = (node: FbxNode | undefined, name: string) => node?.children.find((each) => each.name === name);

/** What looking at something takes of the room, however small it is: a quarter of a million times are a few seconds. */
const LEAST_BYTES = 4096;

/** Reads lists while there is room for them: what all of one file take together is limited. */
export class FbxLists {
  private room = MAX_DECODED_BYTES;

  /** How many numbers a list of a node has, or claims. */
  count(node: FbxNode, name: string): number {
    const values = child(node, name)?.values ?? [];
    return isList(values[0]) ? values[0].count : values.length;
  }

  /** @throws ImportError `fbx-bad` for too many, before any is unpacked */
  *read<T extends Numbers>(node: FbxNode, name: string, type: NumbersType<T>): Steps<T> {
    const values = child(node, name)?.values ?? [];
    const [first] = values;
    if (!isList(first)) {
      const numbers = new type(values.length);
      values.forEach((value, i) => put(numbers, i, Number(value)));
      return numbers;
    }
    this.spend(first.count * (type as unknown as typeof Float64Array).BYTES_PER_ELEMENT, first.at);
    return yield* first.read(type);
  }

  /** To be called for whatever is looked at again and again: small files may ask for that without end. @throws ImportError `fbx-bad` */
  spend(bytes = LEAST_BYTES, at = 0): void {
    this.room -= bytes;
    if (this.room < 0) throw fbxBad('much', at, { limit: MAX_DECODED_BYTES });
  }
}

/** No vertex has this number. */
const NO_INDEX = 0x7fffffff;

/** Puts a number into a list; what no list of indices can hold is no vertex there, rather than another one. */
export function put(numbers: Numbers, at: number, value: number): void {
  numbers[at] = numbers instanceof Float64Array || value === (value | 0) ? value : NO_INDEX;
}

const isList = (value: FbxValue | undefined): value is FbxList => typeof value === 'object';
