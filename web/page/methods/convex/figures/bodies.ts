/** The two bodies in the world, and A − B with the origin in the second view. */
import {
  addScaled,
  drawArrow,
  drawLine,
  drawName,
  drawPoint,
  scale,
  studySymbol,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { hullOf } from '../hulls';
import { lookOf } from '../look';
import { bodyOf, frameOf, motionScale, moverTo, reachOf } from '../places';
import { drawHull, drawMargin, drawRound, type HullLook } from './shapes';

export function drawOne(pen: Pen, figure: StudyFigure, name: 'A' | 'B', look: HullLook): void {
  const hull = hullOf(figure.moment, name === 'A' ? 0 : 1);
  if (!hull) return;
  const { margin, shape, centre, size, axes } = bodyOf(frameOf(figure.moment), name);
  if (margin > 0) drawCore(pen, figure, name, look);
  if (shape === 'sphere' || shape === 'ellipsoid') {
    const { move = (p: Vec3) => p } = look;
    const radii = shape === 'sphere' ? [size[0], size[0], size[0]] : size;
    const [a, b, c] = axes.map((axis, k) => move(addScaled(centre, axis, radii[k]!))) as [Vec3, Vec3, Vec3];
    return drawRound(pen, figure, [move(centre), a, b, c], look);
  }
  drawHull(pen, figure, hull, look);
}

/** The core of a rounded body, if its margin is separate: the centre of a sphere, the axis of a capsule. */
function drawCore(pen: Pen, figure: StudyFigure, name: 'A' | 'B', { color, move = (p) => p }: HullLook): void {
  const { shape, centre, size, axes } = bodyOf(frameOf(figure.moment), name);
  const half = shape === 'capsule' ? size[1] : 0;
  const ends = [half, -half].map((far) => move(addScaled(centre, axes[1], far)));
  drawLine(pen, figure, ends, { color, width: 3 });
  for (const end of ends) drawPoint(pen, figure, end, color, 4);
}

export function drawA(pen: Pen, figure: StudyFigure): void {
  if (figure.pane === 'second') return;
  drawOne(pen, figure, 'A', { color: pen.styles.palette.ink2 });
  drawName(pen, figure, 'convexA', lookOf(figure.moment).frame.centreA, 'A', 'ink', { prefer: 'right', priority: 60 });
}

/** During the advancement, B is at its progress; its original position stays as a thin outline. */
export function drawB(pen: Pen, figure: StudyFigure): void {
  if (figure.pane === 'second') return;
  const { frame, advance, search } = lookOf(figure.moment);
  const { body } = pen.styles.palette;
  const ghost: HullLook = { color: withAlpha(body, 0.4), width: 0.9, fill: 0.03, hidden: 0, wire: 0 };
  let centre = frame.centreB;
  if (search === 'advance' && advance.length > 0) {
    for (const step of advance.slice(0, -1)) drawOne(pen, figure, 'B', { ...ghost, move: moverTo(frame, step) });
    const now = advance.at(-1)!;
    drawOne(pen, figure, 'B', { color: body, fill: 0.16, move: moverTo(frame, now) });
    centre = now.centreB;
  } else {
    drawOne(pen, figure, 'B', { color: body, fill: 0.16 });
  }
  drawName(pen, figure, 'convexB', centre, 'B', 'body', { prefer: 'right', priority: 60 });
}

/** Where in the scene a part is from. */
export function drawHome(pen: Pen, figure: StudyFigure): void {
  if (figure.pane === 'second') return;
  const { frame } = lookOf(figure.moment);
  const { ink3 } = pen.styles.palette;
  for (const [body, shape, centre, home] of [
    ['A', frame.shapeA, frame.centreA, frame.homeA],
    ['B', frame.shapeB, frame.centreB, frame.homeB],
  ] as const) {
    if (shape !== 'part' || home.every((each, k) => each === centre[k])) continue;
    drawLine(pen, figure, [centre, home], { color: ink3, width: 1, dash: [2, 4] });
    drawPoint(pen, figure, home, ink3, 3, true);
    drawName(pen, figure, `convexHome${body}`, home, t('study.convex.label.home', { body }), 'dim', { priority: 20 });
  }
}

export function drawMotion(pen: Pen, figure: StudyFigure): void {
  const { frame } = lookOf(figure.moment);
  if (figure.pane === 'second' || Math.hypot(...frame.motion) === 0) return;
  const tip = addScaled(frame.centreB, frame.motion, motionScale(frame));
  drawArrow(pen, figure, frame.centreB, tip, pen.styles.velocity);
}

/** A − B is never built by the search; it is shown dim, to see what the search cannot. */
export function drawDifference(pen: Pen, figure: StudyFigure): void {
  const hull = figure.pane === 'second' && hullOf(figure.moment, 2);
  if (!hull) return;
  const { ink2, ink3 } = pen.styles.palette;
  const look: HullLook = { color: withAlpha(ink2, 0.6), width: 1.1, fill: 0.05, hidden: 0.18, wire: 0.05 };
  const { frame, search } = lookOf(figure.moment);
  const margin = frame.marginA + frame.marginB;
  if (margin > 0) drawMargin(pen, figure, hull, margin, { ...look, color: withAlpha(ink3, 0.6) });
  drawHull(pen, figure, hull, look);
  const far = hull.corners.reduce((best, p) => (p[1] < best[1] ? p : best), hull.corners[0]!);
  // A body that turns on its way makes another difference at every time; the outline is that of the beginning.
  const stale = search === 'advance' && Math.hypot(...frame.spin) > 0;
  const text = t(`study.convex.label.${stale ? 'begin' : margin > 0 ? 'cores' : 'difference'}`);
  drawName(pen, figure, 'convexDifference', far, text, 'ink2', { prefer: 'below', priority: 30 });
}

/** Three short lines that cross where a − b = 0. */
export function drawOrigin(pen: Pen, figure: StudyFigure): void {
  if (figure.pane !== 'second') return;
  const { ink, ink2 } = pen.styles.palette;
  const arm = 0.12 * reachOf(figure.moment, 'second');
  const zero: Vec3 = [0, 0, 0];
  for (const axis of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const)
    drawLine(pen, figure, [scale(axis, -arm), scale(axis, arm)], { color: ink2, width: 1.2 });
  pen.symbol(studySymbol('convexO'));
  drawPoint(pen, figure, zero, ink, 4.5);
  drawName(pen, figure, 'convexO', zero, t('study.convex.label.origin'), 'ink', { prefer: 'aboveLeft', priority: 85 });
  pen.symbol(null);
}
