/** What the tests of polygons look at: turns of the outline, the axis with both intervals, edges that meet. */
import {
  addScaled,
  drawArrow,
  drawLine,
  drawName,
  drawPoint,
  studySymbol,
  sub,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { formatNumber } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { axisShown, axisText, lookOf, shapeShown } from '../look';
import { axisPlace } from '../plane';
import { blue, dashed, grey } from './draw';

/** Corners by the way the outline turns there; edges that meet. */
export function drawTurns(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const shape = shapeShown(look);
  if (figure.pane === 'second' || !shape) return;
  const { palette } = pen.styles;
  for (const { point, verdict } of shape.vertices)
    drawPoint(
      pen,
      figure,
      point,
      verdict === 'left' ? palette.face : verdict === 'right' ? palette.vertex : palette.ink3,
      5.5,
    );
  const corners = look.polygons[shape.figure];
  for (const k of shape.end && shape.end.edgeI >= 0 ? [shape.end.edgeI, shape.end.edgeJ] : [])
    drawLine(pen, figure, [corners[k]!, corners[(k + 1) % corners.length]!], pen.styles.edge);
  const { now } = shape;
  if (!now) return;
  pen.symbol(studySymbol('figE'));
  drawArrow(pen, figure, sub(now.point, now.into), now.point, { color: palette.edge, width: 2.6 });
  drawName(pen, figure, 'e', addScaled(now.point, now.into, -0.5), '⟦e⟧', 'edge', { prefer: 'above', priority: 75 });
  pen.symbol(null);
  drawArrow(pen, figure, now.point, addScaled(now.point, now.out, 1), { color: palette.ink, width: 2.6 });
  drawName(pen, figure, 'f', addScaled(now.point, now.out, 0.5), '⟦f⟧', 'ink', { prefer: 'above', priority: 75 });
}

/** The edge whose normal is asked. */
export function drawEdge(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const axis = axisShown(look);
  if (figure.pane === 'second' || !axis) return;
  pen.symbol(studySymbol('figE'));
  drawLine(pen, figure, [axis.from, axis.to], pen.styles.edge);
  const middle = addScaled(axis.from, sub(axis.to, axis.from), 0.5);
  drawName(pen, figure, 'edge', middle, axisText(axis), 'edge', { prefer: 'aboveRight', priority: 75 });
  pen.symbol(null);
}

export function drawAxis(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const axis = axisShown(look);
  if (figure.pane === 'second' || !axis || !(axis.length > 0)) return;
  const { at, top, bar } = axisPlace(look, axis);
  const { palette } = pen.styles;
  const { lowA, highA, lowB, highB } = axis;
  const [from, to] = [Math.min(lowA, lowB), Math.max(highA, highB)];
  const room = 0.1 * (to - from);
  // Which side B is on says where the gap lies.
  const ahead = lowB - highA >= lowA - highB;
  const [near, far] = ahead ? [highA, lowB] : [highB, lowA];
  const apart = far > near;
  if (axis.verdict === 'gap') {
    const strip = [at(near), at(far), at(far, top), at(near, top)];
    pen.polygon(
      strip.map((p) => figure.at(p)),
      withAlpha(palette.slide, 0.16),
    );
  }
  pen.symbol(studySymbol('figL'));
  drawArrow(pen, figure, at(from - room / 3), at(to + room), { color: palette.ink, width: 1.6, avoid: true });
  const tip = Math.abs(axis.unit[0]) > 0.6 ? 'above' : 'left';
  drawName(pen, figure, 'L', at(to + room), '⟦L⟧', 'ink', { prefer: tip, priority: 70 });
  pen.symbol(null);
  const drops: readonly (readonly [number, readonly Vec3[], 'A' | 'B'])[] = [
    [lowA, look.polygons[0], 'A'],
    [highA, look.polygons[0], 'A'],
    [lowB, look.polygons[1], 'B'],
    [highB, look.polygons[1], 'B'],
  ];
  for (const [value, corners, name] of drops) {
    // From the corner that reaches farthest down to the axis.
    const ends = corners.filter((p) => Math.abs(along(axis, p) - value) <= 1e-9 * (1 + Math.abs(value)));
    const color = withAlpha(name === 'A' ? grey(pen) : blue(pen), 0.6);
    if (ends[0]) dashed(pen, figure, [ends[0], at(value)], color, 1);
  }
  bars(pen, figure, [at(lowA, bar), at(highA, bar)], 'A');
  bars(pen, figure, [at(lowB, -bar), at(highB, -bar)], 'B');
  pen.symbol(studySymbol('figG'));
  const color = apart ? palette.slide : palette.chosen;
  drawLine(pen, figure, [at(near), at(far)], { color, width: 4, avoid: true });
  const text = t(apart ? 'study.plane_figures.label.gap' : 'study.plane_figures.label.overlap', {
    value: formatNumber(Math.abs(far - near), 4),
  });
  // Beneath a level axis; of an upright one at its lower end, since the figures are beside it.
  const level = Math.abs(axis.unit[0]) > 0.6;
  const where = level ? at((near + far) / 2, -bar) : at(axis.unit[1] > 0 ? from - room / 3 : to + room);
  drawName(pen, figure, 'gap', where, text, 'ink', { prefer: 'below', priority: 85, gap: 8 });
  pen.symbol(null);
}

const along = ({ from, unit }: { readonly from: Vec3; readonly unit: Vec3 }, p: Vec3): number =>
  (p[0] - from[0]) * unit[0] + (p[1] - from[1]) * unit[1];

function bars(pen: Pen, figure: StudyFigure, ends: readonly [Vec3, Vec3], name: 'A' | 'B'): void {
  const color = withAlpha(name === 'A' ? grey(pen) : blue(pen), 0.9);
  drawLine(pen, figure, ends, { color, width: 5 });
}

/** Edges that meet, found without rounding. */
export function drawMeeting(pen: Pen, figure: StudyFigure): void {
  const { truth, kind, polygons } = lookOf(figure.moment);
  if (figure.pane === 'second' || kind !== 'FigureTruth' || !truth || truth.edgeA < 0) return;
  const edge = (corners: readonly Vec3[], k: number): Vec3[] => [corners[k]!, corners[(k + 1) % corners.length]!];
  const stroke = { color: pen.styles.palette.face, width: 4 };
  drawLine(pen, figure, edge(polygons[0], truth.edgeA), stroke);
  drawLine(pen, figure, edge(polygons[1], truth.edgeB), stroke);
}
