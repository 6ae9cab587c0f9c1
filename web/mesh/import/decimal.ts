/** Decimal numbers, correctly rounded. */

/** Powers of ten a double holds exactly. */
export const EXACT_POWERS = Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));
export const NUMBER_PATTERN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/** Longer "numbers" are not numbers; keeps hostile files from making giant strings. */
export const MAX_NUMBER_LENGTH = 4096;

const MINUS = 45;
const PLUS = 43;
const DOT = 46;
const ZERO = 48;
const SPACE = 32;

/** The number that the bytes [start, end) are, blanks around it aside. NaN where they are none ("nan", "1,5", "0x10"). */
export function decimalIn(bytes: Uint8Array, start: number, end: number): number {
  while (start < end && bytes[start] <= SPACE) start++;
  while (end > start && bytes[end - 1] <= SPACE) end--;
  let at = start;
  const sign = bytes[at];
  if (sign === MINUS || sign === PLUS) at++;
  let mantissa = 0;
  let digits = 0;
  let exponent = 0;
  for (let d = bytes[at] - ZERO; at < end && d >= 0 && d <= 9; d = bytes[++at] - ZERO, digits++)
    mantissa = mantissa * 10 + d;
  if (at < end && bytes[at] === DOT)
    for (let d = bytes[++at] - ZERO; at < end && d >= 0 && d <= 9; d = bytes[++at] - ZERO, digits++, exponent--)
      mantissa = mantissa * 10 + d;
  // An exact integer over an exact power of ten rounds once, hence correctly (Clinger 1990). All else goes the slow way.
  if (digits === 0 || at < end || mantissa > Number.MAX_SAFE_INTEGER || exponent < -22) {
    if (end - start > MAX_NUMBER_LENGTH) return NaN;
    return decimalOf(String.fromCharCode(...bytes.subarray(start, end)));
  }
  const value = mantissa / EXACT_POWERS[-exponent];
  return sign === MINUS ? -value : value;
}

/** As `decimalIn`, of a text. */
export function decimalOf(text: string): number {
  const word = text.trim();
  return NUMBER_PATTERN.test(word) ? Number(word) : NaN;
}

/** As `decimalOf`; a comma where there is one number only can but be its decimal point. */
export function decimalWithComma(text: string): number {
  return /^[^.,]*,[^.,]*$/.test(text) ? decimalOf(text.replace(',', '.')) : decimalOf(text);
}
