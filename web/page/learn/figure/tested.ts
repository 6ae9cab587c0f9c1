/** The triangles that the sweep tests, filled: among the boxes their outlines alone would be lost. */
import type { Figure } from '../../scene/layers/layer';
import { withAlpha } from '../../base/palette';
import type { Pen } from '../../scene/pen/pen';
import { cornersOf } from './plane';

export function drawTested(pen: Pen, figure: Figure): void {
  const { palette } = pen.styles;
  for (const triangle of figure.moment.slide?.byTriangle.keys() ?? []) {
    const corners = cornersOf(figure, triangle)?.map((p) => figure.space.point(p));
    if (!corners) continue;
    pen.polygon(corners, withAlpha(palette.face, 0.4));
    pen.line(corners, { color: palette.face, width: 1.4 }, true);
  }
}
