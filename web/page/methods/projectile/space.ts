/** How the second view turns the world: so that the box that is asked stands straight, or the plane of a triangle lies level. */
import type { Step } from '../../../package/trace/steps';
import type { Placement, StudyMoment } from '../../model/study/types';
import { add, addScaled, cross, dot, scale, sub, type Vec3 } from '../../study/scene/draw';
import {
  type Box,
  boxShown,
  boxesOf,
  eventOf,
  kindOf,
  meshStep,
  nearestIn,
  onArc,
  rayOf,
  slabAxis,
  wayOf,
} from './look';
import type { ShotFaceEvent, ShotMeshEndEvent, ShotTriangleEvent } from './schema.gen';

const unitOf = (v: Vec3, otherwise: Vec3): Vec3 => {
  const size = Math.hypot(...v);
  return size > 1e-12 ? scale(v, 1 / size) : otherwise;
};

/** The axis of the box that must be seen at its length. */
function axisAsked(step: Step): number | null {
  const slab = slabAxis(step);
  if (slab !== null) return slab;
  return kindOf(step) === 'ShotFace' ? Math.floor(eventOf<ShotFaceEvent>(step).face / 2) : null;
}

/**
 * Two axes lie in the view: the one that is asked, and of the others the one along which the shot moves most.
 * @param way along the axes of the box
 */
export function axesInView(asked: number | null, way: readonly number[]): readonly [0 | 2, 1 | 2] {
  const far = way.map((part, k) => (k === asked ? Infinity : Math.abs(part)));
  // Of axes with the same share the last one goes: the box is seen from its own front.
  const across = [2, 1, 0].reduce((least, k) => (far[k]! < far[least]! ? k : least));
  return across === 2 ? [0, 1] : across === 1 ? [0, 2] : [2, 1];
}

function boxPlacement(step: Step, { centre, axes }: Box, way: Vec3): Placement {
  const along = axes.map((axis) => dot(way, axis));
  const [first, second] = axesInView(axisAsked(step), along);
  const [right, up] = [axes[first], axes[second]];
  return { origin: centre, right, up, back: cross(right, up) };
}

/** The triangle that is looked at: the step's own, else the one that is hit, else the first. */
export function triangleShown({ step }: Pick<StudyMoment, 'step'>): ShotTriangleEvent | null {
  if (kindOf(step) === 'ShotTriangle') return eventOf<ShotTriangleEvent>(step);
  const mesh = meshStep(step);
  if (!mesh) return null;
  const triangles = mesh.children.map((each) => eventOf<ShotTriangleEvent>(each));
  const wanted = kindOf(mesh) === 'ShotMeshEnd' ? eventOf<ShotMeshEndEvent>(mesh).triangle : -1;
  return triangles.find(({ triangle }) => triangle === wanted) ?? triangles[0] ?? null;
}

function trianglePlacement({ p0, p1, p2, normal }: ShotTriangleEvent, way: Vec3): Placement {
  const n = unitOf(normal, [0, 1, 0]);
  const up = dot(way, n) > 0 ? scale(n, -1) : n;
  const leaning = addScaled(way, up, -dot(way, up));
  const edge = addScaled(sub(p1, p0), up, -dot(sub(p1, p0), up));
  const usual: Vec3 = Math.abs(up[0]) < 0.9 ? [1, 0, 0] : [0, 0, 1];
  const across = unitOf(addScaled(usual, up, -dot(usual, up)), [1, 0, 0]);
  const right = unitOf(leaning, unitOf(edge, across));
  return { origin: scale(add(add(p0, p1), p2), 1 / 3), right, up, back: cross(right, up) };
}

export function placement(moment: StudyMoment): Placement {
  const { from, way } = wayOf(moment);
  const triangle = triangleShown(moment);
  if (triangle) return trianglePlacement(triangle, way);
  const box = meshStep(moment.step) ? null : boxShown(moment);
  if (box) return boxPlacement(moment.step, box, way);
  return { origin: from, right: [1, 0, 0], up: [0, 1, 0], back: [0, 0, 1] };
}

/** Corners of a box, of a box much larger than the way those of its part beside it. */
function partBeside(box: Box, from: Vec3, way: Vec3): Vec3[] {
  const near = nearestIn(box, addScaled(from, way, 0.5));
  const room = 1.1 * Math.hypot(...way) || 1;
  const middle = box.axes.map((axis) => dot(sub(near, box.centre), axis));
  return Array.from({ length: 8 }, (_, corner) =>
    box.axes.reduce((at, axis, k) => {
      const end = corner & (1 << k) ? box.half[k]! : -box.half[k]!;
      return addScaled(at, axis, Math.max(middle[k]! - room, Math.min(middle[k]! + room, end)));
    }, box.centre),
  );
}

/** What the frame is about: the way, its parabola and what stands beside it. */
export function subject(moment: StudyMoment): readonly Vec3[] {
  const { from, way } = wayOf(moment);
  const ray = rayOf(moment);
  const triangle = triangleShown(moment);
  const box = boxesOf(moment).length > 0 && !triangle ? boxShown(moment) : null;
  const about = triangle ? [triangle.p0, triangle.p1, triangle.p2] : box ? partBeside(box, from, way) : [];
  const ends = [from, add(from, way), ...(ray ? [onArc(ray, 0.5)] : [])];
  // Nothing moves and nothing is there: some room about the place.
  const bare = about.length === 0 && Math.hypot(...way) === 0;
  return [...ends, ...about, ...(bare ? [add(from, [1, 1, 1]), sub(from, [1, 1, 1])] : [])];
}
