/** A convex body drawn by its outline: light in front, its own edges, the silhouette of what is round. */
import {
  add,
  addScaled,
  cross,
  dot,
  drawBall,
  drawPlane,
  drawPoint,
  scale,
  sub,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { spanPlane } from '../../../../mesh/geometry/vec';
import type { Rgba } from '../../../base/palette';
import type { Pen } from '../../../scene/pen/pen';
import type { Stroke } from '../../../scene/pen/style';
import type { StudyFigure } from '../../../model/study/types';
import { facing, type Hull } from '../hulls';

export const size = (v: Vec3): number => Math.hypot(...v);
export const unit = (v: Vec3): Vec3 => (size(v) > 0 ? scale(v, 1 / size(v)) : [1, 0, 0]);
export const isPlace = (v: Vec3): boolean => v.every(Number.isFinite);

export interface HullLook {
  readonly color: Rgba;
  readonly width?: number;
  readonly fill?: number;
  readonly dash?: readonly [number, number];
  /** opacity of edges behind, and of what is only a triangle's */
  readonly hidden?: number;
  readonly wire?: number;
  /** where its points are now */
  readonly move?: (p: Vec3) => Vec3;
}

export function drawHull(pen: Pen, figure: StudyFigure, hull: Hull, look: HullLook): void {
  const { color, width = 1.8, fill = 0.13, hidden = 0.3, wire = 0.1, move = (p) => p, dash } = look;
  const at = (p: Vec3): Vec3 => figure.at(move(p));
  if (hull.rank === 0) return drawPoint(pen, figure, move(hull.corners[0] ?? [0, 0, 0]), color, 4);
  const triangles = hull.triangles.map(([a, b, c]) => [at(a), at(b), at(c)] as const);
  const solid = hull.rank === 3;
  const front = solid ? facing(triangles, figure.eye) : triangles.map(() => true);
  if (fill > 0)
    triangles.forEach((points, k) => {
      if (front[k]) pen.polygon(points, withAlpha(color, fill));
    });
  const stroke: Stroke = { color, width, avoid: !dash, ...(dash && { dash }) };
  for (const { a, b, real, sides } of hull.edges) {
    const seen = sides.filter((side) => front[side]).length;
    const rim = seen === 1 || !solid;
    if (hull.sampled ? rim : real && seen > 0) pen.line([at(a), at(b)], stroke);
    else if (hull.sampled && seen > 0 && wire > 0)
      pen.line([at(a), at(b)], { color: withAlpha(color, wire), width: 0.6 });
    else if (!hull.sampled && real && hidden > 0)
      pen.line([at(a), at(b)], { color: withAlpha(color, hidden), width: 0.8 });
  }
}

/** A sphere or ellipsoid: its silhouette as the eye has it, and three circles about it. `ends` are its centre and the tips of its axes. */
export function drawRound(
  pen: Pen,
  figure: StudyFigure,
  ends: readonly [Vec3, Vec3, Vec3, Vec3],
  look: HullLook,
): void {
  const { color, width = 1.8, fill = 0.13, wire = 0.1, dash } = look;
  const [c, ...tips] = ends.map((p) => figure.at(p)) as [Vec3, Vec3, Vec3, Vec3];
  const axes = tips.map((tip) => sub(tip, c));
  // In the space where it is the unit ball.
  const eye = axes.map((axis) => dot(sub(figure.eye, c), axis) / dot(axis, axis)) as unknown as Vec3;
  const far = size(eye);
  if (!(far > 1)) return;
  const back = (p: Vec3): Vec3 => axes.reduce((at, axis, k) => addScaled(at, axis, p[k]!), c);
  const ring = (normal: Vec3, away: number, radius: number): Vec3[] => {
    const [u, v] = spanPlane(normal);
    return Array.from({ length: 64 }, (_, k) => {
      const angle = (k / 64) * 2 * Math.PI;
      const at = addScaled(scale(normal, away), u, radius * Math.cos(angle));
      return back(addScaled(at, v, radius * Math.sin(angle)));
    });
  };
  const rim = ring(scale(eye, 1 / far), 1 / far, Math.sqrt(1 - 1 / (far * far)));
  if (fill > 0) pen.polygon(rim, withAlpha(color, fill));
  pen.line(rim, { color, width, avoid: !dash, ...(dash && { dash }) }, true);
  if (wire > 0)
    for (const normal of [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const)
      pen.line(ring(normal, 0, 1), { color: withAlpha(color, 2.2 * wire), width: 0.7 }, true);
}

/** What lies about a core: a ball about a point, a capsule about a segment. */
export function drawMargin(pen: Pen, figure: StudyFigure, core: Hull, margin: number, look: HullLook): void {
  const { color, width = 1.8, fill = 0.14, move = (p) => p } = look;
  const [first, ...others] = core.corners.map(move);
  if (!first) return;
  const last = others.reduce((best, p) => (size(sub(p, first)) > size(sub(best, first)) ? p : best), first);
  drawBall(pen, figure, first, margin, color, width, fill);
  if (core.rank === 0) return;
  drawBall(pen, figure, last, margin, color, width, fill);
  const [p, q] = [figure.at(first), figure.at(last)];
  const across = scale(unit(cross(sub(q, p), sub(figure.eye, p))), margin * figure.unit);
  for (const side of [across, scale(across, -1)]) pen.line([add(p, side), add(q, side)], { color, width, avoid: true });
}

/** A square across a direction. */
export function drawAcross(
  pen: Pen,
  figure: StudyFigure,
  at: Vec3,
  normal: Vec3,
  half: number,
  color: Rgba,
  fill = 0.1,
): void {
  const [u, v] = spanPlane(unit(normal));
  drawPlane(pen, figure, at, scale(u, half), scale(v, half), color, fill);
}

/** A segment with both its ends marked. */
export function drawBetween(pen: Pen, figure: StudyFigure, a: Vec3, b: Vec3, color: Rgba, width = 2.4): void {
  pen.line([figure.at(a), figure.at(b)], { color, width, avoid: true });
  for (const end of [a, b]) drawPoint(pen, figure, end, color, 4);
}

export const middle = (a: Vec3, b: Vec3): Vec3 => scale(add(a, b), 0.5);
export const onWay = (from: Vec3, way: Vec3, length: number): Vec3 => addScaled(from, unit(way), length);
