/** The body where it touches first, and the place it touches: what the solver finds. */
import { drawBody, labelBody } from '../../scene/layers/bodyOutline';
import { bodyAt, centreAt, fromEllipsoid, type Figure } from '../../scene/layers/layer';
import { timeLine } from '../../scene/layers/words';
import type { Pen } from '../../scene/pen/pen';

export function drawHit(pen: Pen, figure: Figure): void {
  const { nearest } = figure.moment;
  if (!nearest) return;
  const { styles } = pen;
  const body = bodyAt(figure, centreAt(figure.moment, nearest.time));
  pen.symbol('t');
  drawBody(pen, body, { outline: { ...styles.body, width: 2.4 }, grid: styles.bodyGrid, fill: styles.fills.body });
  labelBody(pen, body, { id: 'hit', lines: [timeLine(nearest.time)], priority: 75 });
  pen.symbol('c');
  pen.mark(
    fromEllipsoid(figure, nearest.point),
    { kind: 'disc', size: 4.5, fill: styles.palette.ink, stroke: styles.palette.background, strokeWidth: 1.4 },
    { clear: 6 },
  );
}
