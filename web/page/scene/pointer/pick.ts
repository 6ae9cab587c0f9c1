import type { SceneMesh } from '../../model';
import { cross, dot, normalize, scale, sub, type Vec3 } from '../../../mesh/geometry/vec';
import { partLook } from '../../model/partLook';
import { blocksOf } from './blocks';

/** A triangle that a ray meets. */
export interface Picked {
  readonly triangle: number;
  /** how far along the ray, in lengths of its direction */
  readonly at: number;
}

/** The first triangle a ray meets, from either side; see `pick`. */
export function pickTriangle(...ray: Parameters<typeof pick>): number | null {
  return pick(...ray)?.triangle ?? null;
}

/**
 * Where a ray first meets the mesh, from either side.
 *
 * @param triangles which ones to try; absent: all that are drawn, with the help of boxes around runs of them
 * @param within how far along the ray to look, in lengths of its direction
 */
export function pick(
  mesh: SceneMesh,
  origin: Vec3,
  direction: Vec3,
  triangles?: readonly number[],
  within = Infinity,
): Picked | null {
  let best: number | null = null;
  let nearest = within;
  const attempt = (triangle: number): void => {
    const t = meet(mesh, triangle, origin, direction);
    if (t < nearest) [best, nearest] = [triangle, t];
  };
  if (triangles) triangles.forEach(attempt);
  else {
    const { unseen } = partLook.peek();
    const range = (from: number, to: number): void => {
      for (let triangle = from; triangle < to; triangle++) if (unseen?.[triangle] !== 1) attempt(triangle);
    };
    blocksOf(mesh).along(origin, direction, () => nearest, range);
  }
  return best === null ? null : { triangle: best, at: nearest };
}

/** Unit normal of a triangle, on the side a ray comes from. */
export function normalToward({ positions: p, indices }: SceneMesh, triangle: number, direction: Vec3): Vec3 {
  const [a, b, c] = [0, 1, 2].map((corner): Vec3 => {
    const at = indices[triangle * 3 + corner]! * 3;
    return [p[at]!, p[at + 1]!, p[at + 2]!];
  }) as [Vec3, Vec3, Vec3];
  const normal = normalize(cross(sub(b, a), sub(c, a)));
  return dot(normal, direction) > 0 ? scale(normal, -1) : normal;
}

/** Möller and Trumbore, written out: no allocation per triangle. */
function meet({ positions: p, indices }: SceneMesh, triangle: number, o: Vec3, d: Vec3): number {
  const a = indices[triangle * 3] * 3;
  const b = indices[triangle * 3 + 1] * 3;
  const c = indices[triangle * 3 + 2] * 3;
  const e1x = p[b] - p[a];
  const e1y = p[b + 1] - p[a + 1];
  const e1z = p[b + 2] - p[a + 2];
  const e2x = p[c] - p[a];
  const e2y = p[c + 1] - p[a + 1];
  const e2z = p[c + 2] - p[a + 2];
  const px = d[1] * e2z - d[2] * e2y;
  const py = d[2] * e2x - d[0] * e2z;
  const pz = d[0] * e2y - d[1] * e2x;
  const det = e1x * px + e1y * py + e1z * pz;
  if (det === 0) return Infinity;
  const tx = o[0] - p[a];
  const ty = o[1] - p[a + 1];
  const tz = o[2] - p[a + 2];
  const u = (tx * px + ty * py + tz * pz) / det;
  if (u < 0 || u > 1) return Infinity;
  const qx = ty * e1z - tz * e1y;
  const qy = tz * e1x - tx * e1z;
  const qz = tx * e1y - ty * e1x;
  const v = (d[0] * qx + d[1] * qy + d[2] * qz) / det;
  if (v < 0 || u + v > 1) return Infinity;
  const t = (e2x * qx + e2y * qy + e2z * qz) / det;
  return t > 0 ? t : Infinity;
}
