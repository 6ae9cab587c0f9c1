/** The gizmo: what is dragged along an axis or in a plane, and what it is drawn to. */
import { Plane, Ray as ThreeRay, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Vec3 } from '../../../../web/page/model';
import {
  angleStep,
  arms,
  draggedPart,
  planes,
  type Ray,
  standingOn,
  toAngles,
  toGrid,
  unitOf,
  usualStep,
} from '../../../../web/page/workbench/tools/body/gizmo';

function* numbers(): Generator<number, never> {
  for (let seed = 11; ;) yield (seed = (seed * 16807) % 2147483647) / 2147483647;
}
const random = numbers();
const some = (size = 4): Vec3 => [
  random.next().value * size - size / 2,
  random.next().value * size - size / 2,
  random.next().value * size - size / 2,
];
const vector = (v: Vec3) => new Vector3(...v);

describe('a part that is dragged', () => {
  it.each(arms)('%s moves along its axis alone, as far as the nearest places of both rays lie apart', (arm) => {
    for (let k = 0; k < 100; k++) {
      const origin = some();
      const rays = [[some(20), some()] as Ray, [some(20), some()] as Ray] as const;
      const way = draggedPart(arm, origin, ...rays)!;
      for (const other of arms) if (other !== arm) expect(way['xyz'.indexOf(other)]).toBeCloseTo(0, 9);
      // three.js knows the nearest place of a ray and a long segment.
      const nearest = rays.map(([from, ahead]) => {
        const axis = vector(unitOf(arm)).multiplyScalar(1e4);
        const on = new Vector3();
        const d = vector(ahead).normalize();
        // Behind the eye as well: a line, and no ray.
        new ThreeRay(vector(from).addScaledVector(d, -1e4), d).distanceSqToSegment(
          vector(origin).sub(axis),
          vector(origin).add(axis),
          undefined,
          on,
        );
        return on.getComponent('xyz'.indexOf(arm));
      });
      const wanted = nearest[1]! - nearest[0]!;
      if (Math.abs(wanted) < 50) expect(way['xyz'.indexOf(arm)]).toBeCloseTo(wanted, 2);
    }
  });

  it.each(planes)('%s moves in its plane alone, from where one ray meets it to where the other does', (part) => {
    const across = arms.find((arm) => !part.includes(arm))!;
    for (let k = 0; k < 100; k++) {
      const origin = some();
      const plane = new Plane().setFromNormalAndCoplanarPoint(vector(unitOf(across)), vector(origin));
      const rays = [[some(20), some()] as Ray, [some(20), some()] as Ray] as const;
      const meets = rays.map(([from, ahead]) =>
        new ThreeRay(vector(from), vector(ahead).normalize()).intersectPlane(plane, new Vector3()),
      );
      if (!meets[0] || !meets[1]) continue;
      const way = draggedPart(part, origin, ...rays);
      if (!way) continue;
      expect(way['xyz'.indexOf(across)]).toBeCloseTo(0, 9);
      meets[1]
        .sub(meets[0])
        .toArray()
        .forEach((x, axis) => expect(way[axis]).toBeCloseTo(x, 6));
    }
  });

  it('stays where it is while a ray says nothing of it', () => {
    expect(
      draggedPart(
        'x',
        [0, 0, 0],
        [
          [-5, 0, 0],
          [1, 0, 0],
        ],
        [
          [-5, 0, 0],
          [1, 0, 0],
        ],
      ),
    ).toBeNull();
    expect(
      draggedPart(
        'zx',
        [0, 0, 0],
        [
          [-5, 1, 0],
          [1, 0, 0],
        ],
        [
          [-5, 1, 0],
          [1, 0, 0],
        ],
      ),
    ).toBeNull();
    const ray: Ray = [
      [1, 5, 2],
      [0.1, -1, 0],
    ];
    expect(draggedPart('zx', [0, 0, 0], ray, ray)).toEqual([0, 0, 0]);
  });
});

describe('what it is drawn to', () => {
  it('the grid: coordinates that move are multiples of the step, without dust; the others stay to the last bit', () => {
    expect(toGrid([0.31, 1 / 3, -0.04], 'free', 0.1)).toEqual([0.3, 0.3, 0]);
    expect(toGrid([0.31, 1 / 3, -0.06], 'x', 0.1)).toEqual([0.3, 1 / 3, -0.06]);
    expect(toGrid([0.31, 1 / 3, -0.06], 'zx', 0.1)).toEqual([0.3, 1 / 3, -0.1]);
    expect(toGrid([1234.5, -0.26, 7], 'free', 0.25)).toEqual([1234.5, -0.25, 7]);
    expect(toGrid([1.1e-4, 0, 0], 'free', 1e-4)[0]).toBe(1e-4);
    expect(usualStep([0.3, 0.6, 0.3])).toBe(0.1);
    expect(usualStep([20, 90, 35])).toBe(10);
    expect(usualStep([0.004, 1, 1])).toBe(0.001);
  });

  it('angles: the length stays, both angles are multiples of 15°, and the direction turns by half of that at most', () => {
    for (let k = 0; k < 200; k++) {
      const motion = some();
      const found = toAngles(motion);
      const size = Math.hypot(...motion);
      expect(Math.hypot(...found)).toBeCloseTo(size, 4);
      const up = Math.asin(Math.min(1, Math.max(-1, found[1] / Math.hypot(...found))));
      expect(Math.abs(up / angleStep - Math.round(up / angleStep))).toBeLessThan(1e-3);
      if (Math.abs(up) < 1.5) {
        const about = Math.atan2(found[0], found[2]) / angleStep;
        expect(Math.abs(about - Math.round(about))).toBeLessThan(2e-2);
      }
      expect(vector(motion).angleTo(vector(found))).toBeLessThan((angleStep / 2) * Math.SQRT2 + 1e-3);
    }
    expect(toAngles([0, -2, 0])).toEqual([0, -2, 0]);
    expect(toAngles([0, -2, 0.1], 7)).toEqual([0, -7, 0]);
    expect(toAngles([0, 0, 0])).toEqual([0, 0, 0]);
    expect(toAngles([3, 0.1, 0.1])).toEqual([expect.closeTo(3.0033, 3), 0, 0]);
  });

  it('the mesh: the body touches the plane there, and no point of it lies beyond', () => {
    for (let k = 0; k < 50; k++) {
      const normal = vector(some()).normalize();
      const radii: Vec3 = [0.2 + random.next().value, 0.2 + random.next().value, 0.2 + random.next().value];
      const point = some();
      const centre = vector(standingOn(point, normal.toArray(), radii));
      const plane = new Plane().setFromNormalAndCoplanarPoint(normal, vector(point));
      let least = Infinity;
      for (let j = 0; j < 400; j++) {
        const d = vector(some()).normalize();
        least = Math.min(least, plane.distanceToPoint(d.multiply(vector(radii)).add(centre)));
      }
      expect(least).toBeGreaterThan(-1e-9);
      expect(least).toBeLessThan(0.12);
    }
  });
});
