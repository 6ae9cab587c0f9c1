/** Chapter 16: a circle of radius 1 around the origin and two rectangles; the nearest points are worked out by looking at many. */
import { describe, expect, it } from 'vitest';
import { asked, said, shown, stopsOf } from './tools';

/** The least distance from the origin of the points of a rectangle, by a fine grid of them. */
function nearest([x, y]: readonly [number, number], [wide, high]: readonly [number, number]): number {
  let least = Infinity;
  for (let i = 0; i <= 400; i++)
    for (let k = 0; k <= 400; k++)
      least = Math.min(least, Math.hypot(x + wide * (i / 200 - 1), y + high * (k / 200 - 1)));
  return least;
}

const [square, corners, far] = await asked(16);

describe('chapter 16', () => {
  it('has a square around the circle that overlaps a rectangle which the circle does not meet', () => {
    const least = nearest([1.3, 1], [0.5, 0.3]);
    expect(square!.numbers.gap).toBeCloseTo(least - 1, 6);
    expect(square!.numbers.gap).toBeGreaterThan(0);
    expect(Math.max(square!.numbers.x0!, square!.numbers.y0!)).toBeLessThan(1);
    expect(said(square!, 0, 2).right).toBe(true);
    expect(said(square!, 0, 0).right).toBe(false);
    expect(said(square!, 1, 2).right).toBe(false);
  });

  it('has a rectangle across the circle with all corners outside', () => {
    const [x, y, wide, high] = [0.025, 0.935, 0.925, 0.315];
    expect(corners!.numbers.near).toBeCloseTo(nearest([x, y], [wide, high]), 4);
    const all = [-1, 1].flatMap((i) => [-1, 1].map((k) => Math.hypot(x + i * wide, y + k * high)));
    expect(corners!.numbers.least).toBeCloseTo(Math.min(...all), 9);
    expect(Math.min(...all)).toBeGreaterThan(1);
    expect(said(corners!, 1, 1).right).toBe(true);
    expect(said(corners!, 0, 1).right).toBe(false);
  });

  it('asks for the distance of a corner', () => {
    expect(far!.numbers.d).toBeCloseTo(nearest([1.3, 1], [0.5, 0.3]), 6);
    expect(said(far!, far!.numbers.d!).right).toBe(true);
    expect(said(far!, far!.numbers.squared!).right).toBe(false);
  });

  it('clamps each coordinate in its reasons', async () => {
    const { numbers } = await shown(stopsOf(16).find(({ beat }) => beat === 'why')!);
    expect([numbers.x, numbers.y].map((value) => Number(value!.toFixed(9)))).toEqual([0.8, 0.7]);
  });
});
