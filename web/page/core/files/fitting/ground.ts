/** Places on faces that a body could stand on, spread by area, so that every floor has its share however many triangles it is made of. */
import type { SceneMesh, Vec3 } from '../../../model';

/** A point on a face that is level enough. */
export interface GroundPoint {
  readonly point: Vec3;
  /** unit, upward */
  readonly normal: Vec3;
  /** whether the front of the face is up; from behind it may be the inside of a solid */
  readonly front: boolean;
}

export interface Ground {
  readonly points: readonly GroundPoint[];
  /** of all of it, seen from above */
  readonly area: number;
}

/** Cosine of 40°: what is steeper is ground to nobody who starts on it, though the solver stands on 50°. */
const level = Math.cos((40 * Math.PI) / 180);
/** Of a larger mesh every second, third … triangle is looked at. */
const mostLookedAt = 1_500_000;

/** @param count points wanted */
export function groundOf({ positions, indices }: SceneMesh, count: number): Ground {
  const triangles = indices.length / 3;
  const stride = Math.max(1, Math.ceil(triangles / mostLookedAt));
  const found: number[] = [];
  const areas: number[] = [];
  let area = 0;
  for (let triangle = 0; triangle < triangles; triangle += stride) {
    const { nx, ny, nz } = faceOf(positions, indices, triangle);
    const size = Math.hypot(nx, ny, nz);
    if (!(size > 0 && size < Infinity)) continue;
    if (Math.abs(ny) < level * size) continue;
    area += Math.abs(ny);
    found.push(triangle);
    areas.push(area);
  }
  const points: GroundPoint[] = [];
  for (let k = 0, at = 0; k < count && area > 0; k++) {
    while (areas[at]! < ((k + 0.5) / count) * area) at++;
    points.push(pointIn(positions, indices, found[at]!, k));
  }
  // Normals are twice the area long, and of every `stride` triangles one was looked at.
  return { points, area: (area / 2) * stride };
}

/** Where it is in its triangle follows from its number: spread evenly, and always the same. */
function pointIn(positions: Float64Array, indices: Uint32Array, triangle: number, k: number): GroundPoint {
  const face = faceOf(positions, indices, triangle);
  const { ax, ay, az, ux, uy, uz, vx, vy, vz, nx, ny, nz } = face;
  let s = (0.5 + k * 0.7548776662466927) % 1;
  let t = (0.5 + k * 0.5698402909980532) % 1;
  if (s + t > 1) [s, t] = [1 - s, 1 - t];
  const up = Math.sign(ny) / Math.hypot(nx, ny, nz);
  return {
    point: [ax + s * ux + t * vx, ay + s * uy + t * vy, az + s * uz + t * vz],
    normal: [nx * up, ny * up, nz * up],
    front: ny > 0,
  };
}

/** One corner, two edges and the normal, which is twice the area long. */
export function faceOf(positions: Float64Array, indices: Uint32Array, triangle: number) {
  const [a, b, c] = [3 * indices[3 * triangle]!, 3 * indices[3 * triangle + 1]!, 3 * indices[3 * triangle + 2]!];
  const [ax, ay, az] = [positions[a]!, positions[a + 1]!, positions[a + 2]!];
  const [ux, uy, uz] = [positions[b]! - ax, positions[b + 1]! - ay, positions[b + 2]! - az];
  const [vx, vy, vz] = [positions[c]! - ax, positions[c + 1]! - ay, positions[c + 2]! - az];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return { ax, ay, az, ux, uy, uz, vx, vy, vz, nx, ny, nz };
}
