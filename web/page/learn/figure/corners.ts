/** Corners of a triangle, some of them where they were dragged to. */
import type { Vec3 } from '../../../mesh/geometry/vec';
import * as state from '../state';
import { placeOf } from './spot';

export type Corners = readonly [Vec3, Vec3, Vec3];

/** World coordinates. */
export function movedCorners<C extends Corners | null>(
  corners: C,
  motion: { readonly start: Vec3; readonly displacement: Vec3 },
): C {
  if (!corners) return corners;
  const moved = [...corners] as [Vec3, Vec3, Vec3];
  const given = state.judged.value?.guess ?? state.placed.value;
  for (const { spot, first } of state.spots.value) {
    if (spot.corner === undefined || given.length < first + spot.begin.length) continue;
    moved[spot.corner] = placeOf(spot, motion, given.slice(first, first + spot.begin.length));
  }
  return moved as unknown as C;
}
