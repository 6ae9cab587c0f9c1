/** The directions that a question offers, as arrows from the touch, or from the body; with the answer, the right one stands out. */
import { addScaled, normalize } from '../../../mesh/geometry/vec';
import { beyond } from '../../scene/labels/beyond';
import { fromEllipsoid, type Layer } from '../../scene/layers/layer';
import { room } from '../../core/store';
import { t } from '../../base/i18n/messages';
import * as state from '../state';
import { arrowReach } from '../figure/outlook';
import { arrowName } from './asks';

export const arrowsLayer: Layer = {
  name: null,
  draw(pen, figure) {
    const { ask } = state.stop.peek();
    if (room.peek() !== 'learn' || !state.ready.peek() || ask?.kind !== 'choice') return;
    const { nearest, start } = figure.moment;
    const from = nearest ? fromEllipsoid(figure, nearest.point) : figure.space.point(start);
    const right = state.judged.peek() ? (state.truth.peek()?.[0] ?? null) : null;
    const { palette } = pen.styles;
    ask.options.forEach(({ arrow }, at) => {
      if (!arrow) return;
      const faded = right !== null && right !== at;
      const tip = addScaled(from, normalize(figure.space.vector(arrow)), arrowReach * figure.unit);
      pen.symbol(null);
      pen.arrow(from, tip, faded ? pen.styles.naive : pen.styles.normal, {
        size: 10,
        fill: faded ? palette.dotted : palette.ink,
      });
      pen.label({
        id: `tourArrow${at}`,
        at: tip,
        lines: [{ text: t('tour.arrow', { name: arrowName(at) }), tone: faded ? 'dim' : 'ink' }],
        prefer: beyond(pen.projection, from, tip),
        priority: 79,
        gap: 6,
      });
    });
  },
  watch() {
    void [room.value, state.ready.value, state.stop.value, state.judged.value, state.truth.value];
  },
};
