/** The boxes, the path over the frames, the rays of this one, its parabola and what a bounce makes of the velocity. */
import {
  add,
  addScaled,
  drawArrow,
  drawBox,
  drawLine,
  drawName,
  drawPoint,
  scale,
  studySymbol,
  sub,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { t } from '../../../base/i18n/messages';
import { formatNumber } from '../../../base/i18n/numbers';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import {
  at,
  boxesOf,
  boxShown,
  boxStep,
  cornersOf,
  eventOf,
  frameEvent,
  kindOf,
  legsOf,
  meshStep,
  onArc,
  rayOf,
  velocityShare,
  wayOf,
} from '../look';
import type { Settings, ShotBounceEvent } from '../schema.gen';

export function drawBoxes(pen: Pen, figure: StudyFigure): void {
  const { moment, pane } = figure;
  const { ink2, ink3 } = pen.styles.palette;
  const about = boxShown(moment)?.number;
  const inMesh = meshStep(moment.step) !== null;
  pen.symbol(studySymbol('shotH'));
  for (const box of boxesOf(moment)) {
    const here = box.number === about && !inMesh;
    if (pane === 'second' && !here) continue;
    drawBox(pen, figure, cornersOf(box), here ? ink2 : withAlpha(ink3, 0.7), here ? 1.8 : 1, here ? 0.16 : 0.06);
    drawName(
      pen,
      figure,
      `box${box.number}`,
      box.centre,
      t('study.projectile.label.box', { box: box.number }),
      here ? 'ink' : 'dim',
      {
        prefer: 'below',
        priority: here ? 50 : 20,
      },
    );
  }
  pen.symbol(null);
}

/** The box's own axes, of which its space is made. */
export function drawAxes(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const box = boxShown(moment);
  if (!box || !boxStep(moment.step)) return;
  const { ink2 } = pen.styles.palette;
  box.axes.forEach((axis, k) => {
    // One that points at the eye is a dot with a name on other names.
    const seen = figure.along(axis);
    if (figure.pane === 'second' && Math.hypot(seen[0], seen[1]) < 0.5 * figure.unit) return;
    const tip = addScaled(box.centre, axis, 0.55 * box.half[k]!);
    drawArrow(pen, figure, box.centre, tip, { color: withAlpha(ink2, 0.8), width: 1.2 }, 7);
    drawName(pen, figure, `a${k}`, tip, `⟦${'xyz'[k]}⟧`, 'ink2', { prefer: 'right', priority: 25, gap: 4 });
  });
}

/** Most places of the path that are drawn. */
const mostPlaces = 300;

/** Places at the ends of the frames: gone so far in full, to come as dots. */
export function drawPath(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  if (figure.pane === 'second') return;
  const every = Math.max(1, Math.ceil(moment.frames / mostPlaces));
  let before = moment.settings['start'] as Vec3;
  const gone: Vec3[] = [before];
  const ahead: Vec3[] = [];
  for (let frame = 0; frame < moment.frames; frame += every) {
    const here = moment.resultOf(frame)['centre'] as Vec3;
    if (frame < moment.frame) gone.push(here);
    else if (frame > moment.frame) ahead.push(...(ahead.length === 0 ? [before, here] : [here]));
    before = here;
  }
  gone.push(frameEvent(moment).place);
  drawLine(pen, figure, gone, { ...pen.styles.path, width: 1.4 });
  if (ahead.length > 1) drawLine(pen, figure, ahead, pen.styles.pathAhead);
}

/** Rays as far as they are known; what a bounce has cut off is dashed. */
export function drawRays(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const { body } = pen.styles.palette;
  const current = rayOf(moment);
  const legs = legsOf(moment);
  const bends = frameEvent(moment).method === 'arc';
  const { from, way } = wayOf(moment);
  pen.symbol(studySymbol('shotD'));
  if (legs.length === 0 && Math.hypot(...way) > 0)
    drawArrow(pen, figure, from, add(from, way), { color: withAlpha(body, 0.7), width: 2, dash: [6, 4] });
  for (const { ray, bounce } of legs) {
    const here = ray.bounce === current?.bounce;
    const arc = bends && ray.sag > 0;
    if (figure.pane === 'second' && !here) continue;
    const color = here ? body : withAlpha(body, 0.6);
    if (arc && bounce) drawLine(pen, figure, curve(ray, bounce.time), { color, width: 2.2, avoid: true });
    else if (bounce) drawLine(pen, figure, [ray.from, bounce.stopped], { color, width: 2.2, avoid: true });
    const faint = { color: withAlpha(body, 0.45), width: 1.2, dash: [5, 4] } as const;
    const solid = { color, width: 2.2, avoid: true } as const;
    if (bounce) drawArrow(pen, figure, arc ? ray.from : bounce.stopped, ray.to, faint, 7);
    else drawArrow(pen, figure, ray.from, ray.to, arc ? faint : solid);
  }
  pen.symbol(studySymbol('shotO'));
  const start = current?.from ?? from;
  drawPoint(pen, figure, start, body, 4.5);
  drawName(pen, figure, 'o', start, '⟦o⟧', 'body', { prefer: 'above', priority: 65 });
  pen.symbol(studySymbol('shotD'));
  // Near the tip, where nothing else is: times are written along the way.
  if (current && kindOf(moment.step) !== 'ShotPlace')
    drawName(pen, figure, 'd', current.to, '⟦o⟧ + ⟦d⟧', 'body', { prefer: 'right', priority: 45 });
  pen.symbol(null);
}

/** A curve is drawn in so many pieces. */
const pieces = 32;

function curve(ray: Parameters<typeof onArc>[0], until = 1): Vec3[] {
  return Array.from({ length: pieces + 1 }, (_, k) => onArc(ray, (until * k) / pieces));
}

/** The parabola through both ends of the ray, with what lies between it and the chord in the middle. */
export function drawArc(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const ray = rayOf(moment);
  const leg = legsOf(moment).find((each) => each.ray.bounce === ray?.bounce);
  if (!ray || !leg || !(ray.sag > 0)) return;
  const { edge, bodyText, ink2 } = pen.styles.palette;
  const about = ['ShotFace', 'ShotRay', 'ShotTriangle'].includes(kindOf(moment.step));
  // What a bounce has cut off is no way that is gone.
  const decides = frameEvent(moment).method === 'arc' && !leg.bounce;
  pen.symbol(studySymbol('shotQ'));
  const stroke = decides
    ? { color: pen.styles.palette.body, width: 2 }
    : about
      ? { color: edge, width: 2 }
      : { color: bodyText, width: 1.3, dash: [3, 3] as const };
  drawLine(pen, figure, curve(ray), stroke);
  if (about && kindOf(moment.step) !== 'ShotTriangle') {
    const [low, high] = [at(ray, 0.5), onArc(ray, 0.5)];
    drawLine(pen, figure, [low, high], { color: ink2, width: 1, dash: [2, 3] });
    const name = t('study.projectile.label.sag', { sag: formatNumber(ray.sag, 4) });
    drawName(pen, figure, 'sag', high, name, 'edge', { prefer: 'above', priority: 55 });
  }
  pen.symbol(null);
}

/** In the first frame: what can be dragged to aim. */
export function drawVelocity(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const { start, velocity, step } = moment.settings as unknown as Settings;
  if (figure.pane === 'second' || moment.frame > 0 || Math.hypot(...velocity) === 0) return;
  const { body } = pen.styles.palette;
  pen.symbol(studySymbol('shotV'));
  const tip = addScaled(start, velocity, velocityShare * step);
  drawArrow(pen, figure, start, tip, { color: body, width: 3.2 }, 11);
  drawName(pen, figure, 'v', addScaled(start, velocity, 0.5 * velocityShare * step), '⟦v⟧', 'body', {
    prefer: 'below',
    priority: 40,
  });
  pen.symbol(null);
}

/** Where it bounces: the normal, and the velocity before and after at one scale. */
export function drawBounces(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const { body, ink, face } = pen.styles.palette;
  const ray = rayOf(moment);
  legsOf(moment).forEach(({ bounce, ray: own }, k) => {
    if (!bounce || (figure.pane === 'second' && own.bounce !== ray?.bounce)) return;
    drawPoint(pen, figure, bounce.point, face, 5);
    const about = kindOf(moment.step) === 'ShotBounce' && eventOf<ShotBounceEvent>(moment.step).left === bounce.left;
    const length = 0.28 * Math.max(Math.hypot(...own.way), 1e-9);
    pen.symbol(studySymbol('shotN'));
    drawArrow(pen, figure, bounce.point, addScaled(bounce.point, bounce.normal, length), { color: ink, width: 2 });
    if (!about) return void pen.symbol(null);
    drawName(pen, figure, `n${k}`, addScaled(bounce.point, bounce.normal, length), '⟦n⟧', 'ink', {
      prefer: 'above',
      priority: 70,
    });
    const factor = (1.6 * length) / Math.max(Math.hypot(...bounce.velocity), 1e-9);
    const [before, after] = [scale(bounce.velocity, factor), scale(bounce.result, factor)];
    pen.symbol(studySymbol('shotV'));
    drawArrow(pen, figure, sub(bounce.point, before), bounce.point, { color: withAlpha(body, 0.55), width: 3.2 });
    drawArrow(pen, figure, bounce.point, add(bounce.point, after), { color: body, width: 3.2 });
    drawName(pen, figure, `w${k}`, add(bounce.point, after), '⟦v⟧′', 'body', { prefer: 'right', priority: 70 });
    pen.symbol(null);
  });
}
