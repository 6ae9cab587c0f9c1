import type { Projection } from '../pen/view';
import { add, scale, type Vec3 } from '../../../mesh/geometry/vec';
import type { Axes } from '../camera/framing';

export interface DragStart {
  /** figure coordinates of the handle when it was taken */
  readonly at: Vec3;
  readonly projection: Projection;
  readonly axes: Axes;
}

/**
 * Where a handle is after the pointer has moved.
 *
 * @param dx, dy CSS pixels since it was taken
 * @param alongAxis false: in the plane through the handle that faces the camera; true: along the axis nearest to the drag
 * @returns figure coordinates
 */
export function dragged({ at, projection, axes }: DragStart, dx: number, dy: number, alongAxis: boolean): Vec3 {
  if (alongAxis) return add(at, axisDrag(at, projection, dx, dy));
  const size = projection.pixelSize(at);
  return add(add(at, scale(axes.right, dx * size)), scale(axes.up, -dy * size));
}

const unitAxes: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function axisDrag(at: Vec3, projection: Projection, dx: number, dy: number): Vec3 {
  const from = projection.screen(at);
  // Measured over a few pixels: a whole unit could reach behind the eye.
  const step = projection.pixelSize(at) * 8;
  let best: Vec3 = [0, 0, 0];
  let most = -1;
  for (const axis of unitAxes) {
    const to = projection.screen(add(at, scale(axis, step)));
    const [sx, sy] = [(to.x - from.x) / step, (to.y - from.y) / step];
    const perUnit = Math.hypot(sx, sy);
    if (perUnit * step < 0.5) continue;
    const along = (dx * sx + dy * sy) / perUnit;
    if (Math.abs(along) > most) {
      most = Math.abs(along);
      best = scale(axis, along / perUnit);
    }
  }
  return best;
}

/**
 * Adds a drag to a world position. What has not moved stays to the last bit; what has moved is rounded to a decimal finer than a
 * pixel, so that fields and links get short numbers.
 *
 * @param pixel world length of one CSS pixel
 */
export function tidyMove(from: Vec3, way: Vec3, pixel: number): Vec3 {
  const decimals = Math.min(Math.max(-Math.floor(Math.log10(pixel)), 0), 15);
  // + 0 turns −0 into 0.
  const axis = (start: number, move: number): number =>
    move === 0 ? start : Number((start + move).toFixed(decimals)) + 0;
  return [axis(from[0], way[0]), axis(from[1], way[1]), axis(from[2], way[2])];
}
