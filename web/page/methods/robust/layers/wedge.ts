import { t } from '../../../base/i18n/messages';
import type { WedgeEvent } from '../../../../package/trace/events.gen';
import { add, addScaled, cross, dot, length, normalize, scale, sub, type Vec3 } from '../../../../mesh/geometry/vec';
import { activePlanesAt } from '../../../scene/moment/activeSet';
import { eventOf } from '../../../scene/moment/slide';
import type { Pen } from '../../../scene/pen/pen';
import { touchOf } from './activePlanes';
import { centreAt, type Figure, type Layer } from '../../../scene/layers/layer';
import { lowest, normalArrow, stateSign } from '../../../scene/layers/standing';

/** Robust: do steep faces hold the body together? Two of them, their crease, and the floor they make along it. */
export const wedgeLayer: Layer = {
  name: 'ground',
  draw(pen, figure) {
    const { step, slide, nearest } = figure.moment;
    const event = step?.event;
    if (event?.kind !== 'Wedge' || !slide || !nearest) return;
    const cone = eventOf(slide, 'Cone');
    const planes = activePlanesAt(slide.step, step!);
    const centre = centreAt(figure.moment, nearest.time);
    const [first, second] = [planes[cone?.first ?? -1], planes[cone?.second ?? -1]];
    const crease = first && second ? creaseOf(figure, centre, first.normal, second.normal) : null;
    const { styles } = pen;
    pen.symbol('slide');
    // All around there may be more than two, and no crease to follow. Where active planes are shown these are among them.
    for (const { normal } of figure.shown.slidePlane ? [] : crease ? [first!, second!] : planes) {
      drawFace(pen, figure, touchOf(figure, normal), normal, crease?.along ?? [1, 0, 0]);
    }
    if (crease) {
      pen.symbol('floor');
      const reach = 1.6 * meanOf(figure);
      const ends = [-reach, reach].map((s) => figure.space.point(addScaled(crease.at, crease.along, s)));
      pen.line(ends, styles.normal);
      const lines = [{ text: t('scene.label.crease'), tone: 'ink2' as const }];
      pen.label({ id: 'crease', at: ends[1], lines, prefer: 'right', priority: 57 });
    }
    drawFloor(pen, figure, event, crease?.at ?? lowest(figure, centre));
  },
};

function drawFloor(pen: Pen, figure: Figure, event: WedgeEvent, foot: Vec3): void {
  const { styles } = pen;
  const at = figure.space.point(foot);
  pen.symbol('floor');
  stateSign(pen, figure, at, event.normal, event.verdict === 'holds' ? 'wedged' : 'steep');
  const tip = normalArrow(pen, figure, at, event.normal, styles.states.wedged);
  const key = event.verdict === 'holds' ? 'scene.label.held' : 'scene.label.slips';
  pen.label({ id: 'floor', at: tip, lines: [{ text: t(key), tone: 'slide' }], prefer: 'right', priority: 62 });
  if (length(event.motion) === 0) return;
  pen.symbol('rest');
  const way = addScaled(foot, normalize(event.motion), 1.2 * meanOf(figure));
  pen.arrow(at, figure.space.point(way), styles.remaining, { size: 8, fill: styles.palette.body });
}

/** A piece of one face, as long as the crease. */
function drawFace(pen: Pen, figure: Figure, at: Vec3, normal: Vec3, along: Vec3): void {
  const size = 0.7 * meanOf(figure);
  const u = scale(normalize(sub(along, scale(normal, dot(along, normal)))), 1.3 * size);
  const v = scale(cross(normal, normalize(u)), size);
  const corners = [add(u, v), sub(v, u), scale(add(u, v), -1), sub(u, v)];
  pen.line(
    corners.map((corner) => figure.space.point(add(at, corner))),
    pen.styles.slide,
    true,
  );
}

interface Crease {
  readonly at: Vec3;
  readonly along: Vec3;
}

/** Where the two planes that touch the body meet, nearest to its centre; null where they hardly do. */
function creaseOf(figure: Figure, centre: Vec3, first: Vec3, second: Vec3): Crease | null {
  const along = cross(first, second);
  const shared = dot(first, second);
  const determinant = 1 - shared * shared;
  if (determinant < 1e-6) return null;
  const [a, b] = [first, second].map((normal) => dot(normal, sub(touchOf(figure, normal), centre)));
  const x = (a! - shared * b!) / determinant;
  const y = (b! - shared * a!) / determinant;
  return { at: addScaled(addScaled(centre, first, x), second, y), along: normalize(along) };
}

const meanOf = ({ moment: { radii } }: Figure): number => (radii[0] + radii[1] + radii[2]) / 3;
