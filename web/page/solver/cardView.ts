/** From where the import card looks at a mesh, the same for who draws the mesh and for who draws the body and the arrow over it. */
import type { Camera } from '../../audit/report/picture/raster';
import { cross, dot, normalize, type Vec3 } from '../../mesh/geometry/vec';
import type { Placement } from '../../mesh/placement';

/** Pixels, and how the mesh stands; the scale changes nothing of the mesh but its body's size. */
export interface CardLook extends Pick<Placement, 'upAxis' | 'flip'> {
  readonly width: number;
  readonly height: number;
  /** of a body beside the mesh, in units of the file; null: none that could be seen */
  readonly body: number | null;
}

/** From the front, the right and above. */
const ahead = normalize([-0.5, -0.42, -0.76]);
const right = normalize(cross(ahead, [0, 1, 0]));
const up = cross(right, ahead);
/** of the height of the picture */
const margin = 0.07;
/** the same, at both sides of a mesh with a body, whose height stands beside it */
const labelled = 0.3;
/** Radius of a body, as a part of its height. */
export const slim = 0.35 / 1.8;

/** @param size of the mesh as it stands, its lowest corner at the origin; y is up */
export function cardCamera([x, y, z]: Vec3, { width, height, body }: CardLook): Camera & { readonly bodyAt: Vec3 } {
  const radius = (body ?? 0) * slim;
  // At the corner farthest to the right, so that it hides nothing of the mesh.
  const bodyAt: Vec3 = [x + 2.5 * radius, (body ?? 0) / 2, 0];
  const corners = [0, x].flatMap((a) => [0, y].flatMap((b) => [0, z].map((c): Vec3 => [a, b, c])));
  const beside = [-1, 1].flatMap((side): Vec3[] => [
    [bodyAt[0] + side * radius, 0, -radius],
    [bodyAt[0] + side * radius, body ?? 0, -radius],
  ]);
  const points = body === null ? corners : [...corners, ...beside];
  const range = (axis: Vec3) => {
    const along = points.map((point) => dot(point, axis));
    return [Math.min(...along), Math.max(...along)] as const;
  };
  const [[left, far], [low, high]] = [range(right), range(up)];
  const free = 1 - 2 * margin;
  const scale = Math.min(
    (width - 2 * (body === null ? margin : labelled) * height) / (far - left || 1e-300),
    (free * height) / (high - low || 1e-300),
  );
  const [across, along, back] = [(left + far) / 2, (low + high) / 2, 2 * Math.hypot(x, y, z, body ?? 0)];
  const eye = right.map((value, axis) => value * across + up[axis]! * along - ahead[axis]! * back) as unknown as Vec3;
  return { width, height, eye, right, up, ahead, scale, parallel: true, bodyAt };
}

/** Size as it stands, of one in the file's own axes. */
export const standingSize = ([x, y, z]: Vec3, { upAxis }: Pick<Placement, 'upAxis'>): Vec3 =>
  upAxis === 'z' ? [x, z, y] : [x, y, z];
