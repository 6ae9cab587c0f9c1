import { drawBody, labelBody } from './bodyOutline';
import { bodyAt, centreAt, type Layer } from './layer';
import { timeLine } from './words';

/** Nearer than this to another outline, the moving one would only thicken it. */
const apart = 1e-4;

/** The ellipsoid at the time shown: moves while playing and while a time is scrubbed. */
export const shownBodyLayer: Layer = {
  name: 'body',
  draw(pen, figure) {
    const { moment, time } = figure;
    if (time < apart || Math.abs(time - (moment.nearest?.time ?? Infinity)) < apart) return;
    const { styles } = pen;
    const body = bodyAt(figure, centreAt(moment, time));
    drawBody(pen, body, { outline: styles.shown, grid: styles.hitGrid, fill: styles.fills.hit });
    pen.mark(body.center, { kind: 'disc', size: 2.5, fill: styles.palette.body }, { clear: 4 });
    if (time < 1 - apart) labelBody(pen, body, { id: 'shown', lines: [timeLine(time, 'ink2')], priority: 50 });
  },
};
