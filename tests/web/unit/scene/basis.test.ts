import { Matrix4, PerspectiveCamera, Vector3, Vector4 } from 'three';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptPose, shownPose } from '../../../../web/page/scene/camera/kept';
import { axesOf, samePose } from '../../../../web/page/scene/camera/framing';
import type { Pose } from '../../../../web/page/model/stage';
import { addScaled, div, type Vec3 } from '../../../../web/mesh/geometry/vec';
import { Projection, stretched } from '../../../../web/page/scene/pen/view';
import { nudgeOf } from '../../../../web/page/scene/pointer/keys';
import { morphedSpace } from '../../../../web/page/model/space';

const radius = fc.double({ min: 0.05, max: 20, noNaN: true });
const coordinate = fc.double({ min: -3, max: 3, noNaN: true });
const radiiOf = fc.tuple(radius, radius, radius);
const pointOf = fc.tuple(coordinate, coordinate, coordinate);
const anyPose = fc.record({
  target: pointOf,
  distance: fc.double({ min: 8, max: 40, noNaN: true }),
  azimuth: fc.double({ min: -3, max: 3, noNaN: true }),
  polar: fc.double({ min: 0.1, max: 3, noNaN: true }),
});

function cameraAt({ target, distance, ...angles }: Pose): PerspectiveCamera {
  const camera = new PerspectiveCamera(28, 400 / 600, distance * 0.02, distance * 10);
  camera.position.set(...addScaled(target, axesOf(angles).back, distance));
  camera.lookAt(...target);
  return camera;
}

test('through the change of basis every world point is at the same place in both pictures', () => {
  fc.assert(
    fc.property(radiiOf, anyPose, pointOf, fc.double({ min: 0, max: 1, noNaN: true }), (radii, pose, way, morph) => {
      const world = morphedSpace([5, -7, 11], 0.6, radii, morph);
      const ellipsoid = morphedSpace([5, -7, 11], 0.6, radii, 1);
      const point = world.toWorld(addScaled(pose.target, way, 1));
      const camera = cameraAt(pose);
      const left = new Projection(camera, 400, 600).screen(world.point(point));
      const stretch = div(world.factor, ellipsoid.factor);
      const right = new Projection(camera, 400, 600, stretch).screen(ellipsoid.point(point));
      expect(Math.hypot(left.x - right.x, left.y - right.y)).toBeLessThan(1e-6 * (1 + Math.abs(left.x)));
      expect(right.depth).toBeCloseTo(left.depth, 8);
    }),
  );
});

test('the view matrix of the other space is sheared unless the radii agree, and the picture differs without it', () => {
  const pose: Pose = { target: [0, 0, 0], distance: 10, azimuth: -0.65, polar: 1.2 };
  const camera = cameraAt(pose);
  camera.updateMatrixWorld();
  const view = stretched(camera.matrixWorldInverse.clone(), [0.8, 1.6, 0.8]);
  const rows = [0, 1, 2].map((row) => new Vector3(...[0, 4, 8].map((at) => view.elements[row + at])));
  expect(Math.abs(rows[1].dot(rows[2])), 'rows at right angles').toBeGreaterThan(0.1);
  const point: Vec3 = [1, 1, 0.5];
  const seen = new Projection(camera, 400, 600, [0.8, 1.6, 0.8]).screen(point);
  expect(seen.y - new Projection(camera, 400, 600).screen(point).y).toBeLessThan(-20);
  // The matrices the renderer is given are those of the numbers.
  const clip = new Vector4(...point, 1).applyMatrix4(new Matrix4().multiplyMatrices(camera.projectionMatrix, view));
  expect(((clip.x / clip.w + 1) / 2) * 400).toBeCloseTo(seen.x, 9);
  expect(((1 - clip.y / clip.w) / 2) * 600).toBeCloseTo(seen.y, 9);
});

test('the eye of the stretched camera is where its lines of sight meet', () => {
  const camera = cameraAt({ target: [1, 0, 0], distance: 9, azimuth: 0.4, polar: 1 });
  const projection = new Projection(camera, 400, 600, [0.5, 2, 1]);
  const point: Vec3 = [0.3, 0.4, -0.2];
  const along = (s: number): Vec3 =>
    point.map((x, axis) => projection.eye[axis] + s * (x - projection.eye[axis])) as never;
  const [near, far] = [0.7, 1.4].map((s) => projection.screen(along(s)));
  expect(near.x).toBeCloseTo(far.x, 8);
  expect(near.y).toBeCloseTo(far.y, 8);
});

test('a kept camera comes back within a third of a pixel, in few digits and any space', () => {
  fc.assert(
    fc.property(radiiOf, anyPose, (radii, pose) => {
      const space = morphedSpace([1e4, 0, -3e3], 0.6, radii, 1);
      const kept = keptPose(pose, space);
      expect(JSON.stringify(kept).length).toBeLessThan(140);
      const back = shownPose(kept, space);
      const factor = Math.max(...space.factor) / Math.min(...space.factor);
      for (const axis of [0, 1, 2])
        expect(Math.abs(back.target[axis] - pose.target[axis])).toBeLessThan((pose.distance / 4000) * factor);
      expect(back.distance / pose.distance).toBeCloseTo(1, 3);
      expect(back.azimuth).toBeCloseTo(pose.azimuth, 3);
      expect(samePose(shownPose(keptPose(back, space), space), back), 'rounding a second time changes nothing').toBe(
        true,
      );
    }),
  );
});

test('arrows turn, with Shift they move, plus and minus zoom; other keys are left to the page', () => {
  const key = (name: string, shiftKey = false) => nudgeOf({ key: name, shiftKey });
  expect(key('ArrowLeft')!.azimuth).toBe(-key('ArrowRight')!.azimuth!);
  expect(key('ArrowUp', true)!.up).toBeGreaterThan(0);
  expect(key('+')!.zoom! * key('-')!.zoom!).toBeCloseTo(1, 12);
  expect(key('f')).toBeNull();
  expect(key('Tab')).toBeNull();
});
