/** The fatter triangle: its surface is at the radius from the thin one, each patch over the part it is coloured for, and closed. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fatPatches } from '../../../../web/page/learn/figure/fat';
import { nearestPoint, type Triangle } from '../../../../web/page/learn/figure/distance';
import { add, cross, dot, length, scale, sub, type Vec3 } from '../../../../web/mesh/geometry/vec';

const coordinate = fc.integer({ min: -32, max: 32 }).map((value) => value / 16);
const point = fc.tuple(coordinate, coordinate, coordinate);
const kindOf = (part: string) => (part === 'face' ? 'face' : part.startsWith('e') ? 'edge' : 'vertex');

it('is the surface at a distance, part by part', () => {
  fc.assert(
    fc.property(point, point, point, fc.constantFrom(0.25, 1), (a, b, c, reach) => {
      fc.pre(length(cross(sub(b, a), sub(c, a))) > 0.2);
      const triangle: Triangle = [a, b, c];
      const patches = fatPatches(triangle, reach);
      let flux: Vec3 = [0, 0, 0];
      for (const { part, corners, normal } of patches) {
        for (const corner of corners)
          expect(length(sub(corner, nearestPoint(corner, triangle).point))).toBeCloseTo(reach, 9);
        const middle = scale(corners.reduce(add), 1 / corners.length);
        expect(kindOf(nearestPoint(middle, triangle).part)).toBe(part);
        // Its sum over a closed surface is 0; each patch faces outward.
        let area: Vec3 = [0, 0, 0];
        for (let k = 2; k < corners.length; k++)
          area = add(area, cross(sub(corners[k - 1]!, corners[0]!), sub(corners[k]!, corners[0]!)));
        flux = add(flux, scale(area, Math.sign(dot(area, normal))));
      }
      expect(length(flux)).toBeLessThan(1e-6);
    }),
    { numRuns: 40 },
  );
});
