import { expect, test } from 'vitest';
import { meanRadius, morphedSpace, Space } from '../../../../web/page/model/space';
import { dot, sub, type Vec3 } from '../../../../web/mesh/geometry/vec';

const radii: Vec3 = [0.3, 0.6, 0.3];

test('a morph begins in the world and ends where the ellipsoid is the unit sphere', () => {
  const world = morphedSpace([1, 2, 3], 0.5, radii, 0);
  expect(world.point([1.5, 2, 3])).toEqual([1, 0, 0]);
  const ellipsoid = morphedSpace([1, 2, 3], 0.5, radii, 1);
  radii.forEach((r, axis) => expect(ellipsoid.factor[axis] * r).toBeCloseTo(1, 14));
});

test('halfway every axis is between its ends', () => {
  const [from, half, to] = [0, 0.5, 1].map((m) => morphedSpace([0, 0, 0], 0.4, radii, m).factor);
  radii.forEach((_, axis) => {
    expect((half[axis] - from[axis]) * (to[axis] - half[axis])).toBeGreaterThanOrEqual(0);
  });
});

test('a normal stays at right angles to its plane, a vector carried over naively does not', () => {
  const space = new Space([0, 0, 0], [1 / 0.3, 1 / 0.6, 1 / 0.3]);
  const inPlane: Vec3 = [1, 1, 0];
  const normal: Vec3 = [1, -1, 0];
  expect(dot(space.vector(inPlane), space.normal(normal))).toBeCloseTo(0, 14);
  expect(Math.abs(dot(space.vector(inPlane), space.vector(normal)))).toBeGreaterThan(1);
});

test('points far from the origin come back to the last bits', () => {
  const space = morphedSpace([1e7, 0, -1e7], 0.5, radii, 0);
  const point: Vec3 = [1e7 + 0.25, 1, -1e7 + 0.125];
  expect(sub(space.toWorld(space.point(point)), point)).toEqual([0, 0, 0]);
});

test('the mean radius is that of the ball of equal volume', () => {
  expect(meanRadius([2, 2, 2])).toBeCloseTo(2, 14);
  expect(meanRadius([1, 8, 1])).toBeCloseTo(2, 14);
});
