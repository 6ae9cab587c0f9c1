/** The second view: one figure grown by the other, which is shrunk to a point. The figures touch exactly where the point lies in what has grown. */
import {
  addScaled,
  dot,
  drawLine,
  drawName,
  drawPoint,
  scale,
  studySymbol,
  sub,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { formatNumber } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { asksPrinted, axisShown, axisText, cornerShown, lookOf, type Look } from '../look';
import { grownPolygons, grownSubject, rectangleOf, ring, rounded, shrunkOf, spanOf } from '../plane';
import type { FigureAxisEvent } from '../schema.gen';
import { blue, dashed, dashedRing, fill, grey, mixed, outline } from './draw';

const number = (value: number): string => formatNumber(value, 4);
const inSecond = ({ pane }: StudyFigure): boolean => pane === 'second';

/** The grown figure, and dim in it the original. */
export function drawGrown(pen: Pen, figure: StudyFigure): void {
  if (!inSecond(figure)) return;
  const look = lookOf(figure.moment);
  const { frame } = look;
  const { face } = pen.styles.palette;
  if (frame.pair === 'polygons') return grownOfPolygons(pen, figure, look);
  const { first } = shrunkOf(frame);
  const own = first ? blue(pen) : grey(pen);
  if (frame.pair === 'point-rectangle') {
    const corners = rectangleOf(frame.low, frame.high);
    fill(pen, figure, corners, face, 0.16);
    outline(pen, figure, corners, face);
  } else if (frame.pair === 'rectangle-circle') {
    const shape = rounded(frame.low, frame.high, frame.radiusA);
    fill(pen, figure, shape, face, 0.13);
    outline(pen, figure, shape, face);
    outline(pen, figure, rectangleOf(frame.low, frame.high), own, 1.4);
  } else {
    const rim = ring(frame.centreA, frame.radiusA + frame.radiusB);
    fill(pen, figure, rim, face, 0.13);
    outline(pen, figure, rim, face);
    if (frame.radiusB > 0) dashedRing(pen, figure, ring(frame.centreA, frame.radiusA), own);
  }
}

function grownOfPolygons(pen: Pen, figure: StudyFigure, look: Look): void {
  const { pieces, hull, border } = grownPolygons(look);
  const { face, background, ink3 } = pen.styles.palette;
  // The pieces lie over each other: painted opaque, they make one figure.
  const color = mixed(background, face, 0.26);
  for (const piece of pieces)
    pen.polygon(
      piece.map((p) => figure.at(p)),
      color,
    );
  if (look.shapes.every((shape) => shape === 'convex')) outline(pen, figure, hull, face);
  else if (hull.length > 1) {
    for (const piece of border) drawLine(pen, figure, piece, { color: face, width: 1.8 });
    dashedRing(pen, figure, hull, ink3, 1.4);
    const [low] = spanOf(hull);
    const text = t('study.plane_figures.label.hull');
    drawName(pen, figure, 'hull', low, text, 'ink2', { prefer: 'belowRight', priority: 55 });
  }
  outline(pen, figure, look.polygons[0], withAlpha(grey(pen), 0.8), 1.4);
}

/** Where a corner is nearest, where a side: beyond the corners the printed test asks the corners rightly. */
export function drawRegions(pen: Pen, figure: StudyFigure): void {
  if (!inSecond(figure)) return;
  const look = lookOf(figure.moment);
  const { frame } = look;
  if (frame.pair !== 'rectangle-circle' && frame.pair !== 'point-rectangle') return;
  const [low, high] = spanOf(grownSubject(figure.moment));
  const color = withAlpha(pen.styles.palette.ink3, 0.8);
  for (const x of [frame.low[0], frame.high[0]])
    dashed(
      pen,
      figure,
      [
        [x, low[1], 0],
        [x, high[1], 0],
      ],
      color,
      1,
    );
  for (const y of [frame.low[1], frame.high[1]])
    dashed(
      pen,
      figure,
      [
        [low[0], y, 0],
        [high[0], y, 0],
      ],
      color,
      1,
    );
  if (frame.pair === 'point-rectangle' && !look.end) return;
  const middle: Vec3 = [(frame.low[0] + frame.high[0]) / 2, high[1], 0];
  const named = (id: 'regionSide' | 'regionCorner', at: Vec3, prefer: 'below' | 'belowRight') =>
    drawName(pen, figure, id, at, t(`study.plane_figures.label.${id}`), 'dim', {
      prefer,
      priority: 25,
      gap: 2,
      only: true,
    });
  named('regionSide', middle, 'below');
  named('regionCorner', [low[0], high[1], 0], 'belowRight');
}

/** Where the point may be for the printed test to say “touch”: circles about the corners, or the square-cornered rectangle. */
export function drawSeen(pen: Pen, figure: StudyFigure): void {
  if (!inSecond(figure)) return;
  const look = lookOf(figure.moment);
  const { frame, corners, square, kind } = look;
  const { vertex, edge, face } = pen.styles.palette;
  if (frame.test === 'right' && !asksPrinted(look)) return;
  const r = frame.radiusA;
  const shown = cornerShown(look);
  for (const corner of corners) {
    const now = corner === shown;
    const color = corner.inside ? face : vertex;
    const rim = ring(corner.point, r);
    fill(pen, figure, rim, color, now ? 0.22 : 0.1);
    drawLine(pen, figure, rim, { color: withAlpha(color, now ? 1 : 0.6), width: now ? 2 : 1.2 }, true);
  }
  if (shown)
    drawName(pen, figure, 'seen', shown.point, `⟦p⟧⦃${shown.corner}⦄`, shown.inside ? 'face' : 'vertex', {
      prefer: 'belowRight',
      priority: 60,
    });
  if (!square) return;
  const grownRectangle = rectangleOf(
    [frame.low[0] - r, frame.low[1] - r, 0],
    [frame.high[0] + r, frame.high[1] + r, 0],
  );
  const now = kind === 'FigureSquare';
  drawLine(pen, figure, grownRectangle, { color: withAlpha(edge, now ? 1 : 0.6), width: now ? 2.4 : 1.2 }, true);
  if (now)
    drawName(pen, figure, 'grownSquare', grownRectangle[0], t('study.plane_figures.label.squareGrown'), 'edge', {
      prefer: 'aboveRight',
      priority: 60,
    });
}

/** The point, and how far it is from the border of what has grown. */
export function drawShrunk(pen: Pen, figure: StudyFigure): void {
  if (!inSecond(figure)) return;
  const look = lookOf(figure.moment);
  const { frame } = look;
  const { point, first } = shrunkOf(frame);
  const axis = axisShown(look);
  if (axis && axis.length > 0) drawSupport(pen, figure, look, axis);
  else drawBorder(pen, figure, look);
  const color = first ? grey(pen) : blue(pen);
  pen.symbol(studySymbol(first ? 'figC' : 'figP'));
  drawPoint(pen, figure, point, color, 6);
  const isPoint = frame.pair === 'point-circle' || frame.pair === 'point-rectangle';
  const missed = frame.pair === 'rectangle-circle' && look.end?.wrong === true && look.end.truth;
  const name = missed ? t('study.plane_figures.label.missed') : isPoint ? '⟦p⟧' : first ? '⟦c⟧' : '⟦c⟧⦃B⦄';
  drawName(pen, figure, 'point', point, name, first ? 'ink' : 'body', { prefer: 'belowLeft', priority: 80 });
  pen.symbol(null);
}

/** From the point to the border, where that has been worked out. */
function drawBorder(pen: Pen, figure: StudyFigure, look: Look): void {
  const { clamp, distance, end, frame } = look;
  const { point, first } = shrunkOf(frame);
  const gap = clamp?.gap ?? distance?.gap ?? (frame.pair === 'point-rectangle' ? end?.gap : undefined);
  if (gap === undefined) return;
  const way: Vec3 | null = end
    ? end.direction
    : distance && distance.distance > 0
      ? scale(distance.between, 1 / distance.distance)
      : clamp && clamp.distance > 0
        ? scale(clamp.between, 1 / clamp.distance)
        : null;
  if (!way || gap === 0) return;
  // The direction leads from the first figure to the second.
  const border = addScaled(point, way, first ? gap : -gap);
  labelled(pen, figure, [point, border], gap);
}

function labelled(pen: Pen, figure: StudyFigure, ends: readonly [Vec3, Vec3], gap: number): void {
  const { slide, face } = pen.styles.palette;
  pen.symbol(studySymbol('figG'));
  drawLine(pen, figure, ends, { color: gap > 0 ? slide : face, width: 3, avoid: true });
  drawPoint(pen, figure, ends[1], gap > 0 ? slide : face, 4);
  const text = t(gap > 0 ? 'study.plane_figures.label.gap' : 'study.plane_figures.label.deep', {
    value: number(Math.abs(gap)),
  });
  drawName(pen, figure, 'gap', addScaled(scale(ends[0], 0.5), ends[1], 0.5), text, gap > 0 ? 'slide' : 'face', {
    prefer: 'right',
    priority: 85,
  });
  pen.symbol(null);
}

/** An axis is a line that supports what has grown; the gap is how far the point lies before it. */
function drawSupport(pen: Pen, figure: StudyFigure, look: Look, axis: FigureAxisEvent): void {
  const { frame } = look;
  const { hull } = grownPolygons(look);
  if (hull.length === 0) return;
  const { lowA, highA, lowB, highB } = axis;
  const ahead = lowB - highA >= lowA - highB;
  const unit = ahead ? axis.unit : scale(axis.unit, -1);
  const gap = ahead ? lowB - highA : lowA - highB;
  const foot = addScaled(frame.centreB, unit, -gap);
  const across: Vec3 = [-unit[1], unit[0], 0];
  const places = [...hull, frame.centreB].map((p) => dot(sub(p, foot), across));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const room = 0.1 * (to - from);
  const { edge } = pen.styles.palette;
  pen.symbol(studySymbol('figE'));
  drawLine(pen, figure, [addScaled(foot, across, from - room), addScaled(foot, across, to + room)], {
    color: withAlpha(edge, 0.75),
    width: 1.2,
    dash: [5, 4],
  });
  // The side of what has grown that lies on it is the edge itself.
  const on = hull.filter((p) => Math.abs(dot(sub(p, foot), unit)) <= 1e-9 * (1 + Math.abs(gap) + to - from));
  if (on.length > 1) drawLine(pen, figure, on, pen.styles.edge);
  const name = addScaled(foot, across, to + room);
  drawName(pen, figure, 'support', name, axisText(axis), 'edge', { prefer: 'left', priority: 60 });
  pen.symbol(null);
  if (gap !== 0) labelled(pen, figure, [frame.centreB, foot], gap);
}
