import { t } from '../../i18n/messages';
import type { ActivePlaneEvent } from '../../trace/events.gen';
import { add, addScaled, length, mul, scale, spanPlane, sub, type Vec3 } from '../geometry/vec';
import { activePlanesAt } from '../moment/activeSet';
import { centreAt, type Figure, type Layer } from './layer';
import type { Pen } from '../pen/pen';

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
    planes.forEach((plane, place) => drawPlane(pen, figure, plane, named ? 'number' : place === 0 ? 'kind' : null));
  },
};

function drawPlane(pen: Pen, figure: Figure, plane: ActivePlaneEvent, name: 'number' | 'kind' | null): void {
  const { styles } = pen;
  const at = figure.space.point(touchOf(figure, plane.normal));
  const normal = figure.space.normal(plane.normal);
  const [across, up] = spanPlane(normal).map((v) => scale(v, half * figure.unit));
  pen.symbol('slide');
  pen.hatchedSquare(at, across, up, {
    fill: styles.fills.activePlane,
    outline: styles.slide,
    hatch: styles.slideHatch,
  });
  if (!name) return;
  if (name === 'number')
    pen.arrow(at, addScaled(at, normal, 0.5 * figure.unit), styles.normal, { size: 7, fill: styles.palette.ink });
  const text =
    name === 'number' ? t('scene.label.activePlane', { plane: String(plane.plane) }) : t('scene.label.slidePlane');
  const corner = add(add(at, across), up);
  pen.label({ id: `plane${plane.plane}`, at: corner, lines: [{ text, tone: 'slide' }], prefer: 'right', priority: 58 });
}

/** Where a plane with this world normal touches the ellipsoid at the hit. */
function touchOf({ moment }: Figure, normal: Vec3): Vec3 {
  const stretched = mul(normal, moment.radii);
  const reach = scale(mul(stretched, moment.radii), 1 / (length(stretched) || 1));
  return sub(centreAt(moment, moment.nearest?.time ?? 0), reach);
}
