/** The plane of the triangle a stop is about: a piece of it, large enough for the triangle and for where the body crosses it. */
import type { Figure } from '../../scene/layers/layer';
import { movedCorners } from './corners';
import {
  add,
  addScaled,
  cross,
  dot,
  mul,
  normalize,
  scale,
  spanPlane,
  sub,
  type Vec3,
} from '../../../mesh/geometry/vec';

export interface TrianglePlane {
  /** corners of the triangle, world */
  readonly corners: readonly [Vec3, Vec3, Vec3];
  /** unit normal, world; towards where the winding says the front is */
  readonly normal: Vec3;
  /** four corners of the piece, and its two directions */
  readonly piece: readonly [Vec3, Vec3, Vec3, Vec3];
  readonly across: Vec3;
  readonly up: Vec3;
}

/** How far the piece reaches beyond the triangle and the crossing, in radii. */
const margin = 0.35;

export type MeshAndMoment = Pick<Figure, 'mesh' | 'moment'>;

/** @returns null when the figure is about no triangle */
export function trianglePlane(figure: MeshAndMoment): TrianglePlane | null {
  const triangle = figure.moment.candidate?.begin.triangle ?? figure.moment.nearest?.triangle ?? 0;
  const corners = movedCorners(cornersOf(figure, triangle), figure.moment);
  if (!corners) return null;
  const [a, b, c] = corners;
  const normal = normalize(cross(sub(b, a), sub(c, a)));
  const [across, up] = spanPlane(normal);
  const { start, displacement, radii } = figure.moment;
  const radius = Math.max(...radii);
  const speed = dot(displacement, normal);
  const meets = speed === 0 ? 0.5 : Math.min(1, Math.max(0, -dot(sub(start, a), normal) / speed));
  const crossing = addScaled(start, displacement, meets);
  const foot = addScaled(crossing, normal, -dot(sub(crossing, a), normal));
  const points = [
    ...corners,
    ...[-1, 1].flatMap((s) => [addScaled(foot, across, s * radius), addScaled(foot, up, s * radius)]),
  ];
  const [left, right] = range(points, a, across, radius);
  const [low, high] = range(points, a, up, radius);
  const at = (x: number, y: number): Vec3 => addScaled(addScaled(a, across, x), up, y);
  return { corners, normal, piece: [at(left, low), at(right, low), at(right, high), at(left, high)], across, up };
}

function range(points: readonly Vec3[], from: Vec3, axis: Vec3, radius: number): readonly [number, number] {
  const along = points.map((p) => dot(sub(p, from), axis));
  return [Math.min(...along) - margin * radius, Math.max(...along) + margin * radius];
}

export function cornersOf({ mesh }: MeshAndMoment, triangle: number): readonly [Vec3, Vec3, Vec3] | null {
  if (!mesh || 3 * triangle + 2 >= mesh.indices.length) return null;
  const corner = (k: number): Vec3 => {
    const at = 3 * mesh.indices[3 * triangle + k]!;
    return [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
  };
  return [corner(0), corner(1), corner(2)];
}

export const middleOf = ([a, b, c]: readonly [Vec3, Vec3, Vec3]): Vec3 => scale(add(add(a, b), c), 1 / 3);

/** The point of the body that touches the plane first: radii² n / |radii n|, against the motion. */
export function touchingPoint(figure: MeshAndMoment, centre: Vec3, normal: Vec3): Vec3 {
  const { radii, displacement } = figure.moment;
  const side = dot(displacement, normal) > 0 ? 1 : -1;
  const stretched = mul(radii, normal);
  const reach = Math.hypot(...stretched);
  return addScaled(centre, mul(stretched, radii), side / reach);
}
