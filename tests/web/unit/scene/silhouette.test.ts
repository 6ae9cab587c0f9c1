import { expect, test } from 'vitest';
import { div, dot, length, sub, type Vec3 } from '../../../../web/mesh/geometry/vec';
import { graticule, silhouette, type Ellipsoid } from '../../../../web/page/scene/geometry/silhouette';

const body: Ellipsoid = { center: [1, -2, 0.5], radii: [0.3, 0.6, 0.3] };
const eye: Vec3 = [-3, 2, 5];

/** A point of the surface is on the outline when the line of sight touches the ellipsoid there: normal ⟂ line of sight. */
test('every point of the outline lies on the ellipsoid and sees the eye edge-on', () => {
  const ring = silhouette(body, eye, 24);
  expect(ring).toHaveLength(24);
  for (const point of ring) {
    const unit = div(sub(point, body.center), body.radii);
    expect(length(unit)).toBeCloseTo(1, 12);
    expect(dot(div(unit, body.radii), sub(eye, point))).toBeCloseTo(0, 10);
  }
});

test('from inside there is no outline', () => {
  expect(silhouette(body, body.center)).toEqual([]);
  expect(silhouette(body, [1, -1.5, 0.5])).toEqual([]);
});

test('the graticule is drawn on the side of the eye only', () => {
  const lines = graticule(body, eye);
  expect(lines.length).toBeGreaterThan(3);
  for (const point of lines.flat()) {
    const unit = div(sub(point, body.center), body.radii);
    expect(dot(unit, div(sub(eye, body.center), body.radii))).toBeGreaterThan(1 - 1e-2);
  }
});
