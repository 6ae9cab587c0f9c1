/** The first corner of the triangle as p, the name that its formula has for it. */
import type { Figure } from '../../scene/layers/layer';
import { symbolLine } from '../../scene/layers/words';
import type { Pen } from '../../scene/pen/pen';
import { trianglePlane } from './plane';

export function drawCorner(pen: Pen, figure: Figure): void {
  const plane = trianglePlane(figure);
  if (!plane) return;
  const at = figure.space.point(plane.corners[0]);
  const { palette } = pen.styles;
  pen.symbol('p');
  pen.mark(at, { kind: 'triangle', size: 10, fill: palette.background });
  pen.mark(at, { kind: 'triangle', size: 6.5, fill: palette.vertex }, { clear: 9 });
  pen.label({ id: 'corner', at, lines: [symbolLine('p', 'vertex')], prefer: 'belowRight', priority: 72, gap: 10 });
}
