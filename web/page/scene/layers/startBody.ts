import { t } from '../../base/i18n/messages';
import { drawBody, labelBody } from './bodyOutline';
import { bodyAt, centreAt, isShort, type Layer } from './layer';
import { bodyLines, symbolLine, timeLine } from './words';

/** The ellipsoid where the sweep begins: solid, with its graticule. */
export const startBodyLayer: Layer = {
  name: 'body',
  draw(pen, figure) {
    const { styles } = pen;
    const body = bodyAt(figure, figure.moment.start);
    pen.symbol('r');
    drawBody(pen, body, { outline: styles.body, grid: styles.bodyGrid, fill: styles.fills.body });
    const { nearest } = figure.moment;
    const hit = nearest && figure.space.point(centreAt(figure.moment, nearest.time));
    pen.symbol('B');
    pen.label({
      id: 'base',
      at: body.center,
      lines: [symbolLine('B', 'body')],
      prefer: 'belowLeft',
      priority: 30,
      gap: 6,
    });
    // Where the hit stands in the same place its name says more.
    if (hit && isShort(pen, body.center, hit, 14)) return;
    pen.symbol('r');
    const inWorld = figure.pane === 'world';
    const lines = inWorld ? bodyLines(t('scene.label.start'), 0, pen.projection.compact) : [timeLine(0)];
    labelBody(pen, body, { id: 'start', lines, priority: 60 });
  },
};
