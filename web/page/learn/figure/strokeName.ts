/** Names that stand along a stroke where it is seen, away from what it belongs to. */
import type { Vec3 } from '../../../mesh/geometry/vec';
import type { Side } from '../../scene/labels/label.types';
import type { Naming, Point, Segment, Spot } from '../../scene/labels/place';
import type { Projection } from '../../scene/pen/view';
import { sideToward } from './sides';

type Stroke = readonly [Vec3, Vec3];

/** Points looked at along a stroke; more of one of which next to nothing is seen. */
const steps = 16;
const manySteps = 256;
/** CSS pixels from the border of the pane, so that a name fits beside. */
const border = 24;

/**
 * Where the name of a stroke stands: anywhere along what is seen of it, on the side away from a point, and nearer to it than to the
 * strokes it could be taken to name.
 */
export const alongStroke =
  (stroke: Stroke, others: readonly Stroke[], apart: Vec3) =>
  (projection: Projection): Naming | null => {
    const own = segmentOf(stroke, projection);
    const spots = seenOf(stroke, projection);
    const [at] = spots;
    if (!own || !at) return null;
    const [x, y] = at;
    return {
      ...{ x, y, spots },
      own,
      others: others.flatMap((each) => {
        const other = segmentOf(each, projection);
        return other ? [other] : [];
      }),
      prefer: sideAway([x, y], apart, projection, own),
    };
  };

/** Where the name of a point stands: on the side away from another. */
export const awayFrom =
  (point: Vec3, apart: Vec3) =>
  (projection: Projection): Naming | null => {
    const { x, y, depth } = projection.screen(point);
    const isSeen = depth > 0 && x > -8 && y > -8 && x < projection.width + 8 && y < projection.height + 8;
    return isSeen ? { x, y, prefer: sideAway([x, y], apart, projection) } : null;
  };

/** Where a stroke is seen: every third point of it, those nearest to its middle first; the middle of what is seen where none of them is. */
function seenOf(stroke: Stroke, projection: Projection): readonly Spot[] {
  const middle = steps / 2;
  const seen = spotsOf(stroke, projection, steps)
    .filter(([, , number]) => (number - middle) % 3 === 0)
    .toSorted((a, b) => Math.abs(a[2] - middle) - Math.abs(b[2] - middle));
  if (seen.length > 0) return seen;
  const few = spotsOf(stroke, projection, manySteps);
  const [x, y] = few[few.length >> 1] ?? [];
  return x === undefined || y === undefined ? [] : [[x, y, steps + 1]];
}

function spotsOf(stroke: Stroke, projection: Projection, count: number): readonly Spot[] {
  const { width, height } = projection;
  return pointsOf(stroke, count).flatMap((point, number): Spot[] => {
    const { x, y, depth } = projection.screen(point);
    const isSeen = depth > 0 && x > border && y > border && x < width - border && y < height - border;
    return isSeen ? [[x, y, number]] : [];
  });
}

/** What of it lies before the camera. */
function segmentOf(stroke: Stroke, projection: Projection): Segment | undefined {
  const before = pointsOf(stroke, steps)
    .map((point) => projection.screen(point))
    .filter(({ depth }) => depth > 0)
    .map(({ x, y }): Point => [x, y]);
  const [from, to] = [before.at(0), before.at(-1)];
  return from && to && [from, to];
}

function sideAway([x, y]: Point, apart: Vec3, projection: Projection, own?: Segment): Side {
  const from = projection.screen(apart);
  let [dx, dy] = [x - from.x, y - from.y];
  if (own) {
    const [ex, ey] = [own[1][0] - own[0][0], own[1][1] - own[0][1]];
    const f = (dx * ex + dy * ey) / (ex * ex + ey * ey || 1);
    [dx, dy] = [dx - f * ex, dy - f * ey];
  }
  // What lies behind the eye, or right behind the point, is on no side of it.
  if (!(from.depth > 0) || Math.hypot(dx, dy) < 1) return 'above';
  return sideToward(dx, dy);
}

function pointsOf([from, to]: Stroke, count: number): readonly Vec3[] {
  return Array.from({ length: count + 1 }, (_, k): Vec3 => {
    const f = k / count;
    return [from[0] + (to[0] - from[0]) * f, from[1] + (to[1] - from[1]) * f, from[2] + (to[2] - from[2]) * f];
  });
}
