import { t } from '../../../base/i18n/messages';
import { add, isFinite3, length } from '../../../../mesh/geometry/vec';
import { eventOf } from '../../../scene/moment/slide';
import { centreAt, type Layer } from '../../../scene/layers/layer';

/** Robust: the motion that was wanted beside the motion the cone leaves, with the way from one to the other. */
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
