/**
 * Commas in lists of numbers. Some programs write them between numbers, some, set to another language, in place of the decimal point. What is
 * meant follows from the list itself or from how many numbers it should have; where neither tells, the file is refused by this name.
 */
import type { Steps } from './steps';
import { ImportError } from './types';
import type { WarningList } from './warnings';

const COMMA = 44;
const DOT = 46;
const SPACE = 32;
/** Bytes between two breaths. */
const PIECE = 4 * 1024 * 1024;

export type CommaMeaning = 'decimal' | 'between';

/** What one pass over a list counts. */
interface Tally {
  words: number;
  commas: number;
  dots: number;
  /** words with one comma between two other characters */
  single: number;
  /** words with a comma at an end, or more than one */
  lists: number;
}

/** @param expected how many numbers there should be, where that is known @param whole whether they are whole numbers, which have no decimals */
export function meaningOf(tally: Tally, expected: number | undefined, whole: boolean): CommaMeaning | undefined {
  const { words, commas, dots, single, lists } = tally;
  // "1.5,2.5" has its points; "1,2,3", "1, 2" and "1 , 2" are no numbers otherwise.
  const asDecimals = !whole && dots === 0 && lists === 0;
  if (!asDecimals) return whole || lists > 0 || expected === undefined || fits(tally, expected) ? 'between' : undefined;
  if (expected === words) return 'decimal';
  if (expected === words + commas) return 'between';
  // Nobody who writes commas between numbers leaves some out.
  return single < words ? 'decimal' : undefined;
}

/** Where all commas are between numbers, each word has one more number than commas. */
const fits = ({ words, commas }: Tally, expected: number) => expected === words + commas;

/**
 * The list with neither kind of comma: as it is, or a copy.
 *
 * @param name what it is, for the message
 * @throws ImportError `number-commas`
 */
export function* withoutCommas(
  text: Uint8Array,
  expected: number | undefined,
  whole: boolean,
  warnings: WarningList,
  line: () => number,
): Steps<Uint8Array> {
  const first = text.indexOf(COMMA);
  if (first < 0) return text;
  const tally = yield* tallyOf(text);
  const meaning = meaningOf(tally, expected, whole);
  const found = sample(text, first);
  if (meaning === undefined) throw new ImportError('number-commas', { found, line: line() });
  warnings.add(meaning === 'decimal' ? 'decimal-commas' : 'comma-separators', 1, { found });
  const copy = text.slice();
  const by = meaning === 'decimal' ? DOT : SPACE;
  for (let at = first; at < copy.length; at++) {
    if (copy[at] === COMMA) copy[at] = by;
    if (at % PIECE === PIECE - 1) yield { stage: 'read', fraction: at / copy.length };
  }
  return copy;
}

function* tallyOf(text: Uint8Array): Steps<Tally> {
  const tally: Tally = { words: 0, commas: 0, dots: 0, single: 0, lists: 0 };
  let commas = 0;
  let length = 0;
  let edge = false;
  for (let at = 0; at <= text.length; at++) {
    const byte = at < text.length ? text[at] : SPACE;
    if (byte > SPACE) {
      if (byte === COMMA) {
        commas++;
        edge ||= length === 0 || !(text[at + 1] > SPACE);
      } else if (byte === DOT) tally.dots++;
      length++;
    } else if (length > 0) {
      tally.words++;
      tally.commas += commas;
      if (commas > 1 || edge) tally.lists++;
      else tally.single += commas;
      [commas, length, edge] = [0, 0, false];
    }
    if (at % PIECE === PIECE - 1) yield { stage: 'read', fraction: at / text.length };
  }
  return tally;
}

/** What stands around a comma: the number, and some that follow. */
function sample(text: Uint8Array, at: number): string {
  const before = new TextDecoder().decode(text.subarray(Math.max(0, at - 12), at)).replace(/^.*\s/s, '');
  return (before + new TextDecoder().decode(text.subarray(at, at + 16))).replace(/\s+/g, ' ').trim();
}
