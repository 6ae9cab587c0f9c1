/** Figures that only the robust method draws. */
import { t } from '../../../base/i18n/messages';
import type { CarriedEvent } from '../../../../package/trace/events.gen';
import type { Step } from '../../../../package/trace/steps';
import { addScaled, isFinite3, type Vec3, add, length, sub, scale, spanPlane } from '../../../../mesh/geometry/vec';
import type { Pen } from '../../../scene/pen/pen';
import { drawBody } from '../../../scene/layers/bodyOutline';
import { bodyAt, type Figure, type Layer, centreAt, fromEllipsoid } from '../../../scene/layers/layer';
import { lowest, normalArrow, pixelsAlong, stateSign } from '../../../scene/layers/standing';
import { eventOf } from '../../../scene/moment/slide';

/** Robust: the closest point of the triangle to the centre before anything moves. */
export const touchTestLayer: Layer = {
  name: 'touchTest',
  draw(pen, figure) {
    const event = figure.moment.check?.event;
    if (event?.kind !== 'TouchTest' || !isFinite3(event.point)) return;
    const at = fromEllipsoid(figure, event.point);
    const { palette } = pen.styles;
    pen.symbol('b');
    pen.line([figure.space.point(figure.moment.start), at], pen.styles.offset);
    const touches = event.verdict !== 'clear';
    const fill = touches ? palette.ink : palette.background;
    pen.symbol('q');
    pen.mark(at, { kind: 'disc', size: 7, fill: palette.background });
    pen.mark(at, { kind: 'disc', size: 4, fill, stroke: palette.ink2, strokeWidth: 1.6 }, { clear: 8 });
    const lines = [{ text: t('scene.label.closest'), tone: 'ink2' as const }];
    pen.label({ id: 'closest', at, lines, prefer: 'belowRight', priority: 68, gap: 10 });
  },
};

const half = 0.8;

/** Robust: the wall that a steep contact acts as, broken and hatched both ways, next to the plane that really touches. */
export const steepContactLayer: Layer = {
  name: 'ground',
  draw(pen, figure) {
    const { step, nearest } = figure.moment;
    const event = step?.event;
    if (event?.kind !== 'SteepContact' || !nearest) return;
    const at = fromEllipsoid(figure, nearest.point);
    const { styles } = pen;
    const square = (normal: typeof event.normal) =>
      spanPlane(figure.space.normal(normal)).map((v) => scale(v, half * figure.unit));
    const [across, up] = square(event.normal);
    pen.symbol('n');
    const own = [add(across, up), add(scale(across, -1), up), scale(add(across, up), -1), add(across, scale(up, -1))];
    // Where active planes are shown it is one of them.
    if (!figure.shown.slidePlane) {
      pen.line(
        own.map((corner) => add(at, corner)),
        styles.slide,
        true,
      );
    }
    normalArrow(pen, figure, at, event.normal, styles.normal);
    if (!isFinite3(event.wall)) return;
    pen.symbol('wall');
    const [side, rise] = square(event.wall);
    const look = { fill: styles.fills.activePlane, outline: styles.wall, hatch: styles.slideHatch };
    pen.hatchedSquare(at, side, rise, look);
    pen.hatchedSquare(at, scale(side, -1), rise, { ...look, fill: [0, 0, 0, 0] });
    normalArrow(pen, figure, at, event.wall, styles.wall);
    const lines = [{ text: t('scene.label.wall'), tone: 'slide' as const }];
    pen.label({ id: 'wall', at: add(add(at, side), rise), lines, prefer: 'above', priority: 62 });
  },
};

/** Robust: one round of pushing the ellipsoid out of what it overlaps. */
export const pushesLayer: Layer = {
  name: 'pushes',
  draw(pen, figure) {
    const event = figure.moment.step?.event;
    if (event?.kind !== 'Depenetrate' || !isFinite3(event.position)) return;
    const { space } = figure;
    const from = space.point(sub(event.position, event.push));
    const to = space.point(event.position);
    pen.symbol('base');
    drawBody(pen, bodyAt(figure, event.position), { outline: pen.styles.atT0 });
    pen.symbol('push');
    pen.arrow(from, to, pen.styles.push, { size: 8, fill: pen.styles.palette.ink });
    const lines = [{ text: t('scene.label.push', { round: String(event.round) }), tone: 'ink' as const }];
    pen.label({ id: 'push', at: to, lines, prefer: 'aboveRight', priority: 70, gap: 8 });
  },
};

/** Robust: can it stand here? */
export const groundLayer: Layer = {
  name: 'ground',
  draw(pen, figure) {
    const { moment, space } = figure;
    const event = moment.step?.event;
    const { styles } = pen;
    pen.symbol('n');
    if (event?.kind === 'GroundTest' && moment.nearest) {
      const at = fromEllipsoid(figure, moment.nearest.point);
      const up = space.normal([0, 1, 0]);
      pen.arrow(at, addScaled(at, up, figure.unit), styles.naive, { size: 7, fill: styles.palette.dotted });
      const tip = addScaled(at, space.normal(event.normal), figure.unit);
      pen.line([at, tip], styles.thin);
      pen.label({
        id: 'ground',
        at: tip,
        lines: [{ text: t('scene.label.ground'), tone: 'ink2' }],
        prefer: 'right',
        priority: 60,
      });
    }
  },
};

/** Robust: the desired motion next to the motion that the cone leaves, with the way from one to the other. */
export const coneLayer: Layer = {
  name: 'remaining',
  draw(pen, figure) {
    const { moment, space } = figure;
    const cone = moment.slide && eventOf(moment.slide, 'Cone');
    if (!cone || moment.step?.kind !== 'cone' || !moment.nearest || !isFinite3(cone.desired)) return;
    const from = centreAt(moment, moment.nearest.time);
    const wanted = space.point(add(from, cone.desired));
    if (length(cone.desired) === 0) return;
    const { palette } = pen.styles;
    pen.symbol('desired');
    pen.arrow(space.point(from), wanted, pen.styles.naive, { size: 7, fill: palette.dotted });
    pen.line([wanted, space.point(add(from, cone.result))], pen.styles.drop);
    const lines = [{ text: t('scene.label.desired'), tone: 'dim' as const }];
    pen.label({ id: 'desired', at: wanted, lines, prefer: 'right', priority: 56, gap: 8 });
  },
};

/** Robust: what carries the body, where, and how: each state has a separate sign. */
export const carriedLayer: Layer = {
  name: 'ground',
  draw(pen, figure) {
    const { step } = figure.moment;
    const event = step?.event;
    if (!step || event?.kind !== 'Carried') return;
    const centre = centreOf(step, event);
    if (centre) drawBody(pen, bodyAt(figure, centre), { outline: pen.styles.atT0 });
    const stroke = pen.styles.states[event.state];
    const words = [{ text: t(`state.${event.state}`), tone: 'ink' as const }];
    const label = { id: 'carried', lines: words, priority: 72 } as const;
    if (isFinite3(event.point)) {
      const at = figure.space.point(event.point);
      pen.symbol('c');
      stateSign(pen, figure, at, event.normal, event.state);
      pen.symbol('n');
      const tip = normalArrow(pen, figure, at, event.normal, stroke);
      pen.label({ ...label, at: tip, prefer: 'right' });
    } else if (centre) {
      drawAir(pen, figure, centre);
      pen.label({ ...label, at: figure.space.point(lowest(figure, centre)), prefer: 'below', gap: 34 });
    }
  },
};

/** Nothing below: a broken line down from the lowest point. */
function drawAir(pen: Pen, figure: Figure, centre: Vec3): void {
  const at = figure.space.point(lowest(figure, centre));
  const down = pixelsAlong(pen, figure, at, figure.space.vector([0, -1, 0]), 28);
  pen.line([at, addScaled(at, down, 1)], pen.styles.states.air);
}

/** Where the frame begins, pushes out of overlaps included, or where it ends. */
function centreOf(step: Step, { moment }: CarriedEvent): Vec3 | null {
  let frame = step;
  while (frame.parent) frame = frame.parent;
  if (moment === 'end') return frame.event.kind === 'MoveEnd' ? frame.event.position : null;
  const first = frame.children.find(({ kind }) => kind === 'pass')?.opening;
  return first?.kind === 'PassBegin' ? first.position : null;
}

/** Its layers, a separate chunk: the first step is one of the method of 2003. */
export { activePlanesLayer } from './activePlanes';
export { stepEdgeLayer } from './stepEdge';
export { stepsLayer } from './steps';
export { wedgeLayer } from './wedge';
