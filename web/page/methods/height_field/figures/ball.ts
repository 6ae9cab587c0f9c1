/** The ball: where it came from, where it was found, where it was put, and where the sweep stops it. */
import {
  addScaled,
  drawArrow,
  drawBall,
  drawLine,
  drawName,
  drawPoint,
  studySymbol,
  sub,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { t } from '../../../base/i18n/messages';
import { formatNumber } from '../../../base/i18n/numbers';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { courseOf } from '../ground';
import { ballAt, everyOf, frameOf, known, kindOf, localPlace, seen, settingsOf, startTime, unitOf } from '../look';

const most = { ghosts: 60, behind: 1500, ahead: 400 };

export function drawPath(pen: Pen, figure: StudyFigure): void {
  if (figure.pane === 'second') return;
  const { moment } = figure;
  const { radius } = frameOf(moment);
  const { places } = courseOf(moment);
  const { styles } = pen;
  const behind = places.slice(Math.max(0, moment.frame - most.behind), moment.frame + 1);
  const ahead = places.slice(moment.frame, moment.frame + most.ahead);
  drawLine(pen, figure, behind, { ...styles.path, width: 1.6 });
  drawLine(pen, figure, ahead, styles.pathAhead);
  let last: Vec3 | null = null;
  const ghosts: Vec3[] = [];
  const still = Math.hypot(...sub(ballAt(moment), frameOf(moment).centre)) < 1e-9;
  for (const place of still ? behind.slice(0, -1) : behind) {
    if (last && Math.hypot(...sub(place, last)) < 0.55 * radius) continue;
    last = place;
    ghosts.push(place);
  }
  for (const place of ghosts.slice(-most.ghosts))
    drawBall(pen, figure, place, radius, withAlpha(styles.palette.body, 0.3), 0.9, 0);
  drawStart(pen, figure);
}

/** Where the run starts, with the velocity it starts with: both can be dragged. */
function drawStart(pen: Pen, figure: StudyFigure): void {
  const { start, velocity } = settingsOf(figure.moment);
  const { palette } = pen.styles;
  drawName(pen, figure, 'start', start, t('study.height_field.label.start'), 'body', { prefer: 'above', gap: 16 });
  if (Math.hypot(...velocity) > 0)
    drawArrow(pen, figure, start, startTip(settingsOf(figure.moment)), {
      color: withAlpha(palette.body, figure.moment.frame === 0 ? 1 : 0.55),
      width: figure.moment.frame === 0 ? 2 : 1.3,
    });
}

export const startTip = (settings: ReturnType<typeof settingsOf>): Vec3 =>
  addScaled(settings.start, settings.velocity, startTime(settings));

export function drawBody(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const { radius } = frameOf(moment);
  const { palette } = pen.styles;
  const at = ballAt(moment);
  pen.symbol(studySymbol('hfP'));
  drawBall(pen, figure, at, radius, palette.body, 2.2, 0.2);
  drawPoint(pen, figure, at, palette.body, 3.5);
  pen.symbol(null);
  drawFoundAndPut(pen, figure, at);
}

/** Found, and put back: the one that is not the ball of this step is an outline. */
function drawFoundAndPut(pen: Pen, figure: StudyFigure, at: Vec3): void {
  const { moment } = figure;
  const put = seen(moment, 'HeightPutBack');
  if (!put || !known(moment, 'HeightCell')) return;
  const { radius } = frameOf(moment);
  const { palette } = pen.styles;
  const { from, to } = put.event;
  const there = at === to;
  const color = there ? withAlpha(palette.ink, 0.8) : withAlpha(palette.body, put.known ? 0.9 : 0.5);
  dashedBall(pen, figure, there ? from : to, radius, color);
  if (figure.pane === 'world') return;
  const { right, up } = localPlace(moment);
  const named = (id: string, centre: Vec3, text: string, now: boolean, lift: number) => {
    const rim = addScaled(addScaled(centre, right, -0.94 * radius), up, lift * radius);
    drawName(pen, figure, id, rim, text, now ? 'body' : 'dim', { prefer: 'left', priority: 55, gap: 8 });
  };
  named('found', from, t('study.height_field.label.found'), !there, -0.34);
  named('put', to, t('study.height_field.label.put'), there, 0.34);
}

function radiusOnScreen(pen: Pen, figure: StudyFigure, centre: Vec3, radius: number): number {
  const middle = figure.at(centre);
  const [p, q] = [
    pen.projection.screen(middle),
    pen.projection.screen([middle[0] + radius * figure.unit, middle[1], middle[2]]),
  ];
  return Math.min(400, Math.hypot(p.x - q.x, p.y - q.y));
}

/** Outline of a ball in dashes: where it would be, or was. */
export function dashedBall(
  pen: Pen,
  figure: StudyFigure,
  centre: Vec3,
  radius: number,
  color: readonly number[],
): void {
  // The dashes come from the pen; a ball's own outline is solid.
  const middle = figure.at(centre);
  const back = unitOf(sub(figure.eye, middle));
  const side = unitOf([back[2], 0, -back[0]]);
  const up: Vec3 = [
    back[1] * side[2] - back[2] * side[1],
    back[2] * side[0] - back[0] * side[2],
    back[0] * side[1] - back[1] * side[0],
  ];
  const r = radius * figure.unit;
  const ring = Array.from({ length: 48 }, (_, k) => {
    const angle = (k / 48) * 2 * Math.PI;
    return addScaled(addScaled(middle, side, r * Math.cos(angle)), up, r * Math.sin(angle));
  });
  pen.line(ring, { color: color as never, width: 1.5, dash: [5, 4] }, true);
}

/** The way of this frame, as if nothing were there. */
export function drawWay(pen: Pen, figure: StudyFigure): void {
  const move = known(figure.moment, 'HeightMove');
  if (!move || figure.pane === 'second') return;
  const kind = kindOf(figure.moment.step);
  const { palette } = pen.styles;
  const { radius } = frameOf(figure.moment);
  if (kind !== 'HeightMove' && kind !== 'HeightSwept' && kind !== 'HeightCompare') return;
  dashedBall(pen, figure, move.to, radius, withAlpha(palette.body, 0.6));
  const far = Math.hypot(...move.way) > 0.2 * radius;
  if (far) drawArrow(pen, figure, move.from, move.to, { color: palette.body, width: 1.6, dash: [4, 3] }, 7);
}

const sweepKinds = ['HeightSwept', 'HeightPutBack', 'HeightTruth', 'HeightCompare', 'HeightFrameEnd'];

/** What the moving ball touches first: the ball there, the point, the triangle. */
export function drawSweep(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const kind = kindOf(moment.step);
  if (!sweepKinds.includes(kind)) return;
  const all = everyOf(moment, 'HeightSwept');
  const current = moment.step.event as unknown;
  const swept = kind === 'HeightSwept' ? all.find((each) => each === current) : all[0];
  if (!swept?.found) return;
  const { palette } = pen.styles;
  const { radius } = frameOf(moment);
  const color = palette[swept.feature === 'edge' ? 'edge' : swept.feature === 'vertex' ? 'vertex' : 'face'];
  pen.symbol(studySymbol('hfT'));
  if (figure.pane === 'world') {
    drawLine(pen, figure, [swept.a, swept.b, swept.c], { color, width: 1.6 }, true);
    drawLine(pen, figure, [swept.from, swept.centre], { color: palette.second, width: 1.2, dash: [4, 3] });
  }
  if (!swept.decides || kind !== 'HeightSwept') dashedBall(pen, figure, swept.centre, radius, palette.second);
  drawLine(pen, figure, [swept.centre, swept.point], { color: palette.second, width: 1.1 });
  drawPoint(pen, figure, swept.point, color, 5);
  const text = t('study.height_field.label.sweep', { time: formatNumber(swept.time, 4) });
  drawName(pen, figure, 'sweep', swept.centre, text, 'second', {
    prefer: 'aboveRight',
    priority: 66,
    gap: radiusOnScreen(pen, figure, swept.centre, radius) + 2,
  });
  pen.symbol(null);
}
