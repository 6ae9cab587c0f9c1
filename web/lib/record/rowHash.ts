/** A hash over one row of an answer that makes no object: a game is recorded every frame. */
import type { MoveResults } from '../types.ts';

const number = new Float64Array(1);
const words = new Uint32Array(number.buffer);
/** which half of a number is the upper one differs between machines; the hash does not */
const upper = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 1 : 0;

let first = 0;
let second = 0;

/** One word into both lanes, each by the step of MurmurHash3 with constants of its own. */
function addWord(word: number): void {
  let a = Math.imul(word, 0xcc9e2d51);
  a = Math.imul((a << 15) | (a >>> 17), 0x1b873593);
  first ^= a;
  first = (Math.imul((first << 13) | (first >>> 19), 5) + 0xe6546b64) | 0;
  let b = Math.imul(word, 0x239b961b);
  b = Math.imul((b << 17) | (b >>> 15), 0x38b34ae5);
  second ^= b;
  second = (Math.imul((second << 11) | (second >>> 21), 5) + 0x561ccd1b) | 0;
}

/** Every bit of it; but what is no number has many patterns, and which one is left to the engine. */
function addNumber(value: number): void {
  number[0] = value;
  const none = value !== value;
  addWord(none ? 0 : (words[1 - upper] as number));
  addWord(none ? 0x7ff80000 : (words[upper] as number));
}

function addVector(values: Float64Array, row: number): void {
  for (let k = 3 * row; k < 3 * row + 3; k++) addNumber(values[k] as number);
}

function addContact(results: MoveResults, at: number): void {
  addNumber(results.contactTime[at] as number);
  addVector(results.contactPoint, at);
  addVector(results.contactNormal, at);
  addWord(results.contactTriangle[at] as number);
  const { contactFeature: feature, contactElement: element, contactPass: pass, contactSlide: slide } = results;
  addWord(
    ((feature[at] as number) << 24) |
      ((element[at] as number) << 16) |
      ((pass[at] as number) << 8) |
      (slide[at] as number),
  );
}

/** Writes the two words of one answer of a batch to `into[2 * at]` and the next. */
export function hashRow(results: MoveResults, row: number, into: Uint32Array, at: number): void {
  first = 0x9747b28c;
  second = 0x811c9dc5;
  addVector(results.position, row);
  addNumber(results.startDepth[row] as number);
  addWord(
    (results.grounded[row] as number) |
      ((results.state[row] as number) << 4) |
      ((results.ceiling[row] as number) << 8) |
      ((results.stepped[row] as number) << 12) |
      ((results.snapped[row] as number) << 16) |
      ((results.truncated[row] as number) << 20),
  );
  addWord(
    (results.sweeps[row] as number) |
      ((results.passSweeps[2 * row] as number) << 8) |
      ((results.passSweeps[2 * row + 1] as number) << 16),
  );
  addWord(results.groundTriangle[row] as number);
  addVector(results.groundPoint, row);
  addVector(results.groundNormal, row);
  const from = results.contactStart[row] as number;
  const to = results.contactStart[row + 1] as number;
  addWord(to - from);
  for (let contact = from; contact < to; contact++) addContact(results, contact);
  into[2 * at] = first;
  into[2 * at + 1] = second;
}
