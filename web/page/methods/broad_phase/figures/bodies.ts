/** Moving bodies, the pairs that overlap, and the list of ends that is sorted. */
import {
  add,
  drawBox,
  drawLine,
  drawName,
  drawPlane,
  scale,
  spanCorners,
  studySymbol,
  sub,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { axisLetter, boundsOf, largestAxis, type Look, lookOf, type Span } from '../look';
import { placement, roomOf } from '../plan';
import type { BroadBodyEvent } from '../schema.gen';
import { gap, outline } from './boxes';

/** More names are a heap. */
const mostNamed = 16;

const name = (body: number): string => `⟦b⟧⦃${body}⦄`;

/** Pairs that are known to overlap at this step. */
const overlapping = ({ pairs }: Look) => pairs.filter(({ event }) => event.overlap).map(({ event }) => event);

/** The one or two bodies that the step is about: first the one that moves. */
export function askedBodies({ body, swap, pair }: Look): readonly number[] {
  if (body) return [body.body];
  if (swap) return [swap.body, swap.other];
  return pair ? [pair.a, pair.b] : [];
}

export function drawBodies(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  if (look.frame.subject !== 'bodies') return;
  const { ink2, ink3, body: blue } = pen.styles.palette;
  const asked = askedBodies(look);
  const bounds = boundsOf(look.frame);
  if (bounds) outline(pen, figure, bounds, { color: withAlpha(ink3, 0.6), width: 1, dash: [2, 4] });
  for (const each of look.bodies) {
    if (asked.includes(each.body)) continue;
    drawBox(pen, figure, spanCorners(each.low, each.high), withAlpha(ink2, 0.55), 1, 0.05);
  }
  pen.symbol(studySymbol('broadBody'));
  asked.forEach((number, k) => {
    const each = look.bodies[number];
    if (!each) return;
    drawBox(pen, figure, spanCorners(each.low, each.high), k === 0 ? blue : ink2, 2.2, 0.2);
    drawName(pen, figure, `broadBody${k}`, each.high, name(number), k === 0 ? 'body' : 'ink', { priority: 80 });
  });
  pen.symbol(null);
}

/** Pairs that overlap are lit; what began in this frame is told from what was so before. */
export function drawPairs(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  if (look.frame.subject !== 'bodies') return;
  const { face, chosen } = pen.styles.palette;
  const asked = askedBodies(look);
  const lit = new Map<number, boolean>();
  for (const { a, b, before } of overlapping(look))
    for (const body of [a, b]) lit.set(body, (lit.get(body) ?? true) && before);
  for (const [number, old] of lit) {
    const each = look.bodies[number];
    if (!each || asked.includes(number)) continue;
    drawBox(pen, figure, spanCorners(each.low, each.high), old ? face : chosen, 1.8, 0.16);
    if (lit.size <= mostNamed)
      drawName(pen, figure, `broadLit${number}`, each.high, name(number), 'face', { priority: 30 });
  }
  for (const { a, b } of overlapping(look)) {
    const common = commonOf(look.bodies[a], look.bodies[b]);
    if (common) drawBox(pen, figure, spanCorners(common.low, common.high), face, 1.2, 0.4);
  }
}

/** What two boxes have in common. */
function commonOf(a: BroadBodyEvent | undefined, b: BroadBodyEvent | undefined): Span | null {
  if (!a || !b) return null;
  const low = a.low.map((each, k) => Math.max(each, b.low[k]!)) as unknown as Vec3;
  const high = a.high.map((each, k) => Math.min(each, b.high[k]!)) as unknown as Vec3;
  return low.every((each, k) => each <= high[k]!) ? { low, high } : null;
}

/** Where the bodies of this step, or all of them, came from in this frame. */
export function drawTrails(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  if (look.frame.subject !== 'bodies') return;
  const asked = askedBodies(look);
  const { body, ink2 } = pen.styles.palette;
  for (const each of look.bodies) {
    const shown = asked.includes(each.body);
    const color = shown ? body : withAlpha(ink2, 0.5);
    drawLine(pen, figure, [each.before, each.centre], { color, width: shown ? 2 : 1 });
  }
}

/** Along which axis two bodies lie apart, or overlap least. */
export function drawBodyGap(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const asked = look.pair ?? look.swap;
  const [a, b] = askedBodies(look).map((number) => look.bodies[number]);
  if (!asked || !a || !b) return;
  const axis = largestAxis(asked.gaps);
  gap(pen, figure, a, b, axis, asked.gaps[axis]!);
}

/** The place in the list where two ends change: a plane across its axis. */
export function drawEnd(pen: Pen, figure: StudyFigure): void {
  const { frame, swap, sorted } = lookOf(figure.moment);
  const bounds = boundsOf(frame);
  if (!swap || sorted < 0 || !bounds) return;
  const middle = scale(add(bounds.low, bounds.high), 0.5);
  const half = scale(sub(bounds.high, bounds.low), 0.5);
  const [u, v] = [0, 1, 2]
    .filter((k) => k !== sorted)
    .map((k) => half.map((each, at) => (at === k ? each : 0)) as unknown as Vec3);
  const at = middle.map((each, k) => (k === sorted ? swap.value : each)) as unknown as Vec3;
  drawPlane(pen, figure, at, u!, v!, pen.styles.palette.slide, 0.06);
  const text = t('study.broad_phase.label.end', { body: swap.body, side: swap.isLow ? 'low' : 'high' });
  drawName(pen, figure, 'broadEnd', add(at, u!), text, 'slide', { prefer: 'above', priority: 75 });
}

/** Below the view: the axis with the ends of all bodies, low ones upward, high ones downward, and the two intervals of the step. */
export function drawEnds(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const bounds = boundsOf(look.frame);
  if (figure.pane !== 'second' || look.sorted < 0 || !bounds) return;
  const { origin, right, up } = placement(figure.moment);
  const { ink2, ink3, body: blue } = pen.styles.palette;
  const size = roomOf(bounds);
  const middle = origin[look.sorted]!;
  const at = (value: number, height: number): Vec3 =>
    add(origin, add(scale(right, value - middle), scale(up, -size * height)));
  const line = 1.2;
  drawLine(pen, figure, [at(middle - size, line), at(middle + size, line)], { color: ink2, width: 1.2 });
  drawName(pen, figure, 'broadAxis', at(middle + size, line), axisLetter(look.sorted), 'ink2', { prefer: 'right' });
  for (const { low, high } of look.bodies) {
    drawLine(pen, figure, [at(low[look.sorted]!, line), at(low[look.sorted]!, line - 0.05)], { color: ink2, width: 1 });
    drawLine(pen, figure, [at(high[look.sorted]!, line), at(high[look.sorted]!, line + 0.05)], {
      color: ink3,
      width: 1,
    });
  }
  askedBodies(look).forEach((number, k) => {
    const each = look.bodies[number];
    if (!each) return;
    const [from, to] = [each.low[look.sorted]!, each.high[look.sorted]!];
    const height = line + 0.1 + 0.08 * k;
    drawLine(pen, figure, [at(from, height), at(to, height)], { color: k === 0 ? blue : ink2, width: 4 });
    drawName(pen, figure, `broadSpan${k}`, at(to, height), name(number), k === 0 ? 'body' : 'ink2', {
      prefer: 'right',
    });
  });
}
