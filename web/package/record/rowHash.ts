/**
 * A hash over one row of an answer that makes no object: a game is recorded every frame.
 * Numbers go from function to function in arrays and never as arguments: where a function is not inlined, engines make an object of each.
 */
import type { MoveResults } from '../types.ts';

/** The next value: a number, or a word in the first half. */
const number = new Float64Array(1);
const words = new Uint32Array(number.buffer);
/** which half of a number is the upper one differs between machines; the hash does not */
const upper = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 1 : 0;
const lanes = new Int32Array(2);

/** Adds half of the next word to both lanes, each by the step of MurmurHash3 with its own constants. */
function addHalf(half: number): void {
  const word = words[half] as number;
  let a = Math.imul(word, 0xcc9e2d51);
  a = (lanes[0] as number) ^ Math.imul((a << 15) | (a >>> 17), 0x1b873593);
  lanes[0] = Math.imul((a << 13) | (a >>> 19), 5) + 0xe6546b64;
  let b = Math.imul(word, 0x239b961b);
  b = (lanes[1] as number) ^ Math.imul((b << 17) | (b >>> 15), 0x38b34ae5);
  lanes[1] = Math.imul((b << 11) | (b >>> 21), 5) + 0x561ccd1b;
}

/** Every bit of it; but what is no number has many patterns, and which one is left to the engine. */
function addNumber(values: Float64Array, at: number): void {
  number[0] = values[at] as number;
  if (number[0] !== number[0]) {
    words[1 - upper] = 0;
    words[upper] = 0x7ff80000;
  }
  addHalf(1 - upper);
  addHalf(upper);
}

function addVector(values: Float64Array, row: number): void {
  for (let k = 3 * row; k < 3 * row + 3; k++) addNumber(values, k);
}

function addContact(results: MoveResults, at: number): void {
  addNumber(results.contactTime, at);
  addVector(results.contactPoint, at);
  addVector(results.contactNormal, at);
  words[0] = results.contactTriangle[at] as number;
  addHalf(0);
  const { contactFeature: feature, contactElement: element, contactPass: pass, contactSlide: slide } = results;
  words[0] =
    ((feature[at] as number) << 24) |
    ((element[at] as number) << 16) |
    ((pass[at] as number) << 8) |
    (slide[at] as number);
  addHalf(0);
}

/** Writes the two words of one answer of a batch to `into[2 * at]` and the next. */
export function hashRow(results: MoveResults, row: number, into: Uint32Array, at: number): void {
  lanes[0] = 0x9747b28c;
  lanes[1] = 0x811c9dc5;
  addVector(results.position, row);
  addNumber(results.startDepth, row);
  words[0] =
    (results.grounded[row] as number) |
    ((results.state[row] as number) << 4) |
    ((results.ceiling[row] as number) << 8) |
    ((results.stepped[row] as number) << 12) |
    ((results.snapped[row] as number) << 16) |
    ((results.truncated[row] as number) << 20);
  addHalf(0);
  words[0] =
    (results.sweeps[row] as number) |
    ((results.passSweeps[2 * row] as number) << 8) |
    ((results.passSweeps[2 * row + 1] as number) << 16);
  addHalf(0);
  words[0] = results.groundTriangle[row] as number;
  addHalf(0);
  addVector(results.groundPoint, row);
  addVector(results.groundNormal, row);
  const from = results.contactStart[row] as number;
  const to = results.contactStart[row + 1] as number;
  words[0] = to - from;
  addHalf(0);
  for (let contact = from; contact < to; contact++) addContact(results, contact);
  into[2 * at] = lanes[0] as number;
  into[2 * at + 1] = lanes[1] as number;
}
