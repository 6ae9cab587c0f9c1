/** Chapter 17: spheres at rest next to polygons; the nearest points are worked out by looking at many, the angles by arc tangents. */
import { describe, expect, it } from 'vitest';
import { asked, said, shown, stopsOf } from './tools';

type Point = readonly [x: number, y: number, z: number];

/** The least distance of a centre from the points of a side. */
function fromSide(c: Point, [ax, az]: readonly [number, number], [bx, bz]: readonly [number, number]): number {
  let least = Infinity;
  for (let k = 0; k <= 100_000; k++) {
    const f = k / 100_000;
    least = Math.min(least, Math.hypot(ax + f * (bx - ax) - c[0], c[1], az + f * (bz - az) - c[2]));
  }
  return least;
}

/** How far a foot turns to look along a side from its beginning to its end; below 0 clockwise. */
function turn([x, z]: readonly [number, number], a: readonly [number, number], b: readonly [number, number]): number {
  const by = Math.atan2(b[1] - z, b[0] - x) - Math.atan2(a[1] - z, a[0] - x);
  return ((((by + Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)) - Math.PI;
}
const degrees = (radians: number) => (radians * 180) / Math.PI;

const [part, far, bay] = await asked(17);

describe('chapter 17', () => {
  it('has a side nearer than every corner, and a plane nearer still', () => {
    // The corners in the plane y = 0, and the centre after its first motion.
    const corners = [
      [-0.8, -1.425],
      [-1.35, 1.175],
      [2.15, 0.225],
    ] as const;
    const c = [1.47 - 0.12, 0.39 - 0.09, -0.79 + 0.1] as const;
    const sides = corners.map((corner, k) => fromSide(c, corner, corners[(k + 1) % 3]!));
    expect(part!.numbers.side).toBeCloseTo(Math.min(...sides), 6);
    const all = corners.map(([x, z]) => Math.hypot(x - c[0], c[1], z - c[2]));
    expect(part!.numbers.corner).toBeCloseTo(Math.min(...all), 9);
    expect(part!.numbers.h).toBeCloseTo(c[1], 9);
    expect(Math.min(...sides)).toBeLessThan(Math.min(...all));
    expect(part!.numbers.aside).toBeCloseTo(Math.sqrt(Math.min(...sides) ** 2 - c[1] ** 2), 6);
    expect(Math.min(...sides)).toBeLessThan(part!.numbers.r!);
    expect([0, 1, 2].map((option) => said(part!, option).right)).toEqual([false, false, true]);
  });

  it('has a plane nearer than the radius, and a square farther away', () => {
    const { numbers } = far!;
    expect(numbers.d).toBeCloseTo(fromSide([2.3, 0.4, 0.8], [2, 0], [2, 2]), 6);
    expect(numbers.h).toBeLessThan(numbers.r!);
    expect(numbers.d).toBeGreaterThan(numbers.r!);
    expect(said(far!, numbers.d!).right).toBe(true);
    expect(said(far!, numbers.h!).right).toBe(false);
  });

  it('adds the angles of a U without their signs, and finds a touch that is none', () => {
    const u = [
      [0, 3],
      [3, 3],
      [3, 0],
      [2, 0],
      [2, 2],
      [1, 2],
      [1, 0],
      [0, 0],
    ] as const;
    const foot = [1.5, 1.5] as const;
    const turns = u.map((corner, k) => turn(foot, corner, u[(k + 1) % u.length]!));
    expect(bay!.numbers.sum).toBeCloseTo(degrees(turns.reduce((sum, each) => sum + Math.abs(each), 0)), 9);
    expect(turns.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 9);
    expect(bay!.numbers.real).toBeCloseTo(
      Math.min(...u.map((corner, k) => fromSide([1.5, 0.1, 1.5], corner, u[(k + 1) % u.length]!))),
      6,
    );
    expect(bay!.numbers.found).toBeLessThan(bay!.numbers.r!);
    expect(bay!.numbers.real).toBeGreaterThan(bay!.numbers.r!);
    expect(said(bay!, 0, 0).right).toBe(true);
    for (const [verdict, reason] of [
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
    ] as const)
      expect(said(bay!, verdict, reason).right).toBe(false);
  });

  it('clamps on a side in its reasons, with the foot outside by both tests', async () => {
    const { numbers } = await shown(stopsOf(17).find(({ beat }) => beat === 'why')!);
    const square = [
      [0, 0],
      [0, 2],
      [2, 2],
      [2, 0],
    ] as const;
    const sum = square.reduce((all, corner, k) => all + Math.abs(turn([2.3, 0.8], corner, square[(k + 1) % 4]!)), 0);
    expect(numbers.sum).toBeCloseTo(degrees(sum), 9);
    expect(numbers.full).toBeCloseTo(360, 9);
    // The side goes from z = 2 to z = 0.
    expect(numbers.share).toBeCloseTo((2 - 0.8) / 2, 9);
    expect(numbers.aside).toBeCloseTo(2.3 - 2, 9);
  });
});
