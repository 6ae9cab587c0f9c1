import { silhouette } from '../geometry/silhouette';
import type { Pen } from '../pen/pen';
import { bodyAt, centreAt, type Figure } from './layer';

/**
 * The sphere at the root of the test at hand: dashed while it is not the nearest, since it only would be there.
 *
 * @param roots the accepted root, and the smaller root even where it was refused
 */
export function drawRootBody(pen: Pen, figure: Figure, [accepted, smaller]: readonly [number, number]): void {
  const time = Number.isFinite(accepted) ? accepted : smaller;
  if (!Number.isFinite(time) || time < 0 || time > 1 || time === figure.moment.nearest?.time) return;
  const body = bodyAt(figure, centreAt(figure.moment, time));
  pen.symbol('t');
  pen.line(silhouette(body, pen.projection.eye), pen.styles.atT0, true);
}
