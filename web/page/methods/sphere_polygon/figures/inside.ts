/** Normal, foot, angles and signed sides: how it is found whether the centre is over the face. */
import {
  add,
  addScaled,
  cross,
  dot,
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
import { formatAngle, formatNumber } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { eventOf, kindOf, type Kind, type Look, lookOf } from '../look';
import { planeOf, reachOf, within } from '../plane';
import type { RestAngleEvent, RestCornerEvent, RestSideEvent } from '../schema.gen';
import { sumAndBound } from '../say';
import { awayFrom, mostNamed } from './bodies';

const middleOf = (points: readonly Vec3[]): Vec3 =>
  scale(
    points.reduce((sum, p) => add(sum, p), [0, 0, 0] as Vec3),
    1 / points.length,
  );

/** Newell's sum so far as an arrow, of the length that the whole one has; then the unit normal. */
export function drawNormal(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { corners, terms, plane, radius, lies, kind } = look;
  if (figure.pane === 'second' || corners.length === 0) return;
  const base = Number.isFinite(reachOf(look)) ? planeOf(look).foot : middleOf(corners);
  const length = 1.4 * radius;
  const { palette, normal } = pen.styles;
  const sum = terms.at(-1)?.sum;
  if (!plane && sum && lies && lies.sumLength > 0) {
    const tip = addScaled(base, sum, length / lies.sumLength);
    drawArrow(pen, figure, base, tip, { color: palette.ink, width: 2, dash: [5, 3] });
    drawName(pen, figure, 'N', tip, '⟦N⟧', 'ink', { prefer: 'right' });
  }
  if (!plane || Math.hypot(...plane.n) < 0.5) return;
  const quiet = kind !== 'RestPlane' && kind !== 'RestRay';
  if (quiet && !['RestPlace', 'RestPolygonEnd', 'RestFrameEnd'].includes(kind)) return;
  pen.symbol(studySymbol('restN'));
  const tip = addScaled(base, plane.n, length);
  drawArrow(pen, figure, base, tip, quiet ? { color: palette.ink3, width: 1.2 } : normal, quiet ? 7 : 9);
  drawName(pen, figure, 'n', tip, '⟦n⟧', quiet ? 'ink2' : 'ink', { prefer: 'right', priority: quiet ? 25 : 60 });
  pen.symbol(null);
}

/** From the centre down to the plane. */
export function drawFoot(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { centre, radius, plane } = look;
  const { foot, right, n, there, height } = planeOf(look);
  // Distances are measured from the centre itself.
  const measuring = ['RestEdge', 'RestVertex', 'RestNearest', 'RestResponse'].includes(look.kind);
  if (!plane || !there || (figure.pane === 'world' && measuring)) return;
  const { ink, ink2, face } = pen.styles.palette;
  if (figure.pane === 'world') {
    const asking = look.kind === 'RestRay' || look.kind === 'RestPlane';
    const stroke = { color: asking ? ink : ink2, width: asking ? 1.8 : 1.2, dash: [4, 3] } as const;
    if (look.kind === 'RestRay') drawArrow(pen, figure, centre, foot, { ...stroke, dash: [6, 3] });
    else drawLine(pen, figure, [centre, foot], stroke);
    const size = 0.12 * Math.min(radius, Math.abs(height));
    const above = addScaled(foot, n, Math.sign(height) * size);
    if (size > 0.02 * radius)
      drawLine(
        pen,
        figure,
        [above, addScaled(above, right, size), addScaled(foot, right, size)],
        pen.styles.rightAngle,
      );
    if (asking) {
      const name = `⟦h⟧ = ${formatNumber(plane.printed, 4)}`;
      drawName(pen, figure, 'h', scale(add(centre, foot), 0.5), name, 'ink', { prefer: 'left', priority: 75 });
    }
  }
  pen.symbol(studySymbol('restFoot'));
  drawPoint(pen, figure, foot, look.place?.region === 'over-face' ? face : ink, 4, true);
  drawName(pen, figure, 'f', foot, '⟦f⟧', 'ink', { prefer: 'belowLeft', priority: 65 });
  pen.symbol(null);
}

/** The side or corner that the step is about. */
export function drawAsked(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const look = lookOf(moment);
  const { step } = moment;
  const { edge, vertex } = pen.styles.palette;
  const kind = kindOf(step);
  if (kind === 'RestVertex') {
    const at = eventOf<RestCornerEvent>(step).point;
    drawPoint(pen, figure, at, vertex, 6);
    return;
  }
  const number = sideAsked(look, kind, step.event as never);
  if (number === null) return;
  const { corners } = look;
  const from = corners[number];
  if (!from) return;
  const side = within(planeOf(look), reachOf(look), from, corners[(number + 1) % corners.length]!);
  if (!side) return;
  pen.symbol(studySymbol('restE'));
  drawLine(pen, figure, side, { color: edge, width: 3.4 });
  if (kind === 'RestCorner') drawPoint(pen, figure, from, vertex, 6);
  // In the plan signed values stand there.
  const valued = figure.pane === 'second' && kind === 'RestSide';
  if (!valued) {
    const name = t('study.sphere_polygon.label.side', { side: number });
    const at = placeOfName(side, planeOf(look).foot);
    drawName(pen, figure, 'side', at, name, 'edge', { prefer: awayFrom(figure, at, middleOf(corners)), priority: 55 });
  }
  pen.symbol(null);
}

/** A third of the way along, at the end that is farther from where most is drawn. */
function placeOfName([from, to]: readonly [Vec3, Vec3], busy: Vec3): Vec3 {
  const away = (p: Vec3): number => Math.hypot(...sub(p, busy));
  const [near, far] = away(from) < away(to) ? [from, to] : [to, from];
  return addScaled(far, sub(near, far), 0.3);
}

function sideAsked(look: Look, kind: Kind, event: { readonly side?: number; readonly corner?: number }): number | null {
  if (kind === 'RestCorner') return event.corner ?? null;
  if (kind === 'RestAngle' || kind === 'RestSide' || kind === 'RestEdge') return event.side ?? null;
  const { nearest } = look;
  return nearest?.feature === 'side' ? nearest.element : null;
}

/** The angles so far as arcs, each a little farther out; what turns back but counts forward in another colour. */
export function drawAngles(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  if (look.kind !== 'RestAngle' && look.kind !== 'RestInside') return;
  const { angles, inside, radius, lies } = look;
  if (angles.length === 0 || !lies || (inside && inside.decides !== 'angle-sum')) return;
  const plane = planeOf(look);
  const reach = reachOf(look);
  const { ink, ink3, edge } = pen.styles.palette;
  const sizes = angles.flatMap(({ a, b }) => [Math.hypot(...a), Math.hypot(...b)]).filter((size) => size > 0);
  const size = Math.min(2.2 * radius, ...sizes);
  const all = angles.length;
  pen.symbol(studySymbol('restAngle'));
  angles.forEach((angle, k) => {
    const { a, b, turn } = angle;
    const now = look.kind === 'RestAngle' && k === all - 1;
    const spoke = { color: now ? ink : withAlpha(ink3, 0.7), width: now ? 1.4 : 0.9 };
    for (const way of now ? [a, b] : [a]) {
      const line = within(plane, reach, plane.foot, add(plane.foot, way));
      if (line) drawLine(pen, figure, line, spoke);
    }
    const color = turn < 0 ? edge : ink;
    const arc = arcOf(angle, plane.n, size * (0.35 + 0.6 * (k / Math.max(3, all - 1))));
    if (arc.length === 0) return;
    const at = arc.map((way) => add(plane.foot, way));
    drawLine(pen, figure, at, { color, width: now ? 3 : 1.8 });
    if (figure.pane === 'second' && angle.angle > 0.03 && (now || (all <= mostNamed && look.kind === 'RestInside')))
      drawName(pen, figure, `angle${k}`, at[at.length >> 1]!, formatAngle(angle.angle), turn < 0 ? 'edge' : 'ink2', {
        ...{ prefer: awayFrom(figure, at[at.length >> 1]!, plane.foot), priority: now ? 70 : 35, gap: 4 },
      });
  });
  if (inside && figure.pane === 'second')
    drawName(pen, figure, 'sum', addScaled(plane.foot, plane.up, 1.7 * size), `Σ = ${sumAndBound(inside)[0]}`, 'ink', {
      prefer: 'below',
      priority: 80,
    });
  pen.symbol(null);
}

/** From A toward B the short way, about the normal. */
function arcOf({ a, angle, turn }: RestAngleEvent, n: Vec3, radius: number): Vec3[] {
  const size = Math.hypot(...a);
  if (!(size > 0) || !(angle > 0)) return [];
  const along = scale(a, radius / size);
  const flat = addScaled(along, n, -dot(n, along));
  const across = scale(cross(n, flat), turn < 0 ? -1 : 1);
  const count = Math.max(2, Math.ceil(angle / 0.12));
  return Array.from({ length: count + 1 }, (_, k) => {
    const at = (angle * k) / count;
    return addScaled(scale(flat, Math.cos(at)), across, Math.sin(at));
  });
}

/** Each side with the foot's signed distance from its line, and which way is inward. */
export function drawSigns(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { sides, kind, inside } = look;
  const asked = kind === 'RestSide' || (kind === 'RestInside' && inside?.decides === 'signed-edges');
  if (!asked || sides.length === 0) return;
  const plane = planeOf(look);
  const { edge, face } = pen.styles.palette;
  sides.forEach((side, k) => {
    const from = look.corners[side.side]!;
    const line = within(plane, reachOf(look), from, add(from, side.edge));
    if (!line || side.verdict === 'no-length') return;
    const now = kind === 'RestSide' && k === sides.length - 1;
    const outer = side.value < 0;
    const at = placeOfName(line, plane.foot);
    const tip = addScaled(at, side.inward, (0.3 * look.radius) / Math.hypot(...side.inward));
    const color = outer ? edge : face;
    drawArrow(pen, figure, at, tip, { color, width: now ? 2.2 : 1.4 }, 7);
    if (figure.pane === 'second' && (now || sides.length <= mostNamed)) nameSign(pen, figure, side, at, outer, now);
    if (now)
      drawLine(pen, figure, [plane.foot, addScaled(plane.foot, unit(side), -side.distance)], {
        ...{ color, width: 1.4, dash: [3, 3] },
      });
  });
}

const unit = ({ inward }: RestSideEvent): Vec3 => scale(inward, 1 / Math.hypot(...inward));

function nameSign(pen: Pen, figure: StudyFigure, side: RestSideEvent, at: Vec3, outer: boolean, now: boolean): void {
  const text = `${side.side}: ${outer ? '' : '+'}${formatNumber(side.distance, 4)}`;
  const away = addScaled(at, side.inward, 1 / Math.hypot(...side.inward));
  drawName(pen, figure, `sign${side.side}`, at, text, outer ? 'edge' : 'face', {
    ...{ prefer: awayFrom(figure, at, away), priority: now ? 75 : 40 },
  });
}
