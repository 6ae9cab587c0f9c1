/** Distances of the plot: the figure whose numbers were worked out by hand, and a search through points of the triangle. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstBelow,
  leastAt,
  nearestParts,
  nearestPoint,
  toCorner,
  toMesh,
  toLine,
  toPlane,
  toTriangle,
  type Triangle,
} from '../../../../web/page/learn/figure/distance';
import { add, cross, length, scale, sub, type Vec3 } from '../../../../web/mesh/geometry/vec';

const triangle: Triangle = [
  [-1.6, 0, 1.1],
  [1.8, 0, 0.8],
  [0.2, 0, -1.7],
];
const path = { start: [-2.6, 1.4, 2.5] as Vec3, displacement: [5.4, -2.8, -2.4] as Vec3 };

describe('a point that passes over a triangle', () => {
  it('is nearest to a corner, an edge, the face and another edge, each in its turn', () => {
    const parts = nearestParts(path, triangle);
    expect(parts.map(({ part }) => part)).toEqual(['p1', 'e1', 'face', 'e2']);
    [0.2002, 0.682, 0.7912, 1].forEach((to, k) => expect(parts[k]!.to).toBeCloseTo(to, 4));
    expect(parts[0]!.from).toBe(0);
  });

  it('comes within 1 of the triangle later than of its plane, and through the edge', () => {
    expect(firstBelow(toTriangle(path, triangle), 1)).toBeCloseTo(0.2758, 4);
    // 1.4 − 2.8 t, whichever side the winding calls the front
    const plane = toPlane(path, triangle);
    expect(Math.abs(plane(1 / 7))).toBeCloseTo(1, 12);
    expect(Math.abs(plane(6 / 7))).toBeCloseTo(1, 12);
    expect(leastAt((t) => Math.abs(plane(t)))).toBeCloseTo(0.5, 5);
  });

  it('has the least of several, and finds the deeper of two valleys', () => {
    const far: Triangle = [
      [8, -3, -3],
      [8, 3, -3],
      [8, 0, 4],
    ];
    const near: Triangle = [
      [2, 0.4, -3],
      [2, 3, 3],
      [2, 0.4, 3],
    ];
    const flight = { start: [0, 0, 0] as Vec3, displacement: [10, 0, 0] as Vec3 };
    const distance = toMesh(flight, [far, near]);
    for (let k = 0; k <= 20; k++)
      expect(distance(k / 20)).toBe(Math.min(toTriangle(flight, far)(k / 20), toTriangle(flight, near)(k / 20)));
    expect(distance(0.2)).toBeCloseTo(0.4, 12);
    expect(leastAt(distance)).toBeCloseTo(0.8, 6);
  });

  it('has no first time below a level that it begins below, or never reaches', () => {
    expect(firstBelow(() => 0.5, 1)).toBeNull();
    expect(firstBelow(() => 2, 1)).toBeNull();
    expect(firstBelow((t) => 2 - t, 1.5)).toBeCloseTo(0.5, 9);
  });
});

// Sixteenths, so that triangles are no slivers of 1e-80.
const coordinate = fc.integer({ min: -64, max: 64 }).map((value) => value / 16);
const point = fc.tuple(coordinate, coordinate, coordinate);

it('no point of the triangle is nearer, and the part is where the point is', () => {
  fc.assert(
    fc.property(point, point, point, point, (p, a, b, c) => {
      fc.pre(length(cross(sub(b, a), sub(c, a))) > 0.1);
      const near = nearestPoint(p, [a, b, c]);
      const least = length(sub(p, near.point));
      for (let i = 0; i <= 12; i++)
        for (let j = 0; i + j <= 12; j++) {
          const other = add(add(scale(a, i / 12), scale(b, j / 12)), scale(c, (12 - i - j) / 12));
          expect(length(sub(p, other))).toBeGreaterThanOrEqual(least - 1e-9);
        }
      const still = { start: p, displacement: [0, 0, 0] as Vec3 };
      const own = { p1: a, p2: b, p3: c, e1: [a, b], e2: [b, c], e3: [c, a] } as const;
      if (near.part === 'face') expect(Math.abs(toPlane(still, [a, b, c])(0))).toBeCloseTo(least, 6);
      else if (near.part.startsWith('p')) expect(toCorner(still, own[near.part] as Vec3)(0)).toBeCloseTo(least, 9);
      else expect(toLine(still, own[near.part] as readonly [Vec3, Vec3])(0)).toBeCloseTo(least, 6);
    }),
  );
});
