/** Marks of the triangle's plane: the piece of it, its distance ±1, N, where the body touches it and is cut by it, and q. */
import { t } from '../../base/i18n/messages';
import {
  addScaled,
  div,
  dot,
  isFinite3,
  length,
  mul,
  normalize,
  spanPlane,
  sub,
  type Vec3,
} from '../../../mesh/geometry/vec';
import { withAlpha } from '../../base/palette';
import { drawBody } from '../../scene/layers/bodyOutline';
import { bodyAt, centreAt, type Figure, fromEllipsoid } from '../../scene/layers/layer';
import { symbolLine } from '../../scene/layers/words';
import { symbol } from '../../scene/labels/symbols';
import type { Pen } from '../../scene/pen/pen';
import * as state from '../state';
import { ink, pathHead, pathStroke } from './marks';
import { touchingPoint, trianglePlane } from './plane';
import { placeIsOpen, placeOf, timeIsOpen } from './spot';

export function drawPlane(pen: Pen, figure: Figure): void {
  const plane = trianglePlane(figure);
  if (!plane) return;
  const { space } = figure;
  const piece = plane.piece.map((p) => space.point(p));
  const { palette } = pen.styles;
  pen.polygon(piece, withAlpha(palette.plane, 0.16));
  pen.line(piece, { color: withAlpha(palette.ink3, 0.9), width: 1, avoid: 'slightly' }, true);
  const [a, b, , d] = plane.piece;
  const radius = Math.max(...figure.moment.radii);
  for (const [from, along, over] of [
    [a, sub(b, a), sub(d, a)],
    [a, sub(d, a), sub(b, a)],
  ] as const) {
    const count = Math.floor(length(along) / radius);
    for (let k = 1; k <= count; k++) {
      const p = addScaled(from, along, (k * radius) / length(along));
      pen.line([space.point(p), space.point(addScaled(p, over, 1))], {
        color: withAlpha(palette.ink3, 0.28),
        width: 0.8,
      });
    }
  }
  pen.label({
    id: 'plane',
    at: piece[0]!,
    lines: [
      {
        text: t(state.shown.peek().marks.has('triangle') ? 'learn.figure.plane' : 'learn.figure.plane.alone'),
        tone: 'dim',
      },
    ],
    prefer: 'right',
    priority: 25,
    gap: 10,
  });
  const shown = state.shown.peek().marks;
  if (shown.has('way')) drawPath(pen, figure);
  if (shown.has('mover') && !timeIsOpen()) drawCut(pen, figure);
}

export function drawOffsets(pen: Pen, figure: Figure): void {
  const plane = trianglePlane(figure);
  if (!plane) return;
  const { space, moment } = figure;
  const reach = dot(sub(touchingPoint(figure, [0, 0, 0], plane.normal), [0, 0, 0]), plane.normal);
  const front = dot(moment.displacement, plane.normal) > 0 ? -1 : 1;
  for (const [side, stroke, sign] of [
    [front, pen.styles.atT0, '+1'],
    [-front, pen.styles.atT1, '−1'],
  ] as const) {
    const piece = plane.piece.map((p) => space.point(addScaled(p, plane.normal, side * Math.abs(reach))));
    pen.line(piece, stroke, true);
    pen.label({
      id: `offset${sign}`,
      at: piece[2]!,
      lines: [{ text: t('learn.figure.distance', { value: sign }), tone: 'dim' }],
      prefer: 'right',
      priority: 24,
    });
  }
}

export function drawNormal(pen: Pen, figure: Figure): void {
  const plane = trianglePlane(figure);
  if (!plane) return;
  const from = plane.piece[3];
  const to = addScaled(from, plane.normal, Math.max(...figure.moment.radii));
  pen.symbol('N');
  pen.arrow(figure.space.point(from), figure.space.point(to), pen.styles.normal, {
    size: 11,
    fill: pen.styles.palette.ink,
  });
  pen.label({
    id: 'N',
    at: figure.space.point(to),
    lines: [symbolLine('N', 'ink')],
    prefer: 'aboveLeft',
    priority: 70,
  });
}

export function drawTouch(pen: Pen, figure: Figure): void {
  const plane = trianglePlane(figure);
  if (!plane) return;
  const centre = centreAt(figure.moment, state.moverTime.peek());
  const point = figure.space.point(touchingPoint(figure, centre, plane.normal));
  pen.arrow(figure.space.point(centre), point, ink(pen, 1.6), { size: 9, fill: pen.styles.palette.ink });
  pen.mark(
    point,
    { kind: 'disc', size: 4, fill: pen.styles.palette.background, stroke: pen.styles.palette.ink, strokeWidth: 1.6 },
    { clear: 6 },
  );
}

/** The motion, dashed where the plane hides it. */
function drawPath(pen: Pen, figure: Figure): void {
  const { moment, space } = figure;
  if (length(moment.displacement) === 0) return;
  const [from, to] = [space.point(moment.start), space.point(centreAt(moment, 1))];
  const [stroke, head] = [pathStroke(pen), pathHead(pen)];
  const hidden = { ...stroke, dash: [6, 4] as const };
  const crossing = crossingPoint(pen, figure);
  pen.symbol('v');
  if (!crossing) pen.arrow(from, to, stroke, head);
  else {
    const [before, after] = crossing.hides === 'before' ? [hidden, stroke] : [stroke, hidden];
    pen.line([from, crossing.at], before);
    pen.arrow(crossing.at, to, after, head);
  }
  pen.symbol(null);
}

/** Where the path goes through the plane, and which part of it the plane then hides; null: it does not, within the motion. */
function crossingPoint(pen: Pen, figure: Figure): { readonly at: Vec3; readonly hides: 'before' | 'after' } | null {
  const plane = trianglePlane(figure);
  if (!plane) return null;
  const { moment, space } = figure;
  const far = (p: Vec3) => dot(sub(p, plane.corners[0]), plane.normal);
  const [begin, end] = [far(moment.start), far(centreAt(moment, 1))];
  if (begin * end >= 0) return null;
  const seen = far(space.toWorld(pen.projection.eye));
  return {
    at: space.point(centreAt(moment, begin / (begin - end))),
    hides: seen * begin < 0 ? 'before' : 'after',
  };
}

const cutPoints = 72;

/** The circle in which the plane cuts the sphere, once it is between t₀ and t₁. */
function drawCut(pen: Pen, figure: Figure): void {
  const plane = trianglePlane(figure);
  if (!plane) return;
  const { radii } = figure.moment;
  const normal = normalize(mul(plane.normal, radii));
  const centre = div(centreAt(figure.moment, state.moverTime.peek()), radii);
  const far = dot(sub(centre, div(plane.corners[0], radii)), normal);
  if (Math.abs(far) >= 1) return;
  const reach = Math.sqrt(1 - far * far);
  const middle = addScaled(centre, normal, -far);
  const [u, v] = spanPlane(normal);
  const ring = Array.from({ length: cutPoints }, (_, k) => {
    const angle = (2 * Math.PI * k) / cutPoints;
    const along = addScaled(addScaled(middle, u, reach * Math.cos(angle)), v, reach * Math.sin(angle));
    return fromEllipsoid(figure, along);
  });
  pen.polygon(ring, withAlpha(pen.styles.palette.body, 0.22));
  pen.line(ring, { color: pen.styles.palette.body, width: 1.6, avoid: 'slightly' }, true);
}

/** The edge that is tested, on its line: where f is 0, where it is 1, and that the line goes on. */

/** of the length of the edge, beyond each end */
const beyondEnds = 0.3;

export function drawEdgeLine(pen: Pen, figure: Figure): void {
  const event = figure.moment.check?.event;
  if (event?.kind !== 'EdgeTest') return;
  const at = (f: number) => fromEllipsoid(figure, addScaled(event.start, event.direction, f));
  const { styles } = pen;
  pen.symbol('e');
  for (const [from, to] of [
    [-beyondEnds, 0],
    [1, 1 + beyondEnds],
  ] as const)
    pen.line([at(from), at(to)], {
      color: styles.palette.edge,
      width: 1.4,
      dash: [5, 4],
      avoid: 'slightly',
    });
  pen.line([at(0), at(1)], { ...styles.edge, avoid: true });
  for (const f of [0, 1]) {
    pen.mark(at(f), {
      kind: 'disc',
      size: 4.5,
      fill: styles.palette.background,
      stroke: styles.palette.edge,
      strokeWidth: 1.8,
    });
    pen.label({
      id: `f${f}`,
      at: at(f),
      lines: [{ text: `${symbol('f')} = ${f}`, tone: 'edge' }],
      prefer: 'below',
      priority: 60,
      gap: 10,
    });
  }
}

/** q: the point in which the body touches the plane of the triangle at t₀. */
export function drawFoot(pen: Pen, figure: Figure): void {
  const face = figure.moment.candidate?.step.children.find(({ event }) => event.kind === 'FaceTest')?.event;
  if (face?.kind !== 'FaceTest' || !isFinite3(face.point)) return;
  const { palette } = pen.styles;
  const at = fromEllipsoid(figure, face.point);
  pen.symbol('q');
  pen.mark(
    at,
    { kind: 'disc', size: 6, fill: palette.face, stroke: palette.background, strokeWidth: 1.6 },
    { clear: 7 },
  );
  pen.label({ id: 'q', at, lines: [symbolLine('q', 'ink')], prefer: 'right', priority: 78, gap: 10 });
}

/** The body that is put where one thinks, off its way: hollow while it is a guess, drawn in full at the true place afterwards. */
export function drawHollow(pen: Pen, figure: Figure): void {
  const { ask } = state.stop.peek();
  if (ask?.kind !== 'place' || ask.where === 'time' || ask.as !== 'body' || placeIsOpen()) return;
  const { styles } = pen;
  const truth = state.judged.peek() ? state.truth.peek() : null;
  const body = bodyAt(figure, placeOf(ask, figure.moment, truth ?? state.placed.peek()));
  if (truth) drawBody(pen, body, { outline: { ...styles.body, width: 2.4 }, grid: styles.bodyGrid });
  else drawBody(pen, body, { outline: { color: styles.palette.ink, width: 2 } });
}
