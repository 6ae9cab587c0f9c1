/** The measured values: normal, basis, the height above the triangle, the velocities before and after. */
import {
  add,
  addScaled,
  drawArrow,
  drawLine,
  drawName,
  scale,
  studySymbol,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { t } from '../../../base/i18n/messages';
import { formatNumber } from '../../../base/i18n/numbers';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { type Of, arrowTime, ballAt, frameOf, known, kindOf, localPlace, reflectedAt, seen, stretchOf } from '../look';

/** The position of the normal: on the triangle, under the ball or in its middle. */
function standOf(figure: StudyFigure): Vec3 | null {
  const triangle = known(figure.moment, 'HeightTriangle');
  const normal = known(figure.moment, 'HeightNormal');
  if (!triangle || !normal) return null;
  const { a, b, c } = triangle;
  return scale(add(add(a, b), c), 1 / 3);
}

export function drawNormal(pen: Pen, figure: StudyFigure): void {
  const normal = known(figure.moment, 'HeightNormal');
  const stand = standOf(figure);
  if (!normal || !stand || figure.pane === 'second') return;
  const { radius } = frameOf(figure.moment);
  pen.symbol(studySymbol('hfN'));
  const tip = addScaled(stand, normal.normal, 2.4 * radius);
  drawArrow(pen, figure, stand, tip, pen.styles.normal);
  drawName(pen, figure, 'n', tip, '⟦n⟧', 'ink', { prefer: 'above', priority: 72 });
  pen.symbol(null);
  const kind = kindOf(figure.moment.step);
  if (kind !== 'HeightNormal') return;
  const { a, b, c } = known(figure.moment, 'HeightTriangle')!;
  const { edge } = pen.styles.palette;
  for (const to of [b, c]) drawArrow(pen, figure, a, to, { color: edge, width: 2.4 });
}

/** The three directions: at the triangle in the world, in the corner of the second view. */
export function drawBasis(pen: Pen, figure: StudyFigure): void {
  const basis = known(figure.moment, 'HeightBasis');
  if (figure.pane === 'second') return void drawCorner(pen, figure);
  const stand = standOf(figure);
  if (!basis || !stand || kindOf(figure.moment.step) !== 'HeightBasis') return;
  const { radius } = frameOf(figure.moment);
  const { ink } = pen.styles.palette;
  for (const [id, symbol, way] of [
    ['bx', 'hfX', basis.x],
    ['bz', 'hfZ', basis.z],
  ] as const) {
    pen.symbol(studySymbol(symbol));
    const tip = addScaled(stand, way, 2.4 * radius);
    drawArrow(pen, figure, stand, tip, { color: ink, width: 1.6 });
    drawName(pen, figure, id, tip, `⟦${id[1]}⟧′`, 'ink', { prefer: 'right', priority: 71 });
  }
  pen.symbol(null);
}

/** Names of the second view's own directions, below the ball at the left. */
function drawCorner(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const { origin, right, up } = localPlace(moment);
  const { radius, method } = frameOf(moment);
  const { ink } = pen.styles.palette;
  const local = method === 'published' || method === 'sweep';
  const at = (x: number, y: number) => add(add(origin, scale(right, x * radius)), scale(up, y * radius));
  const x = seen(moment, 'HeightBasis')?.event.x;
  // x' may point to the left: the view is from the side on which the world's x goes to the right.
  const way = local && x && x[0] < 0 ? -1 : 1;
  const from = at(-2.4 - 0.375 * way, -2.05);
  const arrow = (id: string, to: Vec3, text: string, prefer: 'above' | 'right' | 'left') => {
    drawArrow(pen, figure, from, to, { color: ink, width: 1.6 }, 8);
    drawName(pen, figure, id, to, text, 'ink', { prefer, priority: 45, gap: 10 });
  };
  arrow('ux', at(-2.4 + 0.375 * way, -2.05), local ? '⟦x⟧′' : '⟦x⟧', way > 0 ? 'right' : 'left');
  arrow('uy', at(-2.4 - 0.375 * way, -1.3), local ? '⟦y⟧′ = ⟦n⟧' : '⟦y⟧', 'above');
}

/** The radius down to the lowest point, the ground it is compared with, and what lies between. */
export function drawHeight(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const test = known(moment, 'HeightTest');
  if (!test) return;
  const { origin, right, up } = localPlace(moment);
  const { radius } = test;
  const { palette } = pen.styles;
  // As far down as the radius counts.
  const stretch = stretchOf(moment);
  const lowest = addScaled(test.centre, up, -radius / stretch);
  if (figure.pane === 'world') {
    if (kindOf(moment.step) === 'HeightTest')
      drawLine(pen, figure, [test.centre, lowest, origin], { color: palette.ink, width: 1.4, dash: [3, 2] });
    return;
  }
  const at = (x: number, y: number) => add(add(origin, scale(right, x * radius)), scale(up, y));
  pen.symbol(studySymbol('hfGround'));
  drawLine(pen, figure, [at(-3, 0), at(3, 0)], { color: palette.ink3, width: 1, dash: [3, 3] });
  const ground = t('study.height_field.label.ground', { value: formatNumber(test.ground, 4) });
  drawName(pen, figure, 'ground', at(-1.75, 0), ground, 'ink2', { prefer: 'above', priority: 52, gap: 5 });
  pen.symbol(studySymbol('hfR'));
  drawArrow(pen, figure, test.centre, lowest, { color: palette.ink, width: 1.8 }, 8);
  const half = addScaled(test.centre, up, (-0.45 * radius) / stretch);
  const text = t('study.height_field.label.radius', { value: formatNumber(radius, 4) });
  drawName(pen, figure, 'r', half, text, 'ink', { prefer: 'right', priority: 50, gap: 5 });
  drawGap(pen, figure, { ...test, height: test.gap / stretch }, at);
}

/** Between the level of the lowest point and the ground: at the right of the ball, where nothing else is. */
function drawGap(
  pen: Pen,
  figure: StudyFigure,
  { gap, height, radius }: Pick<Of<'HeightTest'>, 'gap' | 'radius'> & { readonly height: number },
  at: (x: number, y: number) => Vec3,
): void {
  const { palette } = pen.styles;
  pen.symbol(studySymbol('hfGap'));
  drawLine(pen, figure, [at(0, height), at(2.1, height)], { color: palette.ink3, width: 1, dash: [2, 3] });
  const color = gap > 0 ? palette.ink : palette.chosen;
  drawLine(pen, figure, [at(1.7, 0), at(1.7, height)], { color, width: 3.4 });
  const key = gap > 0 ? 'study.height_field.label.above' : 'study.height_field.label.deep';
  const text = t(key, { value: formatNumber(Math.abs(gap), 4) });
  const low = height > 0 ? height / 2 : height;
  drawName(pen, figure, 'gap', at(1.7, low), text, 'ink', {
    prefer: height > 0.3 * radius ? 'right' : height > 0 ? 'aboveRight' : 'belowRight',
    priority: 85,
    gap: 8,
  });
  pen.symbol(null);
}

/** Velocity of the arriving ball and, dashed, of the leaving one. */
export function drawReflection(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const found = seen(moment, 'HeightReflect');
  const asked = known(moment, 'HeightCell') ?? found?.known;
  const move = known(moment, 'HeightMove');
  if (!move || (figure.pane === 'second' && !asked)) return;
  const { radius } = frameOf(moment);
  const { body } = pen.styles.palette;
  const incoming = found?.known ? found.event.velocity : move.velocity;
  const rolled = known(moment, 'HeightRoll');
  const outgoing = rolled?.result ?? found?.event.result;
  const time = arrowTime(radius, incoming, outgoing ?? incoming);
  const centre = found?.known ? reflectedAt(moment, found.event) : ballAt(moment);
  pen.symbol(studySymbol('hfV'));
  const tail = addScaled(centre, incoming, -time);
  if (kindOf(moment.step) !== 'HeightMove') {
    drawArrow(pen, figure, tail, centre, { color: body, width: 2 });
    drawName(pen, figure, 'v', tail, '⟦v⟧', 'body', { prefer: 'above', priority: 64 });
  }
  if (found && outgoing && asked && Math.hypot(...outgoing) > 1e-9) {
    pen.symbol(studySymbol('hfW'));
    const tip = addScaled(centre, outgoing, time);
    drawArrow(pen, figure, centre, tip, { color: withAlpha(body, found.known ? 1 : 0.5), width: 2, dash: [6, 4] });
    drawName(pen, figure, 'w', tip, '⟦v⟧′', found.known ? 'body' : 'dim', { prefer: 'above', priority: 63 });
  }
  pen.symbol(null);
}
