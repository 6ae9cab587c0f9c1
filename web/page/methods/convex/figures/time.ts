/** Conservative advancement: B comes nearer in steps that are surely too short; in A − B the origin goes along the motion instead. */
import {
  addScaled,
  drawArrow,
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
import { lookOf } from '../look';
import { reachOf } from '../places';
import { drawOne } from './bodies';
import { drawAcross, drawBetween, isPlace, middle, onWay } from './shapes';

const zero: Vec3 = [0, 0, 0];

export function drawAdvance(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const now = look.advance.at(-1);
  if (look.search !== 'advance' || !now) return;
  if (figure.pane === 'second') drawRay(pen, figure);
  else drawGap(pen, figure);
}

/** Nearest points, and the plane between them that B cannot pass before the step ends. */
function drawGap(pen: Pen, figure: StudyFigure): void {
  const { advance } = lookOf(figure.moment);
  const now = advance.at(-1)!;
  const { face, slide, ink } = pen.styles.palette;
  const reach = reachOf(figure.moment, 'world');
  pen.symbol(studySymbol('convexN'));
  drawAcross(pen, figure, now.nearestA, now.normal, 0.3 * reach, slide, 0.1);
  drawArrow(pen, figure, now.nearestB, onWay(now.nearestB, now.normal, 0.3 * reach), { color: ink, width: 1.6 });
  pen.symbol(studySymbol('convexV'));
  drawBetween(pen, figure, now.nearestA, now.nearestB, face);
  const text = t('study.convex.label.at', {
    time: formatNumber(now.time, 4),
    value: formatNumber(Math.max(now.distance, 0), 4),
  });
  drawName(pen, figure, 'convexGap', middle(now.nearestA, now.nearestB), text, 'face', {
    prefer: 'above',
    priority: 80,
  });
  pen.symbol(null);
}

/** B moves by t m: then A − B does so by −t m, or the origin by t m. Without a turn that is a ray toward A − B. */
function drawRay(pen: Pen, figure: StudyFigure): void {
  const { advance, frame } = lookOf(figure.moment);
  const { face, slide, body } = pen.styles.palette;
  const reach = reachOf(figure.moment, 'second');
  const turns = Math.hypot(...frame.spin) > 0;
  const at = (time: number): Vec3 => (turns ? zero : scale(frame.motion, time));
  const now = advance.at(-1)!;
  if (!turns) {
    pen.symbol(studySymbol('convexM'));
    drawLine(pen, figure, [zero, frame.motion], { color: withAlpha(body, 0.5), width: 1.2, dash: [4, 4] });
    drawArrow(pen, figure, zero, at(Math.min(Number.isFinite(now.next) ? now.next : 1, 1)), {
      ...{ color: body, width: 2.2, avoid: true },
    });
  }
  advance.forEach((step, k) => {
    if (turns && step !== now) return;
    const here = at(step.time);
    const near = addScaled(here, sub(step.nearestA, step.nearestB), 1);
    const last = step === now;
    if (last) {
      pen.symbol(studySymbol('convexN'));
      drawAcross(pen, figure, near, step.normal, 0.3 * reach, slide, 0.1);
    }
    pen.symbol(studySymbol('convexV'));
    drawBetween(pen, figure, here, near, last ? face : withAlpha(face, 0.45), last ? 2.4 : 1.2);
    drawPoint(pen, figure, here, body, 4.5, !last);
    if (!turns && last && k > 0)
      drawName(pen, figure, `convexT${k}`, here, `⟦t⟧⦃${k}⦄ ⟦m⟧`, 'body', { prefer: 'below', priority: 40 + k });
  });
  pen.symbol(null);
}

/** In A − B a sweep without a turn is a ray of the origin. */
function drawSweptRay(pen: Pen, figure: StudyFigure, to: Vec3): void {
  const { body, face } = pen.styles.palette;
  pen.symbol(studySymbol('convexM'));
  drawArrow(pen, figure, zero, to, { color: body, width: 2.2, avoid: true });
  drawPoint(pen, figure, to, face, 5);
  drawName(pen, figure, 'convexT', to, '⟦t⟧ ⟦m⟧', 'body', { prefer: 'below', priority: 60 });
  pen.symbol(null);
}

/** The other road: where the certified sweep finds the first touch, on the body that stands still in it. */
export function drawSweep(pen: Pen, figure: StudyFigure): void {
  const { sweep, search, frame } = lookOf(figure.moment);
  if (!sweep || search !== 'sweep' || !isPlace(sweep.point)) return;
  if (figure.pane === 'second') return drawSweptRay(pen, figure, scale(frame.motion, sweep.time));
  const { face, edge, ink2 } = pen.styles.palette;
  const reach = reachOf(figure.moment, 'world');
  drawOne(pen, figure, sweep.movesA ? 'A' : 'B', {
    ...{ color: sweep.movesA ? ink2 : pen.styles.palette.body, width: 1.2, fill: 0.05, dash: [4, 3] as const },
    move: (p) => addScaled(p, sweep.way, sweep.time),
  });
  pen.symbol(studySymbol('convexT'));
  drawPoint(pen, figure, sweep.point, face, 5.5);
  drawArrow(pen, figure, sweep.point, onWay(sweep.point, sweep.normal, 0.3 * reach), { color: edge, width: 2 });
  const text = t('study.convex.label.sweep', { time: formatNumber(sweep.time, 4) });
  drawName(pen, figure, 'convexT', sweep.point, text, 'face', { prefer: 'above', priority: 85 });
  pen.symbol(null);
}
