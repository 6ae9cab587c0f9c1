import { t } from '../../base/i18n/messages';
import { isOwnHit, nearestStandsFor } from '../moment/hit';
import { drawBody, labelBody } from './bodyOutline';
import { bodyAt, centreAt, type Layer } from './layer';
import { bodyLines } from './words';

/** The ellipsoid at the nearest hit known so far: outlined. */
export const hitBodyLayer: Layer = {
  name: 'hit',
  draw(pen, figure) {
    const { nearest } = figure.moment;
    if (!nearest) return;
    const { styles } = pen;
    pen.symbol(nearestStandsFor(figure.moment));
    const body = bodyAt(figure, centreAt(figure.moment, nearest.time));
    // Touching at the start: the solid body stands there already.
    if (nearest.time > 0) {
      drawBody(pen, body, { outline: styles.hit, grid: styles.hitGrid, fill: styles.fills.hit });
      pen.mark(
        body.center,
        { kind: 'disc', size: 3, fill: styles.palette.body, stroke: styles.palette.background, strokeWidth: 1.5 },
        { clear: 4 },
      );
    }
    const name = isOwnHit(figure.moment) ? 'scene.label.hit' : 'scene.label.best';
    labelBody(pen, body, {
      id: 'hit',
      lines: bodyLines(t(name), nearest.time, pen.projection.compact),
      priority: 80,
    });
  },
};
