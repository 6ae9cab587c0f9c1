/** A number that is not 0 is never written as 0, however small; 0 is, and ordinary numbers are no wider for it. In all languages and settings of digits. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Digits } from '../../../../web/page/base/i18n/numbers';

const source = fileURLToPath(new URL('../../../../web/page', import.meta.url));
const seed = Number(process.env.SWEEPSCOPE_SEED ?? Date.now() % 2 ** 31);
const settings = { seed, numRuns: 3000 };

afterEach(() => vi.unstubAllGlobals());

/** Of any magnitude from 1e-300 to 1e300, of either sign, rounding halves of decimals among them. */
const some = fc.oneof(
  fc
    .tuple(fc.double({ min: 1, max: 10, noNaN: true }), fc.integer({ min: -300, max: 299 }), fc.boolean())
    .map(([digits, power, isNegative]) => (isNegative ? -1 : 1) * digits * 10 ** power),
  fc.integer({ min: 1, max: 12 }).map((power) => 5 * 10 ** -power),
);
const somePart = fc.oneof({ weight: 4, arbitrary: some }, { weight: 1, arbitrary: fc.constant(0) });
const someVector = fc.tuple(somePart, somePart, somePart);

const allDigits: readonly Digits[] = [4, 7, 17, 'hex'];

async function formatters(language: string) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: language } });
  const numbers = await import('../../../../web/page/base/i18n/numbers');
  const { formatShort } = await import('../../../../web/page/learn/numbers');
  const { percent } = await import('../../../../web/page/methods/volumes/say');
  const one: Readonly<Record<string, (value: number) => string>> = {
    ...Object.fromEntries(
      allDigits.map((digits) => [`formatNumber ${digits}`, (value: number) => numbers.formatNumber(value, digits)]),
    ),
    formatPlain: numbers.formatPlain,
    formatField: numbers.formatField,
    formatExact: numbers.formatExact,
    formatSize: numbers.formatSize,
    formatRatio: numbers.formatRatio,
    formatPercent: numbers.formatPercent,
    percent,
    ...Object.fromEntries(
      [0, 1, 2, 4].map((decimals) => [
        `formatAngle ${decimals}`,
        (value: number) => numbers.formatAngle(value, decimals),
      ]),
    ),
    formatAngles: (value) => numbers.formatAngles(value, 0)[0],
    ...Object.fromEntries(
      [null, 0, 1, 2, 3, 4, 6, 9].map((decimals) => [
        `formatShort ${decimals}`,
        (value: number) => formatShort(value, decimals),
      ]),
    ),
  };
  const vectors: Readonly<Record<string, (value: readonly [number, number, number]) => string>> = {
    ...Object.fromEntries(
      allDigits.map((digits) => [
        `formatVector ${digits}`,
        (value: readonly [number, number, number]) => numbers.formatVector(value, digits),
      ]),
    ),
    formatDirection: numbers.formatDirection,
    'formatDirection 4': (value) => numbers.formatDirection(value, 4),
  };
  return { one, vectors, numbers };
}

/** Whether a text says 0: its mantissa has no digit but zeros. */
const saysZero = (text: string): boolean => !/[1-9a-f∞–]/.test(text.replace('0x', '').replace(/[ep].*$/, ''));

describe.each(['en', 'zh', 'pl'])('%s', (language) => {
  it(`numbers (seed ${seed})`, async () => {
    const { one } = await formatters(language);
    for (const [name, write] of Object.entries(one)) {
      expect(saysZero(write(0)), name).toBe(true);
      fc.assert(
        fc.property(some, (value) => {
          expect(saysZero(write(value)), `${name} ${value}: ${write(value)}`).toBe(false);
        }),
        settings,
      );
    }
  });

  it(`vectors of mixed magnitudes (seed ${seed})`, async () => {
    const { vectors } = await formatters(language);
    for (const [name, write] of Object.entries(vectors)) {
      fc.assert(
        fc.property(someVector, (value) => {
          const parts = write(value)
            .slice(1, -1)
            .split(language === 'pl' ? '; ' : ', ');
          expect(parts.map(saysZero), `${name} ${value}: ${parts}`).toEqual(value.map((part) => part === 0));
        }),
        settings,
      );
    }
  });

  it(`what two decimals say has two, and nothing is wider than a power of ten needs (seed ${seed})`, async () => {
    const { formatDirection, formatRatio, formatPercent, formatAngle, programNumber } = (await formatters(language))
      .numbers;
    const ordinary = fc.double({ min: 0.005, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(ordinary, (value) => {
        const text = programNumber(formatRatio(-value));
        expect(text).toBe((-value).toFixed(2));
        expect(programNumber(formatDirection([0, 0, 0])).startsWith('(0.00')).toBe(true);
        expect(programNumber(formatPercent(value))).toBe((100 * value).toFixed(1));
      }),
      settings,
    );
    fc.assert(
      fc.property(some, (value) => {
        // “−1234567890.12” has fourteen characters; “−1.2e−300” nine.
        expect(formatRatio(value).length).toBeLessThanOrEqual(
          Math.abs(value) < 0.005 || Math.abs(value) >= 1e9 ? 9 : 14,
        );
        // What is written is the number, to the digits that are there.
        const read = Number(programNumber(formatRatio(value)));
        const last = Math.abs(value) < 0.005 ? 0.0501 * Math.abs(value) : 0.05 * Math.max(0.11, Math.abs(value));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(last);
      }),
      settings,
    );
    expect([formatAngle(0), formatAngle(-0), formatAngle(Math.PI / 2)].map(programNumber)).toEqual([
      '0.0°',
      '0.0°',
      '90.0°',
    ]);
  });
});

it('the smallest that has a power of ten', async () => {
  const { formatDirection, formatNumber, formatAngle, formatRatio } = (await formatters('en')).numbers;
  expect(formatDirection([0.004, -0.0004, 0.00004])).toBe('(0.004, −4.0e−4, 4.0e−5)');
  expect(formatDirection([3.2e-9, -0, -1.24e-17])).toBe('(3.2e−9, 0.00, −1.2e−17)');
  expect(formatDirection([1e300, 1e9, 999_999])).toBe('(1.0e+300, 1.0e+9, 999999.00)');
  // 5e-8 lies below the half of the last decimal by its rounding.
  expect(formatNumber(5e-8, 7)).toBe('5.00000e−8');
  expect(formatAngle(1e-9)).toBe('5.7e−8°');
  expect(formatRatio(0.0049)).toBe('0.0049');
});

it('nobody else cuts a number for people to a count of decimals', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const cutting = files.filter((name) => /writtenNumber\([^;]*toFixed/.test(readFileSync(join(source, name), 'utf8')));
  // A tick has as many decimals as the step between two of them.
  expect(cutting.sort()).toEqual(['base/i18n/numbers.ts', 'study/panels/ticks.ts']);
});
