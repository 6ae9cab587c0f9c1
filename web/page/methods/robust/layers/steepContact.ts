import { t } from '../../../base/i18n/messages';
import { add, isFinite3, scale, spanPlane } from '../../../../mesh/geometry/vec';
import { fromEllipsoid, type Layer } from '../../../scene/layers/layer';
import { normalArrow } from '../../../scene/layers/standing';

const half = 0.8;

/** Robust: the wall that a steep contact acts as, broken and hatched both ways, beside the plane that really touches. */
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
