// Views of the audit's picture: a chosen spot is seen, from above all of the level is, what stands behind a wall is known.
import { describe, expect, it } from 'vitest';
import { box } from '../../../../../meshes/shapes/box';
import { room } from '../../../../../meshes/shapes/room';
import { join, type Shape } from '../../../../../meshes/shapes/shape';
import { freeThrough, isBehind, posedAbove, posedAt, scaleHeight } from '../../../../../web/page/audit/view/camera';
import { roundDown } from '../../../../../web/page/audit/view/scale';
import type { SceneMesh, Vec3 } from '../../../../../web/page/model';
import { axesOf } from '../../../../../web/page/scene/camera/framing';
import type { Pose } from '../../../../../web/page/model/stage';
import { boxPoints } from '../../../../../web/page/scene/camera/subject';
import { addScaled, dot, sub } from '../../../../../web/mesh/geometry/vec';
import { Space } from '../../../../../web/page/model/space';
import { boundsOf } from '../../../../../web/mesh/placement';

const meshOf = ({ positions, indices }: Shape): SceneMesh => ({
  ...{ name: 'level', positions: Float64Array.from(positions), indices, parts: 1, source: 'file' },
  bounds: boundsOf(Float64Array.from(positions)),
});
const walls = join(room([-6, 0, -6], [6, 4, 6]), box([-1, -0.5, -5], [1, 3.5, 5]));
const level = meshOf(walls);
const radii: Vec3 = [0.35, 0.9, 0.35];
const space = new Space([1, 2, 3], [2, 2, 2]);
const eyeOf = (pose: Pose): Vec3 => space.toWorld(addScaled(pose.target, axesOf(pose).back, pose.distance));

describe('the view of a spot', () => {
  it('sees the body, from as far as there is room', () => {
    for (const place of [
      [-5, 0.9, 0],
      [-1.4, 0.9, 3],
      [1.4, 0.9, -4.5],
      [5.6, 0.9, 5.6],
      [0, 4.4, 0],
    ] as const) {
      const eye = eyeOf(posedAt(freeThrough(level), place, radii, space));
      expect(isBehind(level, eye, place, Infinity), String(place)).toBe(false);
      expect(Math.hypot(...sub(eye, place))).toBeGreaterThan(2);
      expect(Math.hypot(...sub(eye, place))).toBeLessThanOrEqual(9 * 0.9);
      expect(eye[1]).toBeGreaterThan(place[1]);
    }
  });

  it('keeps its distance where there is no room at all', () => {
    const cell = meshOf(box([-0.5, 0, -0.5], [0.5, 2, 0.5]));
    const place: Vec3 = [0, 0.95, 0];
    const pose = posedAt(freeThrough(cell), place, radii, space);
    expect(space.toWorld(pose.target)).toEqual(place);
    expect(pose.distance / 2).toBeCloseTo(0.45 * 9 * 0.9, 6);
  });
});

describe('what is hidden', () => {
  it('stands behind a wall, and not where the wall is cut away', () => {
    const place: Vec3 = [-3, 0.9, 0];
    expect(isBehind(level, [4, 2, 0], place, Infinity)).toBe(true);
    expect(isBehind(level, [4, 2, 0], [4, 0.9, 3], Infinity)).toBe(false);
    // Over the pillar, which is cut where the line of sight is still within it, or past it.
    expect(isBehind(level, [3, 7, 0], place, Infinity)).toBe(true);
    expect(isBehind(level, [3, 7, 0], place, 3)).toBe(true);
    expect(isBehind(level, [3, 7, 0], place, 2.5)).toBe(false);
    expect(isBehind(meshOf(box([-9, 5, -9], [9, 6, 9])), [0, 20, 0], place, 4)).toBe(false);
    expect(isBehind(meshOf(box([-9, 5, -9], [9, 6, 9])), [0, 20, 0], place, Infinity)).toBe(true);
  });
});

describe('the view from above', () => {
  it('shows all of the level, its longer side across', () => {
    for (const [x, z] of [
      [20, 4],
      [4, 20],
    ] as const) {
      const mesh = meshOf(box([-x, 0, -z], [x, 6, z]));
      const frame = { fov: 0.5, width: 900, height: 500 };
      const pose = posedAbove(mesh, Infinity, space, frame);
      const { right, up, back } = axesOf(pose);
      const { min, max } = mesh.bounds;
      for (const point of boxPoints(min, max, space)) {
        const at = sub(point, pose.target);
        const depth = pose.distance - dot(at, back);
        const half = Math.tan(frame.fov / 2);
        expect(Math.abs(dot(at, up) / depth / half)).toBeLessThan(1);
        expect(Math.abs(dot(at, right) / depth / half / (900 / 500))).toBeLessThan(1);
      }
      expect(Math.abs(dot([x > z ? 1 : 0, 0, x > z ? 0 : 1], right))).toBeCloseTo(1, 6);
      expect(back[1]).toBeGreaterThan(0.8);
      // A picture that is tall has the longer side upward.
      const tall = axesOf(posedAbove(mesh, Infinity, space, { ...frame, width: 300 })).right;
      expect(Math.abs(dot(tall, right))).toBeLessThan(1e-6);
      // With its roof off it is nearer.
      expect(posedAbove(mesh, 2, space, frame).distance).toBeLessThan(pose.distance);
    }
  });
});

describe('a low picture from above', () => {
  it('has room below for the length to compare with', () => {
    const mesh = meshOf(box([-6, 0, -4], [6, 2.4, 4]));
    const frame = { fov: 0.49, width: 390, height: 250 };
    const pose = posedAbove(mesh, Infinity, space, frame);
    const { up, back } = axesOf(pose);
    const { min, max } = mesh.bounds;
    const pixels = boxPoints(min, max, space).map((point) => {
      const at = sub(point, pose.target);
      const high = dot(at, up) / (pose.distance - dot(at, back)) / Math.tan(frame.fov / 2);
      return ((1 - high) / 2) * frame.height;
    });
    expect(Math.max(...pixels)).toBeLessThanOrEqual(frame.height - scaleHeight + 1);
    expect(Math.min(...pixels)).toBeGreaterThan(0);
  });
});

describe('the scale', () => {
  it('is round', () => {
    const lengths = [0.013, 0.9, 1, 1.99, 2, 4.9, 5, 65.6, 99, 1000];
    expect(lengths.map(roundDown)).toEqual([0.01, 0.5, 1, 1, 2, 2, 5, 50, 50, 1000]);
  });
});
