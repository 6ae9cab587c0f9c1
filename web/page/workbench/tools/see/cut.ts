/** A plane that the mesh is cut open with, and what a ray sees of the rest. Nothing but the picture is cut. */
import type { Vec3 } from '../../../model';
import { add, dot, length, mul, scale, sub } from '../../../../mesh/geometry/vec';

export const cutAxes = ['x', 'y', 'z', 'view'] as const;
/** Across which axis of the world the plane lies; 'view': it faces the camera of each view. */
export type CutAxis = (typeof cutAxes)[number];

export interface Cut {
  readonly axis: CutAxis;
  /** from one end of the mesh to the other, 0 … 1 */
  readonly at: number;
  /** what lies beyond the plane is shown, and not what lies before it */
  readonly flip: boolean;
}

/** Where a view stands: its space, and the direction from its target to its eye in that space. */
export interface Stand {
  readonly origin: Vec3;
  readonly factor: Vec3;
  readonly back: Vec3;
}

/** What is shown: the points p of the world with normal · p ≤ offset. The normal need not have length 1. */
export interface HalfSpace {
  readonly normal: Vec3;
  readonly offset: number;
}

export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** A view cut is a plane of the view's own space, so that it faces the eye there too where axes are stretched. */
export function normalOf(axis: CutAxis, { factor, back }: Stand): Vec3 {
  if (axis === 'view') return mul(back, factor);
  return [axis === 'x' ? 1 : 0, axis === 'y' ? 1 : 0, axis === 'z' ? 1 : 0];
}

/** Least and most of normal · p over a box. */
export function extentOf({ min, max }: Bounds, normal: Vec3): readonly [number, number] {
  const middle = dot(normal, scale(add(min, max), 0.5));
  const half = dot(normal.map(Math.abs) as unknown as Vec3, scale(sub(max, min), 0.5));
  return [middle - half, middle + half];
}

export function shownHalf({ axis, at, flip }: Cut, bounds: Bounds, stand: Stand): HalfSpace {
  const normal = normalOf(axis, stand);
  const [least, most] = extentOf(bounds, normal);
  const offset = least + at * (most - least);
  return flip ? { normal: scale(normal, -1), offset: -offset } : { normal, offset };
}

/** Where a cut leaves the whole body to be seen, and no more of the mesh in front of it than need be. */
export function besideBody(axis: CutAxis, bounds: Bounds, stand: Stand, body: { centre: Vec3; radii: Vec3 }): number {
  const normal = normalOf(axis, stand);
  const [least, most] = extentOf(bounds, normal);
  const reach = dot(normal, body.centre) + 1.1 * length(mul(normal, body.radii));
  return most > least ? Math.min(0.95, Math.max(0.05, (reach - least) / (most - least))) : 0.5;
}

/**
 * The part of a ray that is shown.
 * @returns where it begins, and how far it goes, in lengths of `ahead`; 0: nothing of it
 */
export function shownPart(
  { normal, offset }: HalfSpace,
  eye: Vec3,
  ahead: Vec3,
): readonly [from: Vec3, within: number] {
  const before = offset - dot(normal, eye);
  const along = dot(normal, ahead);
  if (along === 0) return [eye, before >= 0 ? Infinity : 0];
  const meets = before / along;
  if (along > 0) return [eye, Math.max(0, meets)];
  return [meets > 0 ? add(eye, scale(ahead, meets)) : eye, Infinity];
}
