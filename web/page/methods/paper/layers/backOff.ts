import { t } from '../../../base/i18n/messages';
import { isFinite3 } from '../../../../mesh/geometry/vec';
import { eventOf } from '../../../scene/moment/slide';
import { drawBody } from '../../../scene/layers/bodyOutline';
import { bodyAt, type Layer } from '../../../scene/layers/layer';

/** Paper: where the ellipsoid is kept, a little before the touch. */
export const backOffLayer: Layer = {
  name: 'backOff',
  draw(pen, figure) {
    const { moment, space } = figure;
    const event = moment.slide && eventOf(moment.slide, 'BackOff');
    if (!event || moment.step?.kind !== 'backoff' || !isFinite3(event.baseWorld)) return;
    pen.symbol('base');
    drawBody(pen, bodyAt(figure, event.baseWorld), { outline: pen.styles.atT0 });
    const { palette } = pen.styles;
    const at = space.point(event.contactWorld);
    pen.symbol('c');
    pen.mark(
      at,
      { kind: 'disc', size: 3, fill: palette.ink, stroke: palette.background, strokeWidth: 1.5 },
      { clear: 5 },
    );
    pen.symbol('base');
    const lines = [{ text: t('scene.label.backOff'), tone: 'ink2' as const }];
    pen.label({ id: 'backOff', at: space.point(event.baseWorld), lines, prefer: 'aboveRight', priority: 66, gap: 8 });
  },
};
