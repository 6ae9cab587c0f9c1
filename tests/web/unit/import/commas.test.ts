/** Commas in lists of numbers: both ways, and neither. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutCommas } from '../../../../web/mesh/import/commas';
import type { ImportError } from '../../../../web/mesh/import/types';
import { WarningList } from '../../../../web/mesh/import/warnings';
import { bytesOf } from './helpers';

const seed = Number(process.env.SWEEPSCOPE_SEED ?? 1313);

function read(text: string, expected?: number, whole = false): number[] | string {
  const warnings = new WarningList();
  const steps = withoutCommas(bytesOf(text), expected, whole, warnings, () => 7);
  try {
    let step = steps.next();
    while (!step.done) step = steps.next();
    const numbers = new TextDecoder().decode(step.value).trim().split(/\s+/).map(Number);
    expect(warnings.list().length).toBe(text.includes(',') ? 1 : 0);
    return numbers;
  } catch (error) {
    const { code, details } = error as ImportError;
    expect([code, details['line']]).toEqual(['number-commas', 7]);
    return `? ${details['found']}`;
  }
}

describe('commas', () => {
  it.each<[string, number | undefined, number[] | string]>([
    ['1 2 3', undefined, [1, 2, 3]],
    ['0,01 0,02', 2, [0.01, 0.02]],
    ['0,01 0,02', 4, [0, 1, 0, 2]],
    ['0,01 0,02', undefined, '? 0,01 0,02'],
    ['0,01 0,02', 3, '? 0,01 0,02'],
    ['1,2,3', undefined, [1, 2, 3]],
    ['1,2,3', 3, [1, 2, 3]],
    ['1, 2, 3', undefined, [1, 2, 3]],
    ['1 ,2 ,3', 3, [1, 2, 3]],
    ['1 , 2 , 3', undefined, [1, 2, 3]],
    ['1.5,2.5,3.5', undefined, [1.5, 2.5, 3.5]],
    ['1.5,2.5', 2, [1.5, 2.5]],
    ['1.5, 2, 3', undefined, [1.5, 2, 3]],
    ['4,5 0 0', 3, [4.5, 0, 0]],
    ['4,5 0 0', undefined, [4.5, 0, 0]],
    ['4,5 0 0', 4, [4, 5, 0, 0]],
    ['1,234.5 2,345.5', 2, '? 1,234.5 2,345.5'],
    ['1.234,5 2', 2, '? 1.234,5 2'],
    ['-1,5e3 +2,5E-3', 2, [-1500, 0.0025]],
    ['1,5', 1, [1.5]],
    ['1,5', 2, [1, 5]],
    ['1,5', undefined, '? 1,5'],
  ])('%s (%s numbers)', (text, expected, numbers) => expect(read(text, expected)).toEqual(numbers));
  it('are between whole numbers always', () => {
    expect(read('0,1 2,3', 2, true)).toEqual([0, 1, 2, 3]);
    expect(read('0,1 2', undefined, true)).toEqual([0, 1, 2]);
  });
  it('are understood however a list is written, where it says how many it has', () => {
    const numbers = fc.array(
      fc.integer({ min: -99_999, max: 99_999 }).map((n) => n / 1000),
      { minLength: 1, maxLength: 40 },
    );
    const gap = fc.constantFrom(' ', '\n', '  \t');
    const comma = fc.constantFrom(',', ', ', ' , ', ',\n');
    fc.assert(
      fc.property(numbers, gap, comma, (list, blank, between) => {
        expect(read(list.map((n) => String(n).replace('.', ',')).join(blank), list.length)).toEqual(list);
        expect(read(list.join(between), list.length)).toEqual(list);
      }),
      { seed, numRuns: 500 },
    );
  });
});
