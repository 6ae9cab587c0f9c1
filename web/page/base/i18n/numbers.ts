/**
 * The writing of numbers, in one place: digits, the reader's decimal sign, true minus sign, names for NaN and infinity. Files, links and hexadecimal
 * numbers are for programs and have separate code (export/numbers.ts, hex.ts).
 *
 * Digits 4 and 7 are decimals, so columns line up and a change is visible; 17 is the shortest text that reads back to the same double, never more
 * than 17 significant digits; hex is every bit of it.
 */

import { formatHex } from './hex';
import { language } from './language';

export type Digits = 4 | 7 | 17 | 'hex';

const minus = '−';
const noNumber = '–';
const boundless = '∞';

/** between the whole and its fraction */
const point = language === 'pl' ? ',' : '.';
/** between the parts of a vector, which must not be taken for fractions */
const between = language === 'pl' ? '; ' : ', ';
const groups = new Intl.NumberFormat(language);

/** A number written by the language of programs, as people write it: the decimal sign, and the true minus sign (U+2212), also in exponents. */
export function writtenNumber(text: string): string {
  return text.replaceAll('-', minus).replace('.', point);
}

/** As little as says it: `0.25`, `3`. */
export function formatPlain(value: number): string {
  return named(value) ?? writtenNumber(String(value));
}

/** A count with its thousands apart. */
export function formatCount(value: number): string {
  return groups.format(value).replaceAll('-', minus);
}

/** Numbers that belong together, `0.1, 0.2`. */
export function formatList(texts: readonly string[]): string {
  return texts.join(between);
}

/** A formula of KaTeX, in which a comma would be followed by a space. */
export function writtenFormula(tex: string): string {
  return point === '.' ? tex : tex.replace(/(\d)\.(\d)/g, `$1{${point}}$2`);
}

/** A text of the page without its decimal sign, for programs. */
export function programNumber(text: string): string {
  return text.replace(point, '.').replaceAll(minus, '-');
}

function named(value: number): string | null {
  if (Number.isNaN(value)) return noNumber;
  if (value === Infinity) return boundless;
  if (value === -Infinity) return minus + boundless;
  return null;
}

/**
 * A number of the trace.
 * @param signedZero keep the sign of −0: the paper's inside test looks at the sign bit
 */
export function formatNumber(value: number, digits: Digits = 4, signedZero = false): string {
  const name = named(value);
  if (name !== null) return name;
  if (digits === 'hex') return formatHex(value);
  if (digits === 17) return Object.is(value, -0) && signedZero ? `${minus}0` : writtenNumber(String(value));
  if (value === 0) return (signedZero && Object.is(value, -0) ? minus : '') + writtenNumber((0).toFixed(digits));
  return writtenNumber(fixed(value, digits) ?? value.toExponential(digits - 2));
}

/** From here on fixed decimals are a row of digits that says nothing. */
const tooLong = 1e9;

/** With fixed decimals; null where they would print it as zero, which it is not, or too long. */
function fixed(value: number, decimals: number): string | null {
  if (Math.abs(value) >= tooLong) return null;
  const text = value.toFixed(decimals);
  return value === 0 || /[1-9]/.test(text) ? text : null;
}

/**
 * As few decimals as asked for; what they would round to zero has more of them, or a power of ten: a number that is not 0 is never written as 0.
 * @returns with the reader's signs
 */
function formatShort(value: number, decimals: number): string {
  const name = named(value);
  if (name !== null) return name;
  // Without the sign of −0.
  const short = fixed(value + 0, decimals);
  if (short !== null) return writtenNumber(short);
  const longer = Math.abs(value) >= 1e-3 ? fixed(value, 4)?.replace(/0+$/, '') : null;
  return writtenNumber(longer ?? value.toExponential(1));
}

/** A ratio, `1.25`; `0.0007` where two decimals would say nothing. */
export function formatRatio(value: number): string {
  return formatShort(value, 2);
}

/** A share in percent, without the sign: `12.5`. */
export function formatPercent(share: number): string {
  return formatShort(100 * share, 1);
}

export function formatVector(value: readonly [number, number, number], digits: Digits = 4): string {
  return `(${formatList(value.map((part) => formatNumber(part, digits)))})`;
}

/** A vector short enough for a sentence. */
export function formatDirection(value: readonly [number, number, number], decimals = 2): string {
  return `(${formatList(value.map((part) => formatShort(part, decimals)))})`;
}

/** Two numbers that a sentence compares: as many digits as make them differ. Otherwise 0.37653706 against 0.37653710 would read "0.3765; this beats 0.3765". */
export function formatPair(first: number, second: number, digits: Digits = 4): [string, string] {
  const steps: Digits[] = digits === 4 ? [4, 7, 17] : digits === 7 ? [7, 17] : [digits];
  let pair: [string, string] = ['', ''];
  for (const step of steps) {
    pair = [formatNumber(first, step), formatNumber(second, step)];
    if (pair[0] !== pair[1] || first === second) break;
  }
  return pair;
}

/** An angle in degrees, `51.0°`. */
export function formatAngle(radians: number, decimals = 1): string {
  return named(radians) ?? `${formatShort((radians * 180) / Math.PI, decimals)}°`;
}

/** Two angles that a sentence compares: as many decimals as make them differ. */
export function formatAngles(first: number, second: number): [string, string] {
  for (const decimals of [1, 3, 6, 9]) {
    const pair: [string, string] = [formatAngle(first, decimals), formatAngle(second, decimals)];
    if (pair[0] !== pair[1] || decimals === 9) return pair;
  }
  return ['', ''];
}

/** Signs that the narrowest number field has room for. */
const fieldLength = 6;

/**
 * The text of a number field while it has no focus: two to four decimals, no trailing noise; large numbers need none. Fewer where more would not fit
 * into the field; a number that is not 0 never looks like 0.
 */
export function formatField(value: number): string {
  if (!Number.isFinite(value)) return named(value) ?? '';
  const size = Math.abs(value);
  const texts = [4, 3, 2, 1, 0].map((decimals) => withoutZeros(value.toFixed(decimals), size < 1000 ? 2 : 0));
  texts.push(value.toExponential(1), value.toExponential(0));
  const fits = (text: string) => text.length <= fieldLength && !Number(text) === !value;
  return writtenNumber(texts.slice(value && size < 1e-4 ? 5 : 0).find(fits) ?? texts[6]!);
}

/** A fixed number without the zeros at its end, but for the first decimals. */
function withoutZeros(fixed: string, least: number): string {
  const [whole = '0', fraction = ''] = fixed.split('.');
  const decimals = fraction.replace(/0+$/, '').padEnd(Math.min(least, fraction.length), '0');
  return decimals ? `${whole}.${decimals}` : whole;
}

/** The text of a number field while it has the focus: the whole number. */
export function formatExact(value: number): string {
  return writtenNumber(String(value));
}

/** Reads what a person typed: comma or point, true or plain minus, exponents. NaN when it is no number. */
export function parseField(text: string): number {
  const plain = text.trim().replaceAll(minus, '-').replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : NaN;
}

/**
 * Reads a list of numbers: between them spaces, line ends, semicolons, and commas where the language has a decimal point. Where it has a
 * decimal comma, a comma with a digit on both sides is one. NaN for what is no number.
 */
export function parseList(text: string): readonly number[] {
  const apart = point === ',' ? /(?:[\s;]|,(?!\d)|(?<!\d),)+/ : /[\s,;]+/;
  return text
    .split(apart)
    .filter((word) => word !== '')
    .map(parseField);
}

/** A length for people, three significant digits: 4.08, 0.0123, 812. */
export function formatSize(value: number): string {
  if (!Number.isFinite(value)) return named(value) ?? '';
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1e6 || size < 1e-3) return writtenNumber(value.toExponential(2));
  return writtenNumber(value.toFixed(Math.max(0, 2 - Math.floor(Math.log10(size)))));
}

/** Playing speed: 1/32, 1/2, 1, 4. */
export function formatSpeed(speed: number): string {
  return speed < 1 ? `1/${Math.round(1 / speed)}` : String(speed);
}

const kilo = 1000;
/** File size with its unit; the unit is part of the number here because it changes with it. */
export function formatBytes(bytes: number): string {
  if (bytes < kilo) return `${bytes} B`;
  if (bytes < kilo ** 2) return `${Math.round(bytes / kilo)} kB`;
  if (bytes < kilo ** 3) return `${writtenNumber((bytes / kilo ** 2).toFixed(1))} MB`;
  return `${writtenNumber((bytes / kilo ** 3).toFixed(1))} GB`;
}
