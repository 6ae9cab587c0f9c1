/** Recognises arrays of numbers wherever they were made: another window's arrays are as good as this one's. */
import { RequestError } from './errors.ts';

type Numbers = Float64Array | Float32Array | Uint32Array | Uint16Array | Uint8Array;

const typed = Object.getPrototypeOf(Float64Array.prototype) as object;
// Taken from the prototype, so that no property of the array itself hides them.
const nameOf = Object.getOwnPropertyDescriptor(typed, Symbol.toStringTag)!.get as (this: unknown) => string | undefined;
const lengthIn = Object.getOwnPropertyDescriptor(typed, 'length')!.get as (this: unknown) => number;

/** The kind of typed array; undefined: none. */
export const kindOf = (array: unknown): string | undefined => nameOf.call(array);

/** How many numbers there are. */
export const lengthOf = (array: Numbers): number => lengthIn.call(array);

/** @returns whether what it held was handed over, to a worker for instance */
export function isDetached(array: Numbers): boolean {
  if (lengthOf(array) > 0) return false;
  try {
    new Uint8Array(array.buffer);
    return false;
  } catch {
    return true;
  }
}

/** @returns the length @throws RequestError */
export function checkedLength(name: string, array: unknown): number {
  if (kindOf(array) !== 'Float64Array')
    throw new RequestError('not-a-float64array', -1, `${name} must be a Float64Array.`);
  const length = lengthOf(array as Float64Array);
  if (length === 0 && isDetached(array as Float64Array)) throw new RequestError('detached', -1, detachedText(name));
  return length;
}

export const detachedText = (name: string) =>
  `${name} is detached: what it held was handed over, to a worker for instance. Pass a copy.`;
