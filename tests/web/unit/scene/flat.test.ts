import { expect, test } from 'vitest';
import { hatchSquare } from '../../../../web/page/scene/geometry/hatch';
import { screenHull } from '../../../../web/mesh/geometry/hull';

test('the hull leaves out what lies inside and goes once around', () => {
  const points = [
    [0, 0],
    [4, 0],
    [2, 1],
    [4, 4],
    [0, 4],
    [2, 2],
    [2, 0],
  ] as const;
  const hull = screenHull(points, (p) => p);
  expect(new Set(hull)).toEqual(new Set([points[0], points[1], points[3], points[4]]));
});

test('two points are their own hull', () => {
  expect(
    screenHull(
      [
        [1, 1],
        [2, 2],
      ] as const,
      (p) => p,
    ),
  ).toHaveLength(2);
});

test('hatching begins and ends on the border of the square', () => {
  for (const stroke of hatchSquare(13)) {
    for (const [x, y] of stroke) expect(Math.max(Math.abs(x), Math.abs(y))).toBeCloseTo(1, 12);
  }
});
