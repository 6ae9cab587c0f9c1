/** Where on the mesh a pointer means to be: a corner or an edge that is near on the screen, else the face itself. */
import type { SceneMesh } from '../../model';
import { add, dot, scale, sub, type Vec3 } from '../../../mesh/geometry/vec';
import { pick } from '../../scene/pointer/pick';
import { cornersOf } from './find/look';

export type SnapKind = 'vertex' | 'edge' | 'face';

export interface Snapped {
  readonly kind: SnapKind;
  readonly at: Vec3;
  readonly triangle: number;
  /** corner or edge of the triangle (edge k leads from corner k to the next); 0 for a face */
  readonly element: number;
}

export interface SnapRay {
  readonly ray: readonly [from: Vec3, ahead: Vec3, within: number];
  readonly at: readonly [number, number];
  /** CSS pixels within which a corner is meant; an edge within three quarters of it */
  readonly reach: number;
}

/** Where a point of the world is on the screen. */
export type OnScreen = (world: Vec3) => { readonly x: number; readonly y: number; readonly depth: number };

const edgeShare = 0.75;

/** @returns null where the ray meets nothing that is shown */
export function snapped(
  mesh: SceneMesh,
  { ray: [from, ahead, within], at, reach }: SnapRay,
  screen: OnScreen,
): Snapped | null {
  const picked = pick(mesh, from, ahead, undefined, within);
  if (!picked) return null;
  const { triangle } = picked;
  const on = add(from, scale(ahead, picked.at));
  const corners = cornersOf(mesh, triangle);
  const away = (point: Vec3) => {
    const { x, y, depth } = screen(point);
    return depth > 0 ? Math.hypot(x - at[0], y - at[1]) : Infinity;
  };
  const nearest = <T>(list: readonly T[], pointOf: (one: T) => Vec3) =>
    list
      .map((one, element) => ({ at: pointOf(one), element, away: away(pointOf(one)) }))
      .reduce((a, b) => (b.away < a.away ? b : a));
  const corner = nearest(corners, (point) => point);
  if (corner.away <= reach) return { kind: 'vertex', at: corner.at, triangle, element: corner.element };
  const edge = nearest([0, 1, 2], (k) => nearestOn(corners[k]!, corners[(k + 1) % 3]!, on));
  if (edge.away <= edgeShare * reach) return { kind: 'edge', at: edge.at, triangle, element: edge.element };
  return { kind: 'face', at: on, triangle, element: 0 };
}

/** The point of a line between two points that is nearest to a third. */
export function nearestOn(a: Vec3, b: Vec3, point: Vec3): Vec3 {
  const way = sub(b, a);
  const square = dot(way, way);
  const along = square > 0 ? Math.min(1, Math.max(0, dot(sub(point, a), way) / square)) : 0;
  return add(a, scale(way, along));
}
