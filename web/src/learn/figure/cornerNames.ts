/** p₁, p₂ and p₃ at the corners of the triangle. */
import { sub as subscript, symbol } from '../../scene/labels/symbols';
import type { Figure } from '../../scene/layers/layer';
import type { Pen } from '../../scene/pen/pen';
import * as state from '../state';
import { trianglePlane } from './plane';

export function drawCorners(pen: Pen, figure: Figure): void {
  const plane = trianglePlane(figure);
  if (!plane) return;
  for (const [k, corner] of plane.corners.entries()) {
    const at = figure.space.point(corner);
    pen.mark(at, { kind: 'disc', size: 3.5, fill: pen.styles.palette.outline }, { clear: 5 });
    pen.label({
      id: `p${k}`,
      at,
      lines: [{ text: symbol('p') + subscript(String(k + 1)), tone: 'ink' }],
      prefer: (['left', 'below', 'right'] as const)[k]!,
      priority: 72,
      // A grip is larger than the mark.
      gap: state.spots.peek().some(({ spot }) => spot.corner === k) ? 20 : 8,
    });
  }
}
