import { PerspectiveCamera } from 'three';
import { expect, test } from 'vitest';
import { axesOf, azimuthFor, fitPose, margins, threeQuarterPolar } from '../../../../web/page/scene/camera/framing';
import type { Pose } from '../../../../web/page/model/stage';
import { mixPose, tween } from '../../../../web/page/scene/camera/tween';
import { addScaled, dot, type Vec3 } from '../../../../web/mesh/geometry/vec';
import { Projection } from '../../../../web/page/scene/pen/view';
import { dragged, tidyMove } from '../../../../web/page/scene/pointer/drag';

const frame = { fov: (28 * Math.PI) / 180, width: 400, height: 600 };
const angles = { azimuth: -0.65, polar: threeQuarterPolar };

function projectionOf(pose: Pose): Projection {
  const camera = new PerspectiveCamera(28, frame.width / frame.height, pose.distance * 0.02, pose.distance * 10);
  const eye = addScaled(pose.target, axesOf(pose).back, pose.distance);
  camera.position.set(...eye);
  camera.lookAt(...pose.target);
  return new Projection(camera, frame.width, frame.height);
}

test.each([1e-3, 1, 1e4])('a framed box of size %f fills the margins and no more', (size) => {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((k): Vec3 => [
    size * (k & 1 ? 3 : 0),
    size * (k & 2 ? 1 : 0),
    size * (k & 4 ? 1 : 0),
  ]);
  const projection = projectionOf(fitPose(corners, angles, frame));
  const seen = corners.map((p) => projection.screen(p));
  const m = margins(frame);
  const left = Math.min(...seen.map((p) => p.x));
  const right = Math.max(...seen.map((p) => p.x));
  expect(left).toBeGreaterThan(m.left - 1);
  expect(right).toBeLessThan(frame.width - m.right + 1);
  expect(right - left).toBeGreaterThan(frame.width - m.left - m.right - 4);
  expect(Math.min(...seen.map((p) => p.y))).toBeGreaterThan(m.top - 1);
});

test('the motion runs from left to right on the screen, whatever way it goes', () => {
  for (const turn of [0, 1, 2, 3, 4, 5]) {
    const motion: Vec3 = [Math.cos(turn), 0.2, Math.sin(turn)];
    const { right } = axesOf({ azimuth: azimuthFor(motion), polar: threeQuarterPolar });
    expect(dot(right, motion)).toBeGreaterThan(0.7);
  }
});

test('a fall has no side to be seen from and gets the usual one', () => {
  expect(azimuthFor([0, -1, 0])).toBe(azimuthFor([0, 0, 0]));
});

test('a camera turns the short way and ends exactly where it was sent', () => {
  const from: Pose = { target: [0, 0, 0], distance: 1, azimuth: 3, polar: 1 };
  const to: Pose = { target: [1, 0, 0], distance: 4, azimuth: -3, polar: 1.2 };
  expect(mixPose(from, to, 0.5).azimuth).toBeCloseTo(Math.PI, 12);
  expect(mixPose(from, to, 0.5).distance).toBeCloseTo(2, 12);
  expect(tween(from, to, 100, 320).at(420)).toEqual({ pose: to, done: true });
  expect(tween(from, to, 100, 0).at(100)).toEqual({ pose: to, done: true });
  expect(tween(from, to, 100, 320).at(200).done).toBe(false);
});

test('a dragged handle stays under the pointer', () => {
  const pose: Pose = { target: [0, 0, 0], distance: 10, ...angles };
  const projection = projectionOf(pose);
  const at: Vec3 = [0.5, 0.3, -0.2];
  const from = projection.screen(at);
  const moved = projection.screen(dragged({ at, projection, axes: axesOf(pose) }, 40, -25, false));
  expect(moved.x - from.x).toBeCloseTo(40, 6);
  expect(moved.y - from.y).toBeCloseTo(-25, 6);
});

test('with Shift only one axis changes', () => {
  const pose: Pose = { target: [0, 0, 0], distance: 10, ...angles };
  const at: Vec3 = [0.5, 0.3, -0.2];
  const start = { at, projection: projectionOf(pose), axes: axesOf(pose) };
  const up = dragged(start, 3, -60, true);
  expect(up[0]).toBe(at[0]);
  expect(up[2]).toBe(at[2]);
  expect(up[1]).toBeGreaterThan(at[1]);
});

test('a drag leaves short numbers and does not touch what has not moved', () => {
  expect(tidyMove([0.1 + 0.2, 1, 0], [0, 0.123456789, -2e-4], 0.003)).toEqual([0.1 + 0.2, 1.123, 0]);
  expect(tidyMove([1e-4, 0, 0], [3.21987e-6, 0, 0], 2e-8)[0]).toBe(0.00010322);
});
