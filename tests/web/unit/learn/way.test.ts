/** The first way through the course, and where each chapter leads to. */
import { describe, expect, it } from 'vitest';
import { chapters } from '../../../../web/page/learn/course';
import { firstWay, furtherFrom } from '../../../../web/page/learn/course/way';

const ids = (from: number, done: readonly number[] = []) => {
  const { next, option } = furtherFrom(from, done);
  return [next?.id ?? null, option?.id ?? null];
};
const upTo = (last: number) => chapters.filter(({ id, aside }) => id <= last && !aside).map(({ id }) => id);

describe('the first way', () => {
  it('leads to the plane, the corner, the edge and the slide in about 90 minutes', () => {
    expect(upTo(14)).toEqual([1, 2, 3, 4, 6, 7, 8, 10, 11]);
    expect(firstWay.count).toBe(9);
    expect(firstWay.minutes).toBeGreaterThan(80);
    expect(firstWay.minutes).toBeLessThan(100);
  });

  it('goes on from chapter to chapter and names each that it leaves out, once', () => {
    expect([1, 2, 3, 6, 7, 10].map((id) => ids(id, upTo(id)))).toEqual([2, 3, 4, 7, 8, 11].map((id) => [id, null]));
    expect(ids(4, upTo(4))).toEqual([6, 5]);
    expect(ids(8, upTo(8))).toEqual([10, 9]);
  });

  it('comes back to where one left it', () => {
    expect(ids(5, [...upTo(4), 5])).toEqual([6, null]);
    expect(ids(9, [...upTo(8), 9])).toEqual([10, null]);
    // Also behind a chapter that was read already.
    expect(ids(5, [...upTo(6), 5])).toEqual([7, null]);
  });

  it('ends with what was left out, and that leads on to the rest of it', () => {
    expect(ids(11, upTo(11))).toEqual([5, 12]);
    expect(ids(11, [...upTo(11), 5, 9])).toEqual([12, null]);
    expect([5, 9, 12, 13, 14].map((id) => ids(id, upTo(11))[0])).toEqual([9, 12, 13, 14, 5]);
    expect(ids(14, [...upTo(11), 5, 9, 12, 13, 14])).toEqual([null, null]);
    expect(
      ids(
        11,
        chapters.map(({ id }) => id),
      ),
    ).toEqual([12, null]);
  });
});
