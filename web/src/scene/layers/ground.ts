import { t } from '../../i18n/messages';
import { addScaled, isFinite3 } from '../geometry/vec';
import { drawBody } from './bodyOutline';
import { bodyAt, fromEllipsoid, type Layer } from './layer';

/** Robust: can it stand here, can it step up, does it snap down? */
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
    pen.symbol('lift');
    if (event?.kind === 'StepUp') {
      const stops = [moment.start, event.raised, event.forward, event.landed].filter(isFinite3);
      pen.line(
        stops.map((p) => space.point(p)),
        styles.remaining,
      );
      const last = stops[stops.length - 1];
      drawBody(pen, bodyAt(figure, last), { outline: styles.atT0 });
      pen.label({
        id: 'stepUp',
        at: space.point(last),
        lines: [{ text: t('scene.label.stepUp'), tone: 'ink2' }],
        prefer: 'above',
        priority: 60,
      });
    }
    if (event?.kind === 'Snap' && isFinite3(event.position)) {
      drawBody(pen, bodyAt(figure, event.position), { outline: styles.atT0 });
      pen.label({
        id: 'snap',
        at: space.point(event.position),
        lines: [{ text: t('scene.label.snap'), tone: 'ink2' }],
        prefer: 'above',
        priority: 60,
      });
    }
  },
};
