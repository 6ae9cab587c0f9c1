import { t } from '../../../base/i18n/messages';
import { isFinite3, sub } from '../../../../mesh/geometry/vec';
import { drawBody } from '../../../scene/layers/bodyOutline';
import { bodyAt, type Layer } from '../../../scene/layers/layer';

/** Robust: one round of pushing the ellipsoid out of what it overlaps. */
export const pushesLayer: Layer = {
  name: 'pushes',
  draw(pen, figure) {
    const event = figure.moment.step?.event;
    if (event?.kind !== 'Depenetrate' || !isFinite3(event.position)) return;
    const { space } = figure;
    const from = space.point(sub(event.position, event.push));
    const to = space.point(event.position);
    pen.symbol('base');
    drawBody(pen, bodyAt(figure, event.position), { outline: pen.styles.atT0 });
    pen.symbol('push');
    pen.arrow(from, to, pen.styles.push, { size: 8, fill: pen.styles.palette.ink });
    const lines = [{ text: t('scene.label.push', { round: String(event.round) }), tone: 'ink' as const }];
    pen.label({ id: 'push', at: to, lines, prefer: 'aboveRight', priority: 70, gap: 8 });
  },
};
