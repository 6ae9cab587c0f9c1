/** The marks of a row of strip C, and the row whose marks are the symbols of the formulas. */
import { computed } from '@preact/signals';
import type { Candidate } from '../../../package/trace/candidates';
import { allRows, descending, filtering, order, testing, triangleUnderTest } from './candidateRows';
import { timeToX, type ChartLayout } from './chartLayout';
import type { Mark, PlacedMark } from './marks';

/** The stair makes sense in the order of the tests alone. */
export const hasStair = computed(() => order.value === 'test' && !descending.value && !filtering.value);

/** The row under test; where no triangle is under test, the row of the hit that formulas and figures show. */
export const markedRow = computed<Candidate | null>(() => {
  const triangle = triangleUnderTest.value;
  return triangle ? (allRows.value.find(({ step }) => step === triangle) ?? null) : testing.value.best;
});

/** Best first: of two marks in one place the first is meant. */
export function marksOf(row: Candidate): Mark[] {
  return [
    { symbols: ['t', 'c'] as const, value: row.feature === 'none' ? null : row.time },
    { symbols: ['t0'] as const, value: row.enter === null ? null : row.t0 },
    { symbols: ['t1'] as const, value: row.leave === null ? null : row.t1 },
    { symbols: ['best'] as const, value: row.best },
  ].filter(({ value }) => value !== null);
}

/** half the width of the sign of a touch, px */
const half = 5;
/** of the number at the right end */
const valueWidth = 46;

/** The same in the picture, and the columns beside it. */
export function placedMarks(row: Candidate, layout: ChartLayout): PlacedMark[] {
  const at = (time: number | null) => timeToX(layout, time ?? 0);
  const places = { t: at(row.time), t0: at(row.enter), t1: at(row.leave), best: at(row.best) };
  const marks = marksOf(row).filter(({ symbols }) => symbols[0] !== 'best' || hasStair.value);
  const placed = marks.map((mark): PlacedMark => {
    const x = places[mark.symbols[0] as keyof typeof places];
    const wide = mark.symbols[0] === 't' ? half : 0;
    return { ...mark, x1: x - wide, x2: x + wide };
  });
  placed.push({ symbols: ['tri'], value: null, x1: layout.triangle, x2: layout.feature - 12 });
  if (row.time === null) return placed;
  return [
    ...placed,
    { symbols: ['c'], value: null, x1: layout.feature, x2: layout.left - 16 },
    { symbols: ['t'], value: null, x1: layout.value - valueWidth, x2: layout.value },
  ];
}
