/** The names of the three corners, away from the middle of the triangle. */
import { addScaled, normalize, sub } from '../../scene/geometry/vec';
import { beyond } from '../../scene/labels/beyond';
import { sub as subscript, symbol } from '../../scene/labels/symbols';
import type { Figure } from '../../scene/layers/layer';
import type { Pen } from '../../scene/pen/pen';
import { middleOf, trianglePlane } from './plane';

export function drawCorners(pen: Pen, figure: Figure): void {
  const plane = trianglePlane(figure);
  if (!plane) return;
  const { palette } = pen.styles;
  const middle = middleOf(plane.corners);
  plane.corners.forEach((corner, at) => {
    const place = figure.space.point(corner);
    pen.mark(place, { kind: 'disc', size: 3.2, fill: palette.ink }, { clear: 5 });
    const out = figure.space.point(addScaled(corner, normalize(sub(corner, middle)), 0.1));
    pen.label({
      id: `corner${at}`,
      at: place,
      lines: [{ text: symbol('p') + subscript(String(at + 1)), tone: 'ink' }],
      prefer: beyond(pen.projection, place, out),
      priority: 72,
      gap: 8,
    });
  });
}
