/** Chapter 18: convex bodies whose differences are looked at plane by plane. */
import { describe, expect, it } from 'vitest';
import type { V } from './box';
import { apart, boxCorners, differences, kept, placed, type Posed } from './convex';
import { asked, said, shown, stopsOf } from './tools';

const hullOf: Posed = {
  centre: [0, 0, 0],
  angles: [0, 20, 0],
  corners: [
    [-1.1, -0.6, -0.7],
    [0.9, -0.8, -0.5],
    [1.2, -0.5, 0.6],
    [-0.8, -0.7, 0.8],
    [-0.7, 0.6, -0.5],
    [0.7, 0.7, -0.3],
    [0.3, 1, 0.5],
    [-0.9, 0.3, 0.6],
  ],
};
const box = (frame: number): Posed => ({
  centre: [2.9 - 0.12 * frame, 0.9 - 0.04 * frame, 0.5 - 0.02 * frame],
  angles: [25, 10, 35],
  corners: boxCorners([0.7, 0.5, 0.6]),
});

const unturned = (corners: readonly V[], centre: V = [0, 0, 0]): Posed => ({ centre, angles: [0, 0, 0], corners });
const outline = [
  [-1, -1],
  [1, -1],
  [1, -0.6],
  [-0.6, -0.6],
  [-0.6, 1],
  [-1, 1],
] as const;
const letter = unturned([-0.8, 0.8].flatMap((z) => outline.map(([x, y]): V => [x, y, z])));
const small = unturned(boxCorners([0.2, 0.2, 0.2]), [0, -0.1, 0]);

const [first, limits, hollow] = await asked(18);
const whys = await Promise.all(
  stopsOf(18)
    .filter(({ beat }) => beat === 'why')
    .map((stop) => shown(stop)),
);

describe('chapter 18', () => {
  it('takes the near end of B from the far end of A', () => {
    const [a, b] = [hullOf, box(0)].map((each) => placed(each).map(([x]) => x)) as [number[], number[]];
    const { numbers } = first!;
    expect(numbers.a).toBeCloseTo(Math.max(...a), 9);
    expect(numbers.b).toBeCloseTo(Math.min(...b), 9);
    expect(numbers.far).toBeCloseTo(Math.max(...b), 9);
    expect(numbers.gap).toBeCloseTo(Math.min(...b) - Math.max(...a), 9);
    expect(said(first!, Math.max(...a) - Math.min(...b)).right).toBe(true);
    expect(said(first!, Math.max(...a) - Math.max(...b)).right).toBe(false);
  });

  it('has the distance between its limits, and not in their middle', () => {
    const distance = apart(differences(hullOf, box(0)));
    const { low, high, d } = limits!.numbers;
    expect(d).toBeCloseTo(distance, 9);
    expect(low).toBeLessThan(distance);
    expect(high).toBeGreaterThan(distance);
    expect(Math.abs((low! + high!) / 2 - distance)).toBeGreaterThan(0.1);
    expect(said(limits!, 1, 1).right).toBe(true);
    for (const [verdict, reason] of [
      [1, 0],
      [1, 2],
      [0, 0],
      [0, 1],
      [0, 2],
    ] as const)
      expect(said(limits!, verdict, reason).right).toBe(false);
  });

  it('loses the inner corner of an L, and says overlap where there is room', () => {
    const { corners, kept: left, depth } = hollow!.numbers;
    expect([corners, left]).toEqual([letter.corners.length, kept(placed(letter))]);
    expect(depth).toBeCloseTo(-apart(differences(letter, small)), 9);
    expect(depth).toBeGreaterThan(0);
    expect([0, 1, 2].map((option) => said(hollow!, option).right)).toEqual([false, true, false]);
  });

  it('asks for fewer points than A − B has', () => {
    const { numbers } = whys[0]!;
    expect(numbers.all).toBe(kept(differences(hullOf, box(0))));
    expect(numbers.points).toBeLessThan(numbers.all!);
  });

  it('grows to the depth', () => {
    const { numbers } = whys[1]!;
    expect(numbers.depth).toBeCloseTo(-apart(differences(hullOf, box(13))), 9);
    expect(numbers.near).toBeLessThan(numbers.depth!);
    expect(numbers.reach).toBeGreaterThan(numbers.depth!);
  });

  it('has room between the box and both legs', () => {
    const lower = apart(differences(unturned(boxCorners([1, 0.2, 0.8]), [0, -0.8, 0]), small));
    const upright = apart(differences(unturned(boxCorners([0.2, 1, 0.8]), [-0.8, 0, 0]), small));
    expect(whys[2]!.numbers.gap).toBeCloseTo(lower, 9);
    expect(lower).toBeGreaterThan(0);
    expect(upright).toBeGreaterThan(lower);
  });
});
