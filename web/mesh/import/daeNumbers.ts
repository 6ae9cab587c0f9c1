/** Numbers in the text of COLLADA's elements. */
import { withoutCommas } from './commas';
import { decimalWithComma } from './decimal';
import type { Steps } from './steps';
import { TextReader } from './textReader';
import type { WarningList } from './warnings';
import type { XmlElement } from './xmlTree';

const SPACE = 32;
/** Bytes of a transform; sixteen numbers have a few hundred. */
const MAX_SHORT = 4096;

/** One after another; what is no number is NaN, and after the last one comes undefined. */
export type Numbers = () => number | undefined;

function numbersOf(text: Uint8Array): Numbers {
  const reader = new TextReader(text);
  return () => {
    let at = reader.position;
    while (at < text.length && text[at] <= SPACE) at++;
    reader.position = at;
    return at < text.length ? reader.readNumber() : undefined;
  };
}

/** @param expected how many there should be, where that is known @param whole for those that count or name vertices */
export function* numbersIn(
  element: XmlElement | undefined,
  warnings: WarningList,
  { expected, whole = false }: { expected?: number; whole?: boolean } = {},
): Steps<Numbers> {
  if (!element) return () => undefined;
  return numbersOf(yield* withoutCommas(element.text, expected, whole, warnings, () => element.line));
}

/** A few numbers at once, NaN for those that are not there. */
export function fewNumbersIn(element: XmlElement | undefined, count: number, warnings: WarningList): number[] {
  if (!element) return Array.from({ length: count }, () => NaN);
  const text = element.text.subarray(0, MAX_SHORT);
  const steps = withoutCommas(text, count, false, warnings, () => element.line);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const next = numbersOf(step.value);
  return Array.from({ length: count }, () => next() ?? NaN);
}

/** A number in an attribute; undefined for none. */
export const numberFrom = (text: string | undefined): number | undefined =>
  text === undefined || text.trim() === '' ? undefined : decimalWithComma(text);
