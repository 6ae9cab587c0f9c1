/** Chapter 19: a ball over one cell of a height field; ground and slope are worked out from the plane through three corners. */
import { describe, expect, it } from 'vitest';
import { asked, said, shown, stopsOf } from './tools';

/** The corners of the upper triangle of cell (2, 1), sides of 2. */
const corners = [
  [6, 0.2, 4],
  [6, 1.4, 2],
  [4, 1.1, 4],
] as const;
const centre = [5, 1.44, 3.5] as const;

/** The normal of their plane, by Cramer's rule for y = k + gx·x + gz·z. */
const [a, b, c] = corners;
const area = (b[0] - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (b[2] - a[2]);
const gx = ((b[1] - a[1]) * (c[2] - a[2]) - (c[1] - a[1]) * (b[2] - a[2])) / area;
const gz = ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / area;
const ground = a[1] + gx * (centre[0] - a[0]) + gz * (centre[2] - a[2]);
const steep = Math.hypot(gx, 1, gz);

const [cell, below, touch] = await asked(19);

describe('chapter 19', () => {
  it('takes the cell whose sides the centre lies between', () => {
    const [x, z] = [3.5 + 2 * 0.125, 2.75 + 0.125];
    const under = (k: number, value: number) => 2 * k <= value && value < 2 * (k + 1);
    expect(under(cell!.numbers.i!, x) && under(cell!.numbers.j!, z)).toBe(true);
    expect([0, 1, 2, 3].map((option) => said(cell!, option).right)).toEqual([false, false, true, false]);
    const { nearX, nearZ, wholeX, wholeZ, timesX, timesZ } = cell!.numbers;
    expect([nearX, nearZ, wholeX, wholeZ, timesX, timesZ]).toEqual([2, 1, 3, 2, 7.5, 5.75]);
  });

  it('asks for the height of the plane below the centre', () => {
    expect(below!.numbers.ground).toBeCloseTo(ground, 9);
    expect(said(below!, ground).right).toBe(true);
    expect(said(below!, 1.4).right).toBe(false);
    const { shareA, shareB, shareC } = below!.numbers;
    expect(shareA! * a[1] + shareB! * b[1] + shareC! * c[1]).toBeCloseTo(ground, 9);
  });

  it('asks for the height at which the plane is one radius away', () => {
    expect(touch!.numbers.touch! / steep).toBeCloseTo(0.44, 9);
    expect(said(touch!, 0.44 * steep).right).toBe(true);
    expect(said(touch!, 0.44).right).toBe(false);
  });

  it('has air straight below a ball that is in the slope', async () => {
    expect(touch!.numbers.free).toBeCloseTo(centre[1] - ground - 0.44, 9);
    expect(touch!.numbers.free).toBeGreaterThan(0);
    expect(touch!.numbers.deep).toBeCloseTo(0.44 - (centre[1] - ground) / steep, 9);
    expect(touch!.numbers.deep).toBeGreaterThan(0);
    const { numbers } = await shown(stopsOf(19).find(({ beat }) => beat === 'why')!);
    expect(numbers.d).toBeCloseTo(-touch!.numbers.deep!, 9);
  });
});
