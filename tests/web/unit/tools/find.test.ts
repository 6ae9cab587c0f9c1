/** A triangle by its number: what is typed for it, and from where it is looked at. */
import { Matrix4, PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Vec3 } from '../../../../web/page/model';
import { axesOf } from '../../../../web/page/scene/camera/framing';
import type { Pose, PaneView, StageView } from '../../../../web/page/model/stage';
import { shownPose } from '../../../../web/page/scene/camera/kept';
import { dot, normalize } from '../../../../web/mesh/geometry/vec';
import { Space } from '../../../../web/page/model/space';
import { facing, posesForTriangle, posesNow } from '../../../../web/page/workbench/tools/find/look';
import { askedTriangle } from '../../../../web/page/workbench/tools/find/triangleText';

describe('what is typed', () => {
  it.each([
    'triangle 1234',
    'Triangle 1,234',
    ' tri 1234',
    '#1234',
    '△ 1234',
    'trójkąt 1234',
    'trojkat 1 234',
    '三角片 1234',
    '三角片1234',
    'nr 1234',
  ])('“%s” is triangle 1234 by its name', (text) =>
    expect(askedTriangle(text)).toEqual({ triangle: 1234, named: true }),
  );

  it.each(['12', ' 12 ', '012'])('“%s” may be a frame as well', (text) =>
    expect(askedTriangle(text)).toEqual({ triangle: 12, named: false }),
  );

  it.each([
    '',
    't12',
    'f12',
    'f8.p0.s0.t14',
    '8 0 0 14',
    '12.5',
    '-3',
    'triangle',
    'triangle 1.5',
    'triangle -2',
    '1e3',
  ])('“%s” is none', (text) => expect(askedTriangle(text)).toBeNull());
});

const pose: Pose = { target: [0, 0, 0], distance: 10, azimuth: 0.6, polar: 1.1 };
const frame = { fov: (28 * Math.PI) / 180, width: 600, height: 400 };

function pane(space: Space, width = frame.width): PaneView {
  return {
    rect: { left: 0, top: 0, width, height: width && frame.height },
    ...{ space, blend: 0, cameraSpace: space, cameraBlend: 0, pose, frame },
  };
}

/** Where three.js puts a point of the world on a picture taken from a pose; −1 to 1. */
function seen(point: Vec3, { target, distance, azimuth, polar }: Pose, space: Space): Vector3 {
  const camera = new PerspectiveCamera(28, frame.width / frame.height, 1e-3 * distance, 1e3 * distance);
  const { back } = axesOf({ azimuth, polar });
  camera.position.set(...target).addScaledVector(new Vector3(...back), distance);
  camera.lookAt(new Vector3(...target));
  camera.updateMatrixWorld();
  camera.matrixWorldInverse.copy(new Matrix4().copy(camera.matrixWorld).invert());
  return new Vector3(...space.point(point)).project(camera);
}

describe('the cameras', () => {
  const world = new Space([1, 2, 3], [2, 2, 2]);
  const ellipsoid = new Space([1, 2, 3], [4, 1, 4]);
  const view: StageView = { width: 1200, height: 400, world: pane(world), ellipsoid: pane(ellipsoid) };
  const corners = [
    [5, 1, 7],
    [5.5, 1.1, 7],
    [5, 1.2, 7.6],
  ] as const satisfies readonly [Vec3, Vec3, Vec3];

  it('show the whole triangle in the middle of both views, neither tiny nor cut off', () => {
    const poses = posesForTriangle(view, 'angles', corners);
    for (const [name, space] of [['world', world] as const, ['ellipsoid', ellipsoid] as const]) {
      const kept = shownPose(poses[name]!, space);
      const at = corners.map((corner) => seen(corner, kept, space));
      for (const { x, y } of at) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(0.75);
      const wide = Math.max(...at.map(({ x }) => x)) - Math.min(...at.map(({ x }) => x));
      const high = Math.max(...at.map(({ y }) => y)) - Math.min(...at.map(({ y }) => y));
      expect(Math.max(wide, high)).toBeGreaterThan(0.15);
    }
  });

  it('have none for a view that is not shown, and one for two that are one camera', () => {
    expect(posesForTriangle({ ...view, ellipsoid: pane(ellipsoid, 0) }, 'angles', corners).ellipsoid).toBeNull();
    expect(posesForTriangle(view, 'basis', corners).ellipsoid).toBeNull();
    expect(posesForTriangle(view, 'basis', corners).world).not.toBeNull();
  });

  it('as they stand are those that are kept', () => {
    const now = posesNow(view, 'free');
    const back = shownPose(now.world!, world);
    expect(back.distance).toBeCloseTo(pose.distance, 2);
    expect(back.azimuth).toBeCloseTo(pose.azimuth, 3);
  });

  it('keep their angles for a face that is seen, and turn for one that is seen from its side', () => {
    const { back, right } = axesOf(pose);
    expect(facing(back, pose)).toEqual({ azimuth: pose.azimuth, polar: pose.polar });
    expect(facing([-back[0], -back[1], -back[2]], pose)).toEqual({ azimuth: pose.azimuth, polar: pose.polar });
    const normal = normalize([right[0] + 0.1 * back[0], right[1] + 0.1 * back[1], right[2] + 0.1 * back[2]]);
    for (const side of [1, -1]) {
      const turned = facing(normal.map((x) => side * x) as unknown as Vec3, pose);
      expect(dot(axesOf(turned).back, normal), 'from the side that was the nearer one').toBeGreaterThan(0.9);
    }
    // No side to be seen from.
    expect(facing([0, 0, 0], pose)).toEqual(expect.objectContaining({ azimuth: pose.azimuth }));
  });
});
