/** The two figures as they stand, and where the second one goes. */
import {
  addScaled,
  drawArrow,
  drawLine,
  drawName,
  drawPoint,
  studySymbol,
  type Tone,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { Rgba } from '../../../base/palette';
import type { StudyFigure } from '../../../model/study/types';
import { isSimple, lookOf, motionScale, shapeShown } from '../look';
import { boundsOf, pieces, rectangleOf, ring, sizeOf } from '../plane';
import { awayFrom, blue, fill, grey, middleOf, outline } from './draw';

interface Body {
  readonly name: 'A' | 'B';
  readonly color: Rgba;
  readonly tone: Tone;
}

export function drawFirst(pen: Pen, figure: StudyFigure): void {
  if (figure.pane === 'second') return;
  const { frame, polygons } = lookOf(figure.moment);
  const body: Body = { name: 'A', color: grey(pen), tone: 'ink' };
  if (frame.pair === 'point-rectangle') drawRectangle(pen, figure, body);
  else if (frame.pair === 'polygons') drawPolygon(pen, figure, body, polygons[0], frame.centreA);
  else drawCircle(pen, figure, body, frame.centreA, frame.radiusA);
}

export function drawSecond(pen: Pen, figure: StudyFigure): void {
  if (figure.pane === 'second') return;
  const { frame, polygons } = lookOf(figure.moment);
  const body: Body = { name: 'B', color: blue(pen), tone: 'body' };
  if (frame.pair === 'rectangle-circle') drawRectangle(pen, figure, body);
  else if (frame.pair === 'polygons') drawPolygon(pen, figure, body, polygons[1], frame.centreB);
  else if (frame.pair === 'circle-circle') drawCircle(pen, figure, body, frame.centreB, frame.radiusB);
  else {
    pen.symbol(studySymbol('figP'));
    drawPoint(pen, figure, frame.centreB, body.color, 5.5);
    drawName(pen, figure, 'p', frame.centreB, '⟦p⟧', 'body', { prefer: 'aboveRight', priority: 70, gap: 8 });
    pen.symbol(null);
  }
}

function drawCircle(pen: Pen, figure: StudyFigure, { name, color, tone }: Body, centre: Vec3, radius: number): void {
  const rim = ring(centre, radius);
  pen.symbol(studySymbol('figR'));
  fill(pen, figure, rim, color, 0.16);
  outline(pen, figure, rim, color, 2);
  pen.symbol(studySymbol('figC'));
  drawPoint(pen, figure, centre, color, 4);
  pen.symbol(null);
  const text = `${name}`;
  // Names stand inside the rim at the lower right, where no distance is measured.
  const at: Vec3 = [centre[0] + 0.6 * radius, centre[1] - 0.6 * radius, 0];
  drawName(pen, figure, `name${name}`, at, text, tone, { prefer: 'aboveLeft', priority: 60, gap: 2 });
}

function drawRectangle(pen: Pen, figure: StudyFigure, { name, color, tone }: Body): void {
  const { frame } = lookOf(figure.moment);
  const corners = rectangleOf(frame.low, frame.high);
  fill(pen, figure, corners, color, 0.16);
  outline(pen, figure, corners, color, 2);
  const at: Vec3 = [
    frame.high[0] - 0.1 * (frame.high[0] - frame.low[0]),
    frame.low[1] + 0.72 * (frame.high[1] - frame.low[1]),
    0,
  ];
  drawName(pen, figure, `name${name}`, at, name, tone, { prefer: 'left', priority: 60, gap: 2 });
}

function drawPolygon(
  pen: Pen,
  figure: StudyFigure,
  { name, color, tone }: Body,
  corners: readonly Vec3[],
  centre: Vec3,
): void {
  const look = lookOf(figure.moment);
  const parts = isSimple(look.shapes[name === 'A' ? 0 : 1]) ? pieces(corners) : [];
  for (const piece of parts) fill(pen, figure, piece, color, 0.16);
  outline(pen, figure, corners, color, 2);
  const shape = shapeShown(look);
  if (shape && shape.figure === (name === 'A' ? 0 : 1) && corners.length <= mostNamed)
    corners.forEach((at, k) =>
      drawName(pen, figure, `${name}${k}`, at, `⟦v⟧⦃${k}⦄`, tone, { prefer: awayFrom(at, centre), priority: 30 }),
    );
  drawName(pen, figure, `name${name}`, nameAt(parts, centre), name, tone, { prefer: 'right', priority: 60, gap: 2 });
}

/** More corners have no room for their names. */
const mostNamed = 12;

/** In the largest piece, beside the centre's handle. */
function nameAt(parts: readonly (readonly Vec3[])[], centre: Vec3): Vec3 {
  let [best, most]: [Vec3, number] = [centre, 0];
  for (const piece of parts) {
    const [a, b, c] = piece as [Vec3, Vec3, Vec3];
    const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
    if (area > most) [best, most] = [middleOf(piece), area];
  }
  return best;
}

/** The side of its tip that an arrow leads to. */
const wayOf = ([x, y]: Vec3): 'left' | 'right' | 'above' | 'below' =>
  Math.abs(x) >= Math.abs(y) ? (x < 0 ? 'left' : 'right') : y < 0 ? 'below' : 'above';

export function drawMotion(pen: Pen, figure: StudyFigure): void {
  const { moment, pane } = figure;
  const look = lookOf(moment);
  const { frame } = look;
  if (pane === 'second' || Math.hypot(...frame.motion) === 0) return;
  const factor = motionScale(frame, sizeOf(boundsOf(look).flat()));
  drawArrow(pen, figure, frame.centreB, addScaled(frame.centreB, frame.motion, factor), pen.styles.velocity);
  if (factor > 1 && moment.frame === 0) {
    const tip = addScaled(frame.centreB, frame.motion, factor);
    const text = t('study.plane_figures.label.motion', { factor });
    drawName(pen, figure, 'motion', tip, text, 'body', { prefer: wayOf(frame.motion), priority: 20, gap: 10 });
  }
}

/** Centres of B in the other frames: gone so far in full, to come as dots. */
export function drawTrail(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const look = lookOf(moment);
  if (figure.pane === 'second' || Math.hypot(...look.frame.motion) === 0) return;
  const at = (frame: number): Vec3 => moment.resultOf(frame)['centre'] as Vec3;
  const now = look.frame.centreB;
  if (moment.frame > 0) drawLine(pen, figure, [at(0), now], { ...pen.styles.path, color: withAlpha(blue(pen), 0.5) });
  if (moment.frame < moment.frames - 1) drawLine(pen, figure, [now, at(moment.frames - 1)], pen.styles.pathAhead);
}
