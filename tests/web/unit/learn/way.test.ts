/** The first way through the course, and where each chapter leads to. */
import { describe, expect, it } from 'vitest';
import { chapters, neighbourOf } from '../../../../web/page/learn/course';
import { firstWay, furtherFrom } from '../../../../web/page/learn/course/way';

const ids = (from: number, done: readonly number[] = []) => {
  const { next, option } = furtherFrom(from, done);
  return [next?.id ?? null, option?.id ?? null];
};
const upTo = (last: number) => chapters.filter(({ id, aside }) => id <= last && !aside).map(({ id }) => id);

describe('the first way', () => {
  it('leads through the touch, the ellipsoid and the slide in about two hours', () => {
    expect(upTo(chapters.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(firstWay.count).toBe(11);
    expect(firstWay.minutes).toBeGreaterThan(110);
    expect(firstWay.minutes).toBeLessThan(140);
  });

  it('goes on from chapter to chapter', () => {
    for (let id = 1; id < 11; id++) expect(ids(id, upTo(id))).toEqual([id + 1, null]);
  });

  it('ends with what was left out, and that leads on to the rest of it', () => {
    // The next in order is what comes next anyway, so it is no option beside it.
    expect(ids(11, upTo(11))).toEqual([12, null]);
    const after = chapters.filter(({ aside }) => aside).map(({ id }) => id);
    expect(after.map((id) => ids(id, upTo(11))[0])).toEqual([...after.slice(1), after[0]]);
    expect(ids(11, [...upTo(11), 12])).toEqual([13, 12]);
    expect(ids(after.at(-1)!, [...upTo(11), ...after])).toEqual([null, null]);
  });

  it('comes back from an optional chapter to where one left it', () => {
    // Read ahead: chapter 12 before the core path was done.
    expect(ids(12, [1, 2, 3, 12])[0]).toBe(13);
  });

  it('leads back and on through all chapters, also where numbers are missing', () => {
    const numbers = chapters.map(({ id }) => id);
    expect(numbers.map((id) => neighbourOf(id, 1)?.id)).toEqual([...numbers.slice(1), undefined]);
    expect(numbers.map((id) => neighbourOf(id, -1)?.id)).toEqual([undefined, ...numbers.slice(0, -1)]);
  });
});
