/** Points of a figure on the pane, with what is behind the eye cut off. */
import { mix, type Vec3 } from '../../../mesh/geometry/vec';
import type { Projection, ScreenPoint } from '../pen/view';

/** In depths of the projection: nearer than this nothing is drawn. */
const nearest = 1e-3;

/** Where the way from one point to another comes before the eye. */
function crossing(projection: Projection, behind: Vec3, before: Vec3): ScreenPoint {
  const [from, to] = [projection.screen(behind).depth, projection.screen(before).depth];
  return projection.screen(mix(behind, before, (nearest - from) / (to - from)));
}

/** The part of a polygon that is before the eye; empty where none is. */
export function seenPolygon(projection: Projection, points: readonly Vec3[]): ScreenPoint[] {
  const all = points.map((point) => projection.screen(point));
  if (all.every(({ depth }) => depth >= nearest)) return all;
  return all.flatMap((here, at) => {
    const next = (at + 1) % points.length;
    const [inside, goesOn] = [here.depth >= nearest, all[next]!.depth >= nearest];
    if (inside === goesOn) return inside ? [here] : [];
    return inside
      ? [here, crossing(projection, points[next]!, points[at]!)]
      : [crossing(projection, points[at]!, points[next]!)];
  });
}

/** The part of a way that is before the eye; null where none is. */
export function seenWay(projection: Projection, a: Vec3, b: Vec3): readonly [ScreenPoint, ScreenPoint] | null {
  const [p, q] = [projection.screen(a), projection.screen(b)];
  const [inside, goesOn] = [p.depth >= nearest, q.depth >= nearest];
  if (inside && goesOn) return [p, q];
  if (!inside && !goesOn) return null;
  return inside ? [p, crossing(projection, b, a)] : [crossing(projection, a, b), q];
}
