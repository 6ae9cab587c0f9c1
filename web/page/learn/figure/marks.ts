/** How each mark of the course is drawn. Solid = is, dashed ink = was guessed; colour belongs to the body, ink to the one who learns. */
import { t } from '../../base/i18n/messages';
import { addScaled, dot, length, scale, sub, type Vec3 } from '../../../mesh/geometry/vec';
import { drawBody, labelBody } from '../../scene/layers/bodyOutline';
import { bodyAt, centreAt, type Figure } from '../../scene/layers/layer';
import { symbolLine, timeLine } from '../../scene/layers/words';
import { sub as subscript, symbol } from '../../scene/labels/symbols';
import { withAlpha } from '../../base/palette';
import type { Pen } from '../../scene/pen/pen';
import type { Stroke } from '../../scene/pen/style';
import { form } from '../form';
import * as state from '../state';
import type { MarkName } from '../tour/types';
import { drawContact } from './contact';
import { drawEdgeLine } from './edgeLine';
import { drawFoot } from './foot';
import { drawGhosts } from './ghosts';
import { drawHeight } from './height';
import { drawHit } from './hit';
import { offText } from './off';
import { drawSolid } from './solid';
import { drawNumbers } from './numbers';
import { drawHollow } from './hollow';
import { drawStop } from './stop';
import { middleOf, touchingPoint, trianglePlane } from './plane';
import { placeOf } from './spot';
import { lateMark } from './lateMarks';
import { drawCorners } from './cornerNames';

type Draw = (pen: Pen, figure: Figure) => void;

const ink = (pen: Pen, width: number, dash?: readonly [number, number], alpha = 1): Stroke => ({
  color: withAlpha(pen.styles.palette.ink, alpha),
  width,
  avoid: 'slightly',
  ...(dash && { dash }),
});

const late =
  (name: MarkName): Draw =>
  (pen, figure) =>
    lateMark(name)?.draw(pen, figure);

export const marks: Readonly<Record<MarkName, Draw>> = {
  plane(pen, figure) {
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
  },
  offsets(pen, figure) {
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
  },
  triangle(pen, figure) {
    const plane = trianglePlane(figure);
    if (!plane) return;
    const corners = plane.corners.map((p) => figure.space.point(p));
    pen.symbol('tri');
    pen.polygon(corners, withAlpha(pen.styles.palette.outline, 0.24));
    pen.line(corners, pen.styles.triangle, true);
    pen.label({
      id: 'tri',
      at: figure.space.point(middleOf(plane.corners)),
      lines: [{ text: t('learn.figure.triangle'), tone: 'ink2' }],
      prefer: 'right',
      priority: 40,
      gap: 2,
    });
  },
  normal(pen, figure) {
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
  },
  end(pen, figure) {
    const body = bodyAt(figure, centreAt(figure.moment, 1));
    pen.symbol('goal');
    drawBody(pen, body, { outline: pen.styles.destination });
    pen.mark(body.center, {
      kind: 'disc',
      size: 4,
      fill: pen.styles.palette.background,
      stroke: pen.styles.palette.body,
      strokeWidth: 1.6,
    });
    const lines = [{ text: t('learn.figure.end'), tone: 'body' as const }, timeLine(1)];
    labelBody(pen, body, { id: 'end', lines, priority: 50 });
  },
  start(pen, figure) {
    const { palette } = pen.styles;
    const body = bodyAt(figure, figure.moment.start);
    pen.symbol('r');
    drawBody(pen, body, { outline: { color: withAlpha(palette.body, 0.75), width: 1.3, avoid: 'slightly' } });
    labelBody(pen, body, {
      id: 'start',
      lines: [{ text: t('learn.figure.start'), tone: 'body' }, timeLine(0)],
      priority: 60,
    });
    pen.symbol('B');
    pen.mark(body.center, { kind: 'disc', size: 4, fill: palette.body }, { clear: 5 });
    if (state.besideB.peek()) return;
    pen.label({ id: 'B', at: body.center, lines: [symbolLine('B', 'body')], prefer: 'left', priority: 45 });
  },
  way(pen, figure) {
    const { moment, space } = figure;
    if (length(moment.displacement) === 0) return;
    const { palette } = pen.styles;
    const [from, to] = [space.point(moment.start), space.point(centreAt(moment, 1))];
    pen.symbol('v');
    pen.arrow(from, to, { color: palette.body, width: 1.6, avoid: true }, { size: 10, fill: palette.body });
    pen.label({
      id: 'v',
      at: space.point(centreAt(moment, 0.2)),
      lines: [symbolLine('v', 'body')],
      prefer: 'below',
      priority: 44,
    });
  },
  mover(pen, figure) {
    const { styles } = pen;
    const body = bodyAt(figure, centreAt(figure.moment, state.moverTime.peek()));
    pen.symbol('t');
    drawBody(pen, body, { outline: { ...styles.body, width: 2.4 }, grid: styles.bodyGrid, fill: styles.fills.body });
  },
  touch(pen, figure) {
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
  },
  ghosts: drawGhosts,
  guess(pen, figure) {
    const { ask } = state.stop.peek();
    const judged = state.judged.peek();
    if (ask?.kind !== 'place' || ask.as !== 'body') return;
    const former = state.former.peek();
    if (former)
      drawBody(pen, bodyAt(figure, placeOf(ask, figure.moment, former)), { outline: ink(pen, 1.4, [5, 4], 0.35) });
    // On paper and before a class nobody has guessed: the answer stands where the truth is.
    if (!judged || form.peek()) return;
    const body = bodyAt(figure, placeOf(ask, figure.moment, judged.guess));
    drawBody(pen, body, { outline: ink(pen, 1.6, [5, 4]) });
    labelBody(pen, body, { id: 'you', lines: [{ text: t('learn.figure.you'), tone: 'ink' }], priority: 72 });
  },
  answer(pen, figure) {
    const { ask } = state.stop.peek();
    const judged = state.judged.peek();
    const truth = state.truth.peek();
    if (ask?.kind !== 'place' || !judged || !truth) return;
    const [from, to] = [placeOf(ask, figure.moment, judged.guess), placeOf(ask, figure.moment, truth)];
    const off = length(sub(to, from));
    const radius = Math.max(...figure.moment.radii);
    const dots = [from, to].map((p) => figure.space.point(p));
    for (const dot of dots)
      pen.mark(dot, {
        kind: 'disc',
        size: 3.5,
        fill: pen.styles.palette.background,
        stroke: pen.styles.palette.ink,
        strokeWidth: 1.6,
      });
    if (off < 0.01 * radius) return;
    if (ask.as === 'body')
      labelBody(pen, bodyAt(figure, to), {
        id: 'answer',
        lines: [{ text: t('learn.figure.answer'), tone: 'body' }],
        priority: 71,
      });
    // Above both bodies, with thin lines down to the two centres.
    const lift = ask.as === 'body' ? 1.35 * radius : 0.4 * radius;
    const [a, b] = [from, to].map((p) => figure.space.point(addScaled(p, [0, 1, 0], lift))) as [Vec3, Vec3];
    pen.line([dots[0]!, a], ink(pen, 1, [3, 3], 0.7));
    pen.line([dots[1]!, b], ink(pen, 1, [3, 3], 0.7));
    pen.line([a, b], ink(pen, 3));
    pen.label({
      id: 'off',
      at: figure.space.point(
        addScaled(scale([from[0] + to[0], from[1] + to[1], from[2] + to[2]], 0.5), [0, 1, 0], lift),
      ),
      lines: [{ text: offText(ask, judged.guess, truth, off, radius), tone: 'ink' }],
      prefer: 'above',
      priority: 80,
    });
  },
  point(pen, figure) {
    const { ask } = state.stop.peek();
    if (ask?.kind !== 'place' || ask.as !== 'point') return;
    const { palette } = pen.styles;
    const given = state.judged.peek() ? (state.truth.peek() ?? []) : state.guess.peek();
    const style = { kind: 'disc', size: 6, fill: palette.background, stroke: palette.ink, strokeWidth: 2 } as const;
    if (given.length > 0)
      pen.mark(figure.space.point(placeOf(ask, figure.moment, given)), { ...style, fill: palette.body }, { clear: 8 });
    const judged = state.judged.peek();
    if (judged) pen.mark(figure.space.point(placeOf(ask, figure.moment, judged.guess)), style, { clear: 8 });
  },
  hit: drawHit,
  solid: drawSolid,
  height: drawHeight,
  corners: drawCorners,
  edgeLine: drawEdgeLine,
  contact: drawContact,
  numbers: drawNumbers,
  twoNormals: late('twoNormals'),
  foot: drawFoot,
  hollow: drawHollow,
  stop: drawStop,
  section: late('section'),
  rest: late('rest'),
  axes: late('axes'),
  corner: late('corner'),
  edgeVectors: late('edgeVectors'),
  faceVectors: late('faceVectors'),
  centre: late('centre'),
  twice: late('twice'),
  trail: late('trail'),
  slopeAngles: late('slopeAngles'),
  tested: late('tested'),
};

/** `t₀ = 0.4` for the strip of time. */
export const indexed = (name: string, index: string): string => symbol(name) + subscript(index);
