/** The second view: turned so that the axis lies level, with the intervals below. */
import type { Placement, StudyMoment } from '../../model/study/types';
import { add, addScaled, cross, dot, scale, sub, type Vec3 } from '../../study/scene/draw';
import { axisShown, cornersOf, endOf, isNoAxis, pairOf } from './look';

const unitOf = (v: Vec3): Vec3 => {
  const size = Math.hypot(...v);
  return size > 1e-12 ? scale(v, 1 / size) : [1, 0, 0];
};

/** Unit vector of the axis, from A toward B. */
export function direction(moment: StudyMoment): Vec3 {
  const axis = axisShown(moment);
  // Parallel edges give none: then as the axis with the largest gap lies.
  const unit = axis && !isNoAxis(axis) ? unitOf(axis.unit) : (endOf(moment)?.unit ?? [1, 0, 0]);
  const { a, b } = pairOf(moment);
  return dot(sub(b.centre, a.centre), unit) < 0 ? scale(unit, -1) : unitOf(unit);
}

export function projection(moment: StudyMoment): Placement {
  const { a } = pairOf(moment);
  const right = direction(moment);
  // Of all directions across the axis, the one nearest to the world's up, so that things turn over little.
  const lean: Vec3 = Math.abs(right[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0];
  const up = unitOf(addScaled(lean, right, -dot(lean, right)));
  return { origin: a.centre, right, up, back: cross(right, up) };
}

/** Where the axis is drawn: below both boxes, as far as the view's up goes down. */
export function baseline(moment: StudyMoment): number {
  const { origin, up, right } = projection(moment);
  const { a, b } = pairOf(moment);
  const corners = [...cornersOf(a), ...cornersOf(b)].map((p) => sub(p, origin));
  const [heights, along] = [up, right].map((axis) => corners.map((p) => dot(p, axis)));
  const low = Math.min(...heights!);
  const [high, wide] = [heights!, along!].map((values) => Math.max(...values) - Math.min(...values));
  // Room for the bars and their names, of flat boxes too.
  return low - Math.max(0.42 * high!, 0.2 * wide!);
}

export function projectionSubject(moment: StudyMoment): readonly Vec3[] {
  const { origin, up } = projection(moment);
  const { a, b } = pairOf(moment);
  const corners = [...cornersOf(a), ...cornersOf(b)];
  const low = baseline(moment);
  const heights = corners.map((p) => dot(sub(p, origin), up));
  const below = low - 0.3 * (Math.max(...heights) - low);
  // Room for the intervals and the gap beneath them.
  return [...corners, add(origin, scale(up, below))];
}
