/** The ends of a measurement: a point that was picked on the mesh, or one of the figure that goes along with the steps. */
import type { SceneMesh } from '../../../model';
import { div, length, mul, sub, type Vec3 } from '../../../../mesh/geometry/vec';
import { centreAt } from '../../../scene/layers/layer';
import type { Moment } from '../../../scene/moment/moment';
import { cornersOf } from '../find/look';
import type { Snapped } from '../snap';

export const namedPoints = ['start', 'hit', 'end', 'contact'] as const;
export type NamedPoint = (typeof namedPoints)[number];

export type End =
  | { readonly kind: 'picked'; readonly on: Snapped }
  | { readonly kind: 'named'; readonly name: NamedPoint }
  | { readonly kind: 'corner'; readonly triangle: number; readonly corner: number };

/** Where the body is at the start, at the hit and where it was asked to go, and the contact; null: nothing is known of it at this step. */
export function namedPlace(name: NamedPoint, moment: Moment): Vec3 | null {
  const { nearest, radii } = moment;
  switch (name) {
    case 'start':
      return centreAt(moment, 0);
    case 'end':
      return centreAt(moment, 1);
    case 'hit':
      return nearest && centreAt(moment, nearest.time);
    case 'contact':
      return nearest && mul(nearest.point, radii);
  }
}

/** World; null: there is no such point at this step */
export function placeOf(end: End, moment: Moment | null, mesh: SceneMesh | null): Vec3 | null {
  switch (end.kind) {
    case 'picked':
      return end.on.at;
    case 'named':
      return moment && namedPlace(end.name, moment);
    case 'corner':
      return mesh && 3 * end.triangle < mesh.indices.length ? cornersOf(mesh, end.triangle)[end.corner]! : null;
  }
}

export interface Measured {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly distance: number;
  readonly parts: Vec3;
  /** the distance in ellipsoid space: in radii of the body in this direction */
  readonly radii: number;
}

export function measured(from: Vec3, to: Vec3, radii: Vec3): Measured {
  const parts = sub(to, from);
  return { from, to, distance: length(parts), parts, radii: length(div(parts, radii)) };
}
