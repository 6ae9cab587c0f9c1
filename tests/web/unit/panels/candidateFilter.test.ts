import { describe, expect, it } from 'vitest';
import {
  type Filter,
  isFiltering,
  noFilter,
  passes,
  sorted,
} from '../../../../web/page/workbench/timeline/candidateFilter';
import type { Candidate } from '../../../../web/package/trace/candidates';

const row = (test: number, more: Partial<Candidate>): Candidate =>
  ({
    test,
    triangle: 100 - test,
    enter: null,
    t0: null,
    time: null,
    feature: 'none',
    outcome: 'miss',
    ...more,
  }) as Candidate;

const rows = [
  row(0, { enter: 0.5, time: 0.7, feature: 'edge', outcome: 'edge-hit' }),
  row(1, { t0: 1.5, outcome: 'outside-time' }),
  row(2, { enter: 0.1, time: 0.7, feature: 'face', outcome: 'face-hit' }),
  row(3, { enter: 0.2, time: 0.3, feature: 'vertex', outcome: 'vertex-hit', triangle: 3 }),
];
const kept = (filter: Partial<Filter>) =>
  rows
    .filter((each) => passes(each, { ...noFilter, ...filter }, ({ outcome }) => `says ${outcome}`))
    .map(({ test }) => test);
const order = (...args: Parameters<typeof sorted> extends [unknown, ...infer R] ? R : never) =>
  sorted(rows, ...args).map(({ test }) => test);

describe('filter of the candidates', () => {
  it('lets everything pass until something is asked for', () => {
    expect(isFiltering(noFilter)).toBe(false);
    expect(isFiltering({ ...noFilter, text: '  ' })).toBe(false);
    expect(kept({})).toEqual([0, 1, 2, 3]);
  });

  it('by features, any of them', () => {
    expect(kept({ features: ['edge', 'vertex'] })).toEqual([0, 3]);
    expect(kept({ features: ['none'] })).toEqual([1]);
  });

  it('by verdict, and by all that is asked for together', () => {
    expect(kept({ verdict: 'face-hit' })).toEqual([2]);
    expect(kept({ verdict: 'face-hit', features: ['edge'] })).toEqual([]);
  });

  it('a number is a whole triangle, t and a number a test, anything else words', () => {
    expect(kept({ text: '3' })).toEqual([3]);
    expect(kept({ text: '#98' })).toEqual([2]);
    expect(kept({ text: ' T1 ' })).toEqual([1]);
    expect(kept({ text: 'HIT' })).toEqual([0, 2, 3]);
    expect(kept({ text: '9' })).toEqual([]);
  });
});

describe('order of the candidates', () => {
  it('equal values keep the order of the tests, missing ones stand last both ways', () => {
    expect(order('time', false)).toEqual([3, 0, 2, 1]);
    expect(order('time', true)).toEqual([0, 2, 3, 1]);
  });

  it('by beginning: t0 stands in where the interval was dropped', () => {
    expect(order('enter', false)).toEqual([2, 3, 0, 1]);
  });

  it('by triangle and by test, backwards too', () => {
    expect(order('triangle', false)).toEqual([3, 2, 1, 0]);
    expect(order('test', true)).toEqual([3, 2, 1, 0]);
    expect(order('test', false)).toEqual([0, 1, 2, 3]);
  });
});
