/** Text in UTF-16, as some programs on Windows write it, is made the UTF-8 that every reader here expects. */
import type { Steps } from './steps';

/** Bytes decoded at a time; even, so that no unit is cut. */
const PIECE = 1024 * 1024;

/** A mark, or four plain characters with a zero each: no mesh in binary begins like that. */
const LITTLE = /^\xff\xfe|^(?:[\t\n\r\x20-\x7e]\0){4}/;
const BIG = /^\xfe\xff|^(?:\0[\t\n\r\x20-\x7e]){4}/;

/** Which UTF-16 this is, by its mark or by the zeros between plain letters. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  if (isSketchUp(head)) return undefined;
  return LITTLE.test(head) ? 'utf-16le' : BIG.test(head) ? 'utf-16be' : undefined;
}

/** SketchUp's files begin with a string in UTF-16 and are no text. */
export const isSketchUp = (head: string): boolean => head.startsWith('\xff\xfe\xff\x0e');

/** The same text in UTF-8, without a mark. What is no character becomes U+FFFD. @param encoding UTF-16, or one of a byte or more each */
export function* toUtf8(bytes: Uint8Array, encoding: string): Steps<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  // A unit of UTF-16, or a byte of other encodings, is at most three bytes in UTF-8.
  const units = encoding.startsWith('utf-16') ? Math.ceil(bytes.length / 2) : bytes.length;
  const room = new Uint8Array(units * 3 + 3);
  let used = 0;
  for (let start = 0; start < bytes.length; start += PIECE) {
    const piece = bytes.subarray(start, start + PIECE);
    const text = decoder.decode(piece, { stream: start + PIECE < bytes.length });
    used += encoder.encodeInto(text, room.subarray(used)).written;
    yield { stage: 'unpack', fraction: start / bytes.length };
  }
  return room.subarray(0, used);
}
