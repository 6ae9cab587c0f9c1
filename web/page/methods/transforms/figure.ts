/** Places of the figure: the plane's points before and after, a patch of it that holds what lies on it, lengths of arrows. */
import type { StudyFigure, StudyMoment } from '../../model/study/types';
import { add, addScaled, cross, dot, scale, sub, type Vec3 } from '../../study/scene/draw';
import { find, frameOf, here, objectOf } from './look';

export type Three = readonly [Vec3, Vec3, Vec3];

export const size = (v: Vec3): number => Math.hypot(...v);
export const isNone = (v: Vec3): boolean => size(v) === 0;
/** The angle between two directions, exact also where it is small. */
export const degreesBetween = (u: Vec3, v: Vec3): number => (Math.atan2(size(cross(u, v)), dot(u, v)) * 180) / Math.PI;
export const unit = (v: Vec3): Vec3 => (size(v) > 0 ? scale(v, 1 / size(v)) : [0, 0, 0]);

/** Three points of the plane before, or after the transform. */
export function pointsOf(moment: StudyMoment, after: boolean): Three {
  if (after) {
    const moved = [1, 2, 3].map((k) => find(moment, 'ChangeMoved', k)?.to);
    if (moved.every((each) => each !== undefined)) return moved as unknown as Three;
  }
  const plane = find(moment, 'ChangePlane');
  return plane ? [plane.v1, plane.v2, plane.v3] : [frameOf(moment).translation, [1, 0, 0], [0, 0, 1]];
}

export const isAfter = ({ pane }: Pick<StudyFigure, 'pane'>): boolean => pane === 'world';

export const middleOf = ([a, b, c]: Three): Vec3 => scale(add(add(a, b), c), 1 / 3);

/** A place on the plane by how far along both sides; a transform keeps it. */
export const onPlane = ([v1, v2, v3]: Three, [s, t]: readonly [number, number]): Vec3 =>
  addScaled(addScaled(v1, sub(v3, v1), s), sub(v2, v1), t);

/** Corners of a rectangle on the plane before, as places on it: round the points and what else lies near them. */
export function patchOf(moment: StudyMoment): readonly (readonly [number, number])[] | null {
  const [v1, v2, v3] = pointsOf(moment, false);
  const first = find(moment, 'ChangeCross', 0);
  if (!first || isNone(first.n)) return null;
  // The rectangle lies along the second side.
  const along = unit(first.b);
  const across = cross(first.n, along);
  const reach = Math.max(size(first.a), size(first.b));
  const near = [
    find(moment, 'ChangeDistance', 0)?.foot,
    find(moment, 'ChangeHit', 0)?.verdict === 'hits' ? find(moment, 'ChangeHit', 0)?.point : undefined,
  ].filter((each) => each !== undefined && size(sub(each, v1)) < 2.5 * reach);
  const places = [v1, v2, v3, ...(near as Vec3[])].map((p) => [dot(sub(p, v1), along), dot(sub(p, v1), across)]);
  const [low, high] = [Math.min, Math.max].map((pick) => [0, 1].map((k) => pick(...places.map((each) => each[k]!))));
  const room = 0.12 * reach;
  // x along + y across = s a + t b, with b along the first of them.
  const [ax, ay] = [dot(first.a, along), dot(first.a, across)];
  const place = (x: number, y: number): readonly [number, number] => [y / ay, (x - (y * ax) / ay) / size(first.b)];
  const [x0, y0, x1, y1] = [low![0]! - room, low![1]! - room, high![0]! + room, high![1]! + room];
  return [place(x0, y0), place(x1, y0), place(x1, y1), place(x0, y1)];
}

/** Points that both views are to show: before, after, and both where neither is lost beside the other. */
export function subjectOf(moment: StudyMoment, after: boolean): readonly Vec3[] {
  const own = sidePoints(moment, after);
  const other = sidePoints(moment, !after);
  const [mine, both] = [spread(own), spread([...own, ...other])];
  return both < 2.2 * mine ? [...own, ...other] : own;
}

const spread = (points: readonly Vec3[]): number => {
  const middle = scale(points.reduce(add), 1 / points.length);
  return Math.max(1e-9, ...points.map((p) => size(sub(p, middle))));
};

function sidePoints(moment: StudyMoment, after: boolean): Vec3[] {
  const points = pointsOf(moment, after);
  const patch = patchOf(moment)?.map((place) => onPlane(points, place)) ?? [...points];
  const point = after ? find(moment, 'ChangePoint')?.moved : find(moment, 'ChangePoint')?.point;
  const ray = find(moment, 'ChangeRay');
  const ends = ray ? [after ? ray.movedOrigin : ray.origin] : [];
  const near = [...patch, ...points, ...(point ? [point] : []), ...ends];
  const normal = after ? find(moment, 'ChangeNormals')?.rightUnit : find(moment, 'ChangeCross', 0)?.n;
  const middle = middleOf(points);
  const arrow = normal ? [addScaled(middle, normal, 0.5 * spread(near))] : [];
  const naive = after ? find(moment, 'ChangeHit', 2) : null;
  const reach = 2 * spread(near);
  const hit = naive && naive.time < Infinity && size(sub(naive.point, middle)) < reach ? [naive.point] : [];
  // As printed the hit lies behind the origin, where nothing else is.
  const printed = here(moment, 'ChangeHit');
  const wrong = printed && (printed.stage === 0) !== after && size(sub(printed.printedPoint, middle)) < 1.5 * reach;
  return [...near, ...arrow, ...hit, ...(wrong ? [printed.printedPoint] : [])];
}

/** Length of a unit normal's arrow in the view. */
export const arrowLength = (moment: StudyMoment, after: boolean): number => {
  const points = pointsOf(moment, after);
  const patch = patchOf(moment)?.map((place) => onPlane(points, place)) ?? [...points];
  return Math.max(0.5 * spread(patch), 1e-6);
};

/** Points of an arc about a middle from one direction to another. */
export function arc(middle: Vec3, from: Vec3, to: Vec3, radius: number): Vec3[] {
  const [u, v] = [unit(from), unit(to)];
  const angle = Math.atan2(size(cross(u, v)), dot(u, v));
  const across = unit(addScaled(v, u, -dot(u, v)));
  return Array.from({ length: 25 }, (_, k) => {
    const at = (angle * k) / 24;
    return addScaled(addScaled(middle, u, radius * Math.cos(at)), across, radius * Math.sin(at));
  });
}

/** Two directions along a plane, the first of them also along the other plane, so that both are seen to turn about it. */
export function along(normal: Vec3, other: Vec3): readonly [Vec3, Vec3] {
  const common = cross(normal, other);
  if (size(common) > 1e-6) return [unit(common), cross(normal, unit(common))];
  // Parallel: the second one level, as far as it can be.
  const level = unit(cross(Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0], normal));
  return [cross(level, normal), level];
}

/** Where normals stand: the middle of the points; at the ray, where it meets the plane. */
export function footOf(moment: StudyMoment, after: boolean): Vec3 {
  const hit = objectOf(moment) === 'ray' ? find(moment, 'ChangeHit', after ? 1 : 0) : null;
  const middle = middleOf(pointsOf(moment, after));
  return hit && (hit.verdict === 'hits' || hit.verdict === 'behind') ? hit.point : middle;
}
