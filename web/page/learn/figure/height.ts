/** The way from a point to the plane of the triangle: the perpendicular, its right angle, and d. */
import { symbol } from '../../scene/labels/symbols';
import { formatShort } from '../numbers';
import { addScaled, dot, length, normalize, sub, type Vec3 } from '../../../mesh/geometry/vec';
import type { Figure } from '../../scene/layers/layer';
import type { Pen } from '../../scene/pen/pen';
import * as state from '../state';
import { trianglePlane } from './plane';
import { placeOf } from './spot';

/** pixels are not known here: a part of the radius */
const corner = 0.14;

export function drawHeight(pen: Pen, figure: Figure): void {
  const plane = trianglePlane(figure);
  if (!plane) return;
  const { palette } = pen.styles;
  const from = pointOf(figure);
  const far = dot(sub(from, plane.corners[0]), plane.normal);
  const foot = addScaled(from, plane.normal, -far);
  const [a, b] = [from, foot].map((p) => figure.space.point(p)) as [Vec3, Vec3];
  pen.symbol(null);
  pen.line([a, b], { color: palette.ink, width: 2, avoid: true });
  const radius = Math.max(...figure.moment.radii);
  if (Math.abs(far) > 2 * corner * radius) {
    const along = alongPlane(plane.up, plane.normal);
    const side = corner * radius;
    const up = Math.sign(far) * side;
    const square = [
      addScaled(foot, plane.normal, up),
      addScaled(addScaled(foot, plane.normal, up), along, side),
      addScaled(foot, along, side),
    ];
    pen.line(
      square.map((p) => figure.space.point(p)),
      { color: palette.ink, width: 1.2 },
    );
  }
  pen.mark(b, { kind: 'disc', size: 4, fill: palette.background, stroke: palette.ink, strokeWidth: 1.6 }, { clear: 6 });
  // In a look the number is still to be found.
  const known = state.stop.peek().beat !== 'look';
  pen.label({
    id: 'd',
    at: figure.space.point(addScaled(from, plane.normal, -far / 2)),
    lines: [{ text: known ? `${symbol('d')} = ${formatShort(far, 2)}` : symbol('d'), tone: 'ink' }],
    prefer: 'aboveRight',
    priority: 85,
    gap: 6,
  });
}

/** A point that was placed, or else the centre of the body. */
function pointOf(figure: Figure): Vec3 {
  const [first] = state.spots.peek();
  if (first?.spot.as !== 'point') return figure.moment.start;
  const given = state.judged.peek()?.guess ?? state.placed.peek();
  return placeOf(first.spot, figure.moment, given);
}

/** Within the plane. */
function alongPlane(up: Vec3, normal: Vec3): Vec3 {
  const flat = addScaled(up, normal, -dot(up, normal));
  return length(flat) > 0 ? normalize(flat) : up;
}
