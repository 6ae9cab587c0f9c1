/** Why the body stopped, read from the trace of the sweep that is shown. */
import { computed } from '@preact/signals';
import { shownSlide } from '../core/store';
import { firstBelow, nearestPoint, type Path, toPlane, toTriangle, type Triangle } from '../learn/figure/distance';
import { add, addScaled, cross, div, dot, normalize, scale, sub, type Vec3 } from '../../mesh/geometry/vec';
import { chosenHit, type HitFeature } from '../scene/moment/hit';
import { slideFacts, type SlideFacts } from '../scene/moment/slide';

export interface Answer {
  readonly triangle: number;
  readonly feature: HitFeature;
  /** `e₂`, `p₁`; empty for the face */
  readonly part: string;
  /** fraction of the motion */
  readonly time: number;
  /** triangles that were tested, and that would be reached; the earliest few of them, in order */
  readonly tested: number;
  readonly reached: number;
  readonly earliest: readonly { readonly triangle: number; readonly time: number }[];
  /** ellipsoid space */
  readonly corners: Triangle;
  readonly path: Path;
  readonly contact: Vec3;
  /** when the triangle really is a radius away for the first time; null: the body begins nearer, or it never is */
  readonly met: number | null;
  /** from the centre to the triangle at the start, where that is less than the radius of 1: the body overlaps it; else null */
  readonly overlap: number | null;
  /** where the body first touches the plane of the triangle; null: it cuts it from the start, or not before the end */
  readonly q: Vec3 | null;
}

const shownCandidates = 4;
/** fraction of the motion */
const sameTime = 1e-9;

/** A body that rests on a triangle is a rounding nearer than the radius. */
const overlapSlack = 1e-6;

/** null: nothing was in the way */
export const answer = computed<Answer | null>(() => {
  const slide = shownSlide.value && slideFacts(shownSlide.value);
  return slide && answerOf(slide);
});

export function answerOf(slide: SlideFacts): Answer | null {
  const hit = chosenHit(slide);
  const tested = hit && slide.byTriangle.get(hit.triangle);
  if (!hit || !tested) return null;
  const { p0, p1, p2 } = tested.begin;
  const corners: Triangle = [p0, p1, p2];
  const { radii, position, displacement } = slide.begin;
  const path = { start: div(position, radii), displacement: div(displacement, radii) };
  const atStart = toTriangle(path, corners)(0);
  // Triangles that share the corner or edge are reached with it, but for a rounding.
  const rank = (end: { readonly triangle: number; readonly time: number }) =>
    end.triangle === hit.triangle ? end.time - sameTime : end.time;
  const reached = slide.candidates
    .flatMap(({ end }) => (end && end.feature !== 'none' && Number.isFinite(end.time) ? [end] : []))
    .sort((a, b) => rank(a) - rank(b));
  return {
    triangle: hit.triangle,
    feature: hit.feature,
    part: hit.feature === 'face' ? '' : `${hit.feature === 'edge' ? 'e' : 'p'}${'₁₂₃'[hit.element] ?? ''}`,
    time: hit.time,
    tested: slide.candidates.length,
    reached: reached.length,
    earliest: reached.slice(0, shownCandidates).map(({ triangle, time }) => ({ triangle, time })),
    corners,
    path,
    met: firstBelow(toTriangle(path, corners), 1),
    overlap: atStart < 1 - overlapSlack ? atStart : null,
    contact: nearestPoint(addScaled(path.start, path.displacement, hit.time), corners).point,
    q: planePoint(path, corners),
  };
}

/** The centre when the plane is first 1 away, and from there straight to the plane. */
function planePoint(path: Path, corners: Triangle): Vec3 | null {
  const distance = toPlane(path, corners);
  const time = firstBelow((t) => Math.abs(distance(t)), 1);
  if (time === null) return null;
  const [a, b, c] = corners;
  const normal = normalize(cross(sub(b, a), sub(c, a)));
  const centre = addScaled(path.start, path.displacement, time);
  return add(centre, scale(normal, -dot(sub(centre, a), normal)));
}
