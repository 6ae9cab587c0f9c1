/** What a test looks at: quadrants, corners, the square, the nearest point, ranges and distances. */
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
import { formatNumber } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { asksPrinted, cornerShown, lookOf } from '../look';
import { boundsOf, rangeRoom, rectangleOf, sizeOf, spanOf } from '../plane';
import { awayFrom, blue, dashed, grey, measured, middleOf } from './draw';

const number = (value: number): string => formatNumber(value, 4);

/** The four quadrants about the circle's centre. */
export function drawQuadrants(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { frame, quadrant, kind } = look;
  if (figure.pane === 'second' || frame.pair !== 'rectangle-circle' || !quadrant) return;
  const [low, high] = spanOf(boundsOf(look).flat());
  const room = 0.08 * sizeOf([low, high]);
  const [x, y] = frame.centreA;
  const asked = kind === 'FigureQuadrant';
  const { ink3, vertex, ink } = pen.styles.palette;
  const color = asked ? grey(pen) : withAlpha(ink3, 0.8);
  dashed(
    pen,
    figure,
    [
      [low[0] - room, y, 0],
      [high[0] + room, y, 0],
    ],
    color,
  );
  dashed(
    pen,
    figure,
    [
      [x, low[1] - room, 0],
      [x, high[1] + room, 0],
    ],
    color,
  );
  if (!asked) return;
  const corners = rectangleOf(frame.low, frame.high);
  for (const [k, name] of [
    [3, 'a'],
    [1, 'b'],
  ] as const) {
    drawArrow(pen, figure, frame.centreA, corners[k]!, { color: ink, width: 1.6 });
    drawPoint(pen, figure, corners[k]!, vertex, 5.5);
    drawName(pen, figure, name, corners[k]!, `⟦${name}⟧`, 'vertex', {
      prefer: k === 3 ? 'aboveLeft' : 'belowRight',
      priority: 70,
    });
  }
}

/** Corners that were asked, and the distance of the one that is. */
export function drawCorners(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { frame, corners, end } = look;
  if (figure.pane === 'second' || (frame.test === 'right' && !asksPrinted(look))) return;
  const { face, vertex } = pen.styles.palette;
  const shown = cornerShown(look);
  const nearest = end ? corners.reduce((a, b) => (a.gap <= b.gap ? a : b), corners[0]!) : null;
  const middle = middleOf(rectangleOf(frame.low, frame.high));
  for (const corner of corners) {
    const now = corner.corner === shown?.corner;
    const color = corner.inside ? face : vertex;
    pen.symbol(studySymbol('figP'));
    if (now || corner === nearest) {
      const text = t('study.plane_figures.label.distance', { name: '|⟦d⟧|', value: number(corner.distance) });
      pen.symbol(studySymbol('figD'));
      measured(
        pen,
        figure,
        `d${corner.corner}`,
        [frame.centreA, corner.point],
        text,
        color,
        corner.inside ? 'face' : 'vertex',
      );
      pen.symbol(studySymbol('figP'));
    }
    drawPoint(pen, figure, corner.point, color, now ? 6 : 4.5, !corner.inside);
    drawName(
      pen,
      figure,
      `p${corner.corner}`,
      corner.point,
      `⟦p⟧⦃${corner.corner}⦄`,
      corner.inside ? 'face' : 'vertex',
      {
        prefer: awayFrom(corner.point, middle),
        priority: now ? 80 : 40,
      },
    );
  }
  pen.symbol(null);
}

/** The square around the circle. */
export function drawSquare(pen: Pen, figure: StudyFigure): void {
  const { frame, square, kind } = lookOf(figure.moment);
  if (figure.pane === 'second' || !square) return;
  const { edge } = pen.styles.palette;
  const r = frame.radiusA;
  const [x, y] = frame.centreA;
  const corners = rectangleOf([x - r, y - r, 0], [x + r, y + r, 0]);
  const now = kind === 'FigureSquare';
  drawLine(
    pen,
    figure,
    corners,
    { color: now ? edge : withAlpha(edge, 0.6), width: now ? 2.2 : 1.2, avoid: true },
    true,
  );
  if (now)
    drawName(pen, figure, 'square', corners[0], t('study.plane_figures.label.square'), 'edge', {
      prefer: 'aboveRight',
      priority: 60,
    });
}

/** The point of the rectangle nearest to the centre. */
export function drawNearest(pen: Pen, figure: StudyFigure): void {
  const { frame, clamp } = lookOf(figure.moment);
  if (figure.pane === 'second' || !clamp) return;
  const { face, ink2 } = pen.styles.palette;
  const color = clamp.touch ? face : ink2;
  pen.symbol(studySymbol('figD'));
  const text = t('study.plane_figures.label.distance', { name: '|⟦d⟧|', value: number(clamp.distance) });
  if (clamp.distance > 0)
    measured(pen, figure, 'dn', [frame.centreA, clamp.point], text, color, clamp.touch ? 'face' : 'ink2');
  pen.symbol(studySymbol('figN'));
  drawPoint(pen, figure, clamp.point, color, 6);
  drawName(pen, figure, 'n', clamp.point, '⟦n⟧', clamp.touch ? 'face' : 'ink2', { prefer: 'aboveLeft', priority: 80 });
  pen.symbol(null);
}

/** The sides on an axis, and where the point is between them. */
export function drawRanges(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { frame, ranges } = look;
  if (figure.pane === 'second') return;
  const both = boundsOf(look).flat();
  const [low] = spanOf(both);
  const room = rangeRoom(both);
  const { face, vertex } = pen.styles.palette;
  for (const range of ranges) {
    const level = range.axis === 0;
    const base = level ? low[1] - room : low[0] - room;
    const at = (value: number, height = base): Vec3 => (level ? [value, height, 0] : [height, value, 0]);
    const color = range.inside ? face : vertex;
    for (const side of [range.low, range.high])
      dashed(pen, figure, [at(side), at(side, level ? frame.low[1] : frame.low[0])], withAlpha(grey(pen), 0.7), 1);
    dashed(pen, figure, [at(range.value), frame.centreB], withAlpha(blue(pen), 0.8), 1);
    drawLine(pen, figure, [at(range.low), at(range.high)], { color: grey(pen), width: 4, avoid: true });
    drawPoint(pen, figure, at(range.value), color, 5.5, !range.inside);
    const text = t(range.inside ? 'study.plane_figures.label.between' : 'study.plane_figures.label.outside', {
      axis: level ? 'x' : 'y',
      value: number(Math.abs(range.gap)),
    });
    const side = level ? 'below' : 'aboveRight';
    drawName(pen, figure, `r${range.axis}`, at(range.value), text, range.inside ? 'face' : 'vertex', {
      prefer: side,
      priority: 70,
    });
  }
}

/** Two centres: the distance, and how much of it the radii take. */
export function drawDistance(pen: Pen, figure: StudyFigure): void {
  const { frame, distance } = lookOf(figure.moment);
  if (figure.pane === 'second' || !distance) return;
  const { face, slide, ink } = pen.styles.palette;
  const { from, to, between, gap } = distance;
  const away = distance.distance;
  if (!(away > 0)) return;
  const unit = scale(between, 1 / away);
  const endA = addScaled(from, unit, frame.radiusA);
  const endB = addScaled(to, unit, -frame.radiusB);
  pen.symbol(studySymbol('figD'));
  drawLine(pen, figure, [from, to], { color: withAlpha(ink, 0.5), width: 1, avoid: true });
  pen.symbol(studySymbol('figR'));
  if (frame.radiusA > 0) drawLine(pen, figure, [from, endA], { color: grey(pen), width: 3.4 });
  if (frame.radiusB > 0) drawLine(pen, figure, [to, endB], { color: blue(pen), width: 3.4 });
  const named = (id: string, a: Vec3, b: Vec3, text: string, tone: 'ink2' | 'body') =>
    drawName(pen, figure, id, addScaled(scale(a, 0.5), b, 0.5), text, tone, { prefer: 'belowRight', priority: 50 });
  if (frame.radiusA > 0) named('rA', from, endA, `⟦r⟧⦃A⦄ = ${number(frame.radiusA)}`, 'ink2');
  if (frame.radiusB > 0) named('rB', to, endB, `⟦r⟧⦃B⦄ = ${number(frame.radiusB)}`, 'body');
  pen.symbol(studySymbol('figG'));
  if (gap !== 0) drawLine(pen, figure, [endA, endB], { color: gap > 0 ? slide : face, width: 4.5 });
  else drawPoint(pen, figure, endA, distance.touch ? face : slide, 5.5);
  const text = t(
    gap > 0
      ? 'study.plane_figures.label.gap'
      : gap < 0
        ? 'study.plane_figures.label.deep'
        : 'study.plane_figures.label.just',
    {
      value: number(Math.abs(gap)),
    },
  );
  drawName(pen, figure, 'gap', addScaled(scale(endA, 0.5), endB, 0.5), text, distance.touch ? 'face' : 'slide', {
    prefer: 'aboveLeft',
    priority: 80,
  });
  pen.symbol(null);
}
