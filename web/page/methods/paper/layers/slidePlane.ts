import { t } from '../../../base/i18n/messages';
import { add, isFinite3, scale, spanPlane } from '../../../../mesh/geometry/vec';
import { eventOf } from '../../../scene/moment/slide';
import { fromEllipsoid, type Layer } from '../../../scene/layers/layer';

/** Half a side of the piece that is drawn, in mean radii. */
const half = 0.85;

/** The plane the ellipsoid slides along (paper): yellow, hatched, around the contact. */
export const slidePlaneLayer: Layer = {
  name: 'slidePlane',
  draw(pen, figure) {
    const { moment } = figure;
    const plane = moment.slide && eventOf(moment.slide, 'SlidePlane');
    if (!plane || !moment.settled || !isFinite3(plane.point)) return;
    const center = fromEllipsoid(figure, plane.point);
    const [across, up] = spanPlane(figure.space.normal(plane.normalWorld)).map((v) => scale(v, half * figure.unit));
    const { styles } = pen;
    pen.symbol('slide');
    pen.hatchedSquare(center, across, up, {
      fill: styles.fills.slide,
      outline: styles.slide,
      hatch: styles.slideHatch,
    });
    const corner = add(add(center, across), up);
    const lines = [{ text: t('scene.label.slidePlane'), tone: 'slide' as const }];
    pen.label({ id: 'slidePlane', at: corner, lines, prefer: 'right', priority: 58, gap: 8 });
  },
};
