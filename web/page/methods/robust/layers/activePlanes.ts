import { t } from '../../../base/i18n/messages';
import type { ActivePlaneEvent } from '../../../../package/trace/events.gen';
import type { Step } from '../../../../package/trace/steps';
import { isWallPlane } from '../../../../package/trace/walls';
import { add, addScaled, length, mul, scale, spanPlane, sub, type Vec3 } from '../../../../mesh/geometry/vec';
import { activePlanesAt } from '../../../scene/moment/activeSet';
import { centreAt, fromEllipsoid, type Figure, type Layer } from '../../../scene/layers/layer';
import type { Pen } from '../../../scene/pen/pen';

const half = 0.7;

/** Robust: the contact planes that still bound the motion, each as a hatched piece where it touches the ellipsoid. */
export const activePlanesLayer: Layer = {
  name: 'slidePlane',
  draw(pen, figure) {
    const { slide, step, settled, nearest } = figure.moment;
    if (!slide || !step || !settled || !nearest) return;
    const first = slide.steps.get('ActivePlane')?.[0];
    if (!first) return;
    // Before the response begins: the set as the response will leave it.
    const responding = step.order >= first.order;
    const planes = activePlanesAt(slide.step, responding ? step : slide.step);
    const named = step.kind === 'activeplane' || step.kind === 'cone';
    const walls = wallsAmong(slide.step.parent ?? slide.step);
    planes.forEach((plane, place) => {
      const name = named ? 'number' : place === 0 ? 'kind' : null;
      drawPlane(pen, figure, plane, { name, place, wall: walls.has(plane) });
    });
  },
};

/** Planes of walls that steep contacts act as. */
function wallsAmong(group: Step, found = new Set<ActivePlaneEvent>()): ReadonlySet<ActivePlaneEvent> {
  for (const child of group.children) {
    if (child.kind === 'slide' || child.kind === 'response') wallsAmong(child, found);
    else if (child.event.kind === 'ActivePlane' && isWallPlane(child)) found.add(child.event);
  }
  return found;
}

interface Look {
  readonly name: 'number' | 'kind' | null;
  /** in the active set */
  readonly place: number;
  readonly wall: boolean;
}

function drawPlane(pen: Pen, figure: Figure, plane: ActivePlaneEvent, { name, place, wall }: Look): void {
  const { styles } = pen;
  const { nearest } = figure.moment;
  // A wall stands where it was met; it need not touch the body anywhere else.
  const met = wall && nearest?.triangle === plane.triangle;
  const at = met ? fromEllipsoid(figure, nearest.point) : figure.space.point(touchOf(figure, plane.normal));
  const normal = figure.space.normal(plane.normal);
  const [across, up] = spanPlane(normal).map((v) => scale(v, half * figure.unit));
  pen.symbol('slide');
  pen.hatchedSquare(at, across, up, {
    fill: styles.fills.activePlane,
    outline: wall ? styles.wall : styles.slide,
    hatch: styles.slideHatch,
  });
  if (!name) return;
  if (name === 'number')
    pen.arrow(at, addScaled(at, normal, 0.5 * figure.unit), styles.normal, { size: 7, fill: styles.palette.ink });
  const text = name === 'number' ? t('scene.label.activePlane', { plane: String(place) }) : t('scene.label.slidePlane');
  const corner = add(add(at, across), up);
  pen.label({ id: `plane${place}`, at: corner, lines: [{ text, tone: 'slide' }], prefer: 'right', priority: 58 });
}

/** Where a plane with this world normal touches the ellipsoid at the hit. */
export function touchOf({ moment }: Figure, normal: Vec3): Vec3 {
  const stretched = mul(normal, moment.radii);
  const reach = scale(mul(stretched, moment.radii), 1 / (length(stretched) || 1));
  return sub(centreAt(moment, moment.nearest?.time ?? 0), reach);
}
