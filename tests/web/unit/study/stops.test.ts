import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StudyRun } from '../../../../web/page/model/study/open';
import { niceTicks, tickText } from '../../../../web/page/study/panels/ticks';
import { initialSettings } from '../../../../web/page/model/study/settings';
import { hitsOf } from '../../../../web/page/study/stops';
import type { StudyBreak } from '../../../../web/page/core/study/switches';
import { schema } from '../../../methods/null_study/nothing';

/** Rows of total, counted, largest, reach, positive, sum. */
const run = (
  rows: readonly (readonly [number, number, number, number, number, number, number, number])[],
): StudyRun => ({
  ...{ settings: initialSettings(schema), frames: rows.length, rows: Float64Array.from(rows.flat()), ground: null },
});
const five = run([
  [-1, 3, -1, 0, 0, 0, 0, 0],
  [2, 3, 0, 0, 0, 0, 1, 0],
  [2, 4, 0, 0, 0, 1, 1, 1],
  [Infinity, 4, 0, 0, 0, 1, 1, 1],
  [NaN, 4, 0, 0, 0, 1, 0, 0],
]);
const hits = (...stops: [result: string, relation: StudyBreak['relation'], value?: string | number][]) =>
  hitsOf(
    schema,
    five,
    stops.map(([result, relation, value = 0]) => ({ result, relation, value })),
  );

describe('stops of a study', () => {
  it.each<[Parameters<typeof hits>[0], number[]]>([
    [
      ['total', 'is', 2],
      [1, 2],
    ],
    [
      ['total', 'is', '2'],
      [1, 2],
    ],
    [['total', 'is', 'Infinity'], [3]],
    [['total', 'below', 2], [0]],
    [
      ['total', 'above', 1.5],
      [1, 2, 3],
    ],
    [
      ['total', 'changes'],
      [1, 3, 4],
    ],
    [['counted', 'changes'], [2]],
    [['largest', 'is', -1], [0]],
    [['reach', 'changes'], [2]],
    [
      ['positive', 'is', 'true'],
      [1, 2, 3],
    ],
    [
      ['positive', 'is', 'false'],
      [0, 4],
    ],
    [
      ['positive', 'changes'],
      [1, 4],
    ],
    [
      ['sum', 'is', 'largest-only'],
      [2, 3],
    ],
    [['sum', 'above', 0], []],
    [['positive', 'below', 1], []],
    [['of no study', 'is', 'undefined'], []],
    [['of no study', 'changes'], []],
    [['total', 'below', 'a word'], []],
  ])('%o holds in frames %o', (stop, frames) => {
    expect(hits(stop)).toEqual(frames);
  });

  it('hold where any of them does, and nowhere without any', () => {
    expect(hits(['counted', 'changes'], ['largest', 'is', -1])).toEqual([0, 2]);
    expect(hits()).toEqual([]);
  });
});

describe('ticks of an axis', () => {
  const span = fc.tuple(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.double({ min: -9, max: 9, noNaN: true }).map((power) => 10 ** power),
  );

  it('are about so many round numbers from low to high, in order', () => {
    expect(niceTicks(0, 1, 4)).toEqual([0, 0.5, 1]);
    expect(niceTicks(-3.2, 12.1, 4)).toEqual([0, 5, 10]);
    expect(niceTicks(0, 23, 4)).toEqual([0, 10, 20]);
    fc.assert(
      fc.property(span, fc.integer({ min: 3, max: 8 }), ([low, size], count) => {
        const high = low + size;
        const ticks = niceTicks(low, high, count);
        expect(ticks.length).toBeGreaterThan(0);
        expect(ticks.length).toBeLessThanOrEqual(2.5 * count + 1);
        ticks.forEach((tick, at) => {
          if (at > 0) expect(tick).toBeGreaterThan(ticks[at - 1]!);
          const room = 1e-9 * Math.max(Math.abs(low), Math.abs(high), size);
          expect(tick >= low - room && tick <= high + room).toBe(true);
          expect(Object.is(tick, -0)).toBe(false);
        });
      }),
      {
        // Spans near the last place of their ends.
        examples: [
          [[1e9, 1e-4], 4],
          [[1e9, 1.2e-7], 4],
          [[-123456789.123, 1e-5], 4],
          [[-123456789.123, 1], 4],
        ],
      },
    );
  });

  it('are one where there is no span', () => {
    for (const [low, high] of [
      [3, 3],
      [3, 2],
      [0, Infinity],
      [0, NaN],
    ] as const)
      expect(niceTicks(low, high, 4)).toEqual([low]);
  });

  it('have as many decimals as their step needs, and a minus of their own', () => {
    const texts = (low: number, high: number) => {
      const ticks = niceTicks(low, high, 4);
      return ticks.map((tick) => tickText(tick, ticks));
    };
    expect(texts(-0.4, 0.4)).toEqual(['−0.4', '−0.2', '0.0', '0.2', '0.4']);
    expect(texts(0, 300)).toEqual(['0', '100', '200', '300']);
    expect(texts(0, 4e5)).toEqual(['0', '1.0e+5', '2.0e+5', '3.0e+5', '4.0e+5']);
    expect(texts(0, 3e-5)[1]).toBe('1.0e−5');
  });

  it('are told apart', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -6, max: 6, noNaN: true }),
        fc.double({ min: -1e3, max: 1e3, noNaN: true }),
        (power, from) => {
          const size = 10 ** power;
          const ticks = niceTicks(from * size, (from + 1) * size, 4);
          expect(new Set(ticks.map((tick) => tickText(tick, ticks))).size).toBe(ticks.length);
        },
      ),
    );
  });
});
