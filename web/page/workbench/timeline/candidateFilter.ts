/** Which candidates somebody wants to see, and in which order. Pure; the signals are in `candidateRows.ts`. */
import type { Candidate } from '../../../package/trace/candidates';
import type { Verdict } from '../../../package/trace/events.gen';

export const filterFeatures = ['face', 'edge', 'vertex', 'none'] as const;
export type FilterFeature = (typeof filterFeatures)[number];

export interface Filter {
  /** empty: all */
  readonly features: readonly FilterFeature[];
  readonly verdict: Verdict | null;
  /** a triangle `30`, a test `t14`, or a part of an outcome's words */
  readonly text: string;
}

export const noFilter: Filter = { features: [], verdict: null, text: '' };

export function isFiltering({ features, verdict, text }: Filter): boolean {
  return features.length > 0 || verdict !== null || text.trim() !== '';
}

/** @param wordsOf what the row says about its outcome */
export function passes(row: Candidate, filter: Filter, wordsOf: (row: Candidate) => string): boolean {
  const { features, verdict } = filter;
  if (features.length > 0 && !features.includes(row.feature)) return false;
  if (verdict !== null && row.outcome !== verdict) return false;
  return passesText(row, filter.text.trim().toLowerCase(), wordsOf);
}

function passesText(row: Candidate, text: string, wordsOf: (row: Candidate) => string): boolean {
  if (text === '') return true;
  // A number is a triangle, the whole of it: 3 is not 30.
  if (/^#?\d+$/.test(text)) return row.triangle === Number(text.replace('#', ''));
  if (/^t\d+$/.test(text)) return row.test === Number(text.slice(1));
  return wordsOf(row).toLowerCase().includes(text);
}

export const orders = ['test', 'enter', 'time', 'triangle'] as const;
export type Order = (typeof orders)[number];

const keyOf: Readonly<Record<Order, (row: Candidate) => number | null>> = {
  test: ({ test }) => test,
  enter: ({ enter, t0 }) => enter ?? t0,
  time: ({ time }) => time,
  triangle: ({ triangle }) => triangle,
};

/** Rows without the value stand last in either direction; equal ones in the order of the tests. */
export function sorted(rows: readonly Candidate[], order: Order, descending: boolean): readonly Candidate[] {
  if (order === 'test' && !descending) return rows;
  const key = keyOf[order];
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || a.test - b.test;
    return sign * (left - right) || a.test - b.test;
  });
}
