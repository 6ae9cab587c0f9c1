/** The gizmo's mathematics: along an axis, in a plane, and what a place is drawn to. */
import { add, cross, dot, length, scale, sub, type Vec3 } from '../../../../mesh/geometry/vec';

export const arms = ['x', 'y', 'z'] as const;
export const planes = ['yz', 'zx', 'xy'] as const;
/** What of a handle was taken: the thing itself, an arm or a square between two. */
export type Part = 'free' | (typeof arms)[number] | (typeof planes)[number];

export const unitOf = (arm: string): Vec3 => [arm === 'x' ? 1 : 0, arm === 'y' ? 1 : 0, arm === 'z' ? 1 : 0];
/** The axes that a part moves along. */
export const movesAlong = (part: Part, axis: 0 | 1 | 2): boolean => part === 'free' || part.includes('xyz'[axis]!);

export type Ray = readonly [from: Vec3, ahead: Vec3, ...rest: unknown[]];

/** Where on an axis through a point a ray comes nearest to it; null: they are parallel */
function alongAxis([from, ahead]: Ray, origin: Vec3, axis: Vec3): Vec3 | null {
  const normal = cross(axis, cross(ahead, axis));
  const facing = dot(ahead, normal);
  if (!(Math.abs(facing) > 1e-9 * dot(ahead, ahead))) return null;
  const meets = add(from, scale(ahead, dot(sub(origin, from), normal) / facing));
  return add(origin, scale(axis, dot(sub(meets, origin), axis)));
}

function inPlane([from, ahead]: Ray, origin: Vec3, normal: Vec3): Vec3 | null {
  const facing = dot(ahead, normal);
  if (!(Math.abs(facing) > 1e-3 * length(ahead))) return null;
  return add(from, scale(ahead, dot(sub(origin, from), normal) / facing));
}

const plane: Readonly<Record<string, Vec3>> = { yz: [1, 0, 0], zx: [0, 1, 0], xy: [0, 0, 1] };

/**
 * How far a part has been dragged from one ray to another.
 * @returns null where the two rays say nothing of it: the arm points at the eye, or the plane is seen from its side
 */
export function draggedPart(part: Exclude<Part, 'free'>, origin: Vec3, press: Ray, now: Ray): Vec3 | null {
  const place = (ray: Ray) =>
    part.length === 1 ? alongAxis(ray, origin, unitOf(part)) : inPlane(ray, origin, plane[part]!);
  const [a, b] = [place(press), place(now)];
  return a && b && sub(b, a);
}

/** Multiples of a step, without the dust of the product. */
export function toStep(value: number, step: number): number {
  const decimals = Math.min(15, Math.max(0, 2 - Math.floor(Math.log10(step))));
  return Number((Math.round(value / step) * step).toFixed(decimals)) + 0;
}

/** Those coordinates that the part moves, on the grid; the others stay to the last bit. */
export function toGrid(value: Vec3, part: Part, step: number): Vec3 {
  return value.map((x, axis) => (movesAlong(part, axis as 0 | 1 | 2) ? toStep(x, step) : x)) as unknown as Vec3;
}

/** A step that suits a body: a power of ten no longer than its smallest radius. */
export const usualStep = (radii: Vec3): number =>
  Number((10 ** Math.floor(Math.log10(Math.min(...radii)))).toPrecision(1));

/** 15°, in which all usual angles are */
export const angleStep = Math.PI / 12;

/** A motion whose direction is a multiple of 15° about the vertical, and above the horizontal. @param size its length */
export function toAngles(motion: Vec3, size = length(motion)): Vec3 {
  const before = length(motion);
  if (before === 0 || size === 0) return motion;
  const rounded = (angle: number) => Math.round(angle / angleStep) * angleStep;
  const up = rounded(Math.asin(Math.min(1, Math.max(-1, motion[1] / before))));
  const about = rounded(Math.atan2(motion[0], motion[2]));
  const decimals = Math.min(15, Math.max(0, 5 - Math.floor(Math.log10(size))));
  const tidy = (x: number) => Number(x.toFixed(decimals)) + 0;
  return [
    tidy(size * Math.cos(up) * Math.sin(about)),
    tidy(size * Math.sin(up)),
    tidy(size * Math.cos(up) * Math.cos(about)),
  ];
}

/** Where a body that touches the plane through a point has its centre: of all points of an ellipsoid, r²n / |rn| goes farthest along n. */
export function standingOn(point: Vec3, normal: Vec3, radii: Vec3): Vec3 {
  const stretched: Vec3 = [radii[0] * normal[0], radii[1] * normal[1], radii[2] * normal[2]];
  const size = length(stretched) || 1;
  return [0, 1, 2].map((k) => point[k]! + (radii[k]! * stretched[k]!) / size) as unknown as Vec3;
}
