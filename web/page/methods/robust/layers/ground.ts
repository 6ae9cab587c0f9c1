import { t } from '../../../base/i18n/messages';
import { addScaled } from '../../../../mesh/geometry/vec';
import { fromEllipsoid, type Layer } from '../../../scene/layers/layer';

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
