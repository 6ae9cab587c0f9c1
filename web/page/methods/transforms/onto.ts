/** The plane of the largest triangle of the user's mesh, the corner farthest from it, and a ray at its middle. */
import { add, addScaled, cross, dot, scale, sub } from '../../../mesh/geometry/vec';
import type { SceneMesh, Vec3 } from '../../model';
import type { Settings } from './schema.gen';

export function planeOf({ positions, indices, bounds: { min, max } }: SceneMesh): Partial<Settings> {
  const middle = scale(add(min, max), 0.5);
  // Scales and turns are about the origin: there is the middle of the mesh.
  const corner = (k: number): Vec3 => sub([positions[3 * k]!, positions[3 * k + 1]!, positions[3 * k + 2]!], middle);
  let best = { area: 0, v1: [0, 0, 0] as Vec3, v2: [1, 0, 0] as Vec3, v3: [0, 0, 1] as Vec3 };
  for (let k = 0; k < indices.length; k += 3) {
    const [v1, v3, v2] = [corner(indices[k]!), corner(indices[k + 1]!), corner(indices[k + 2]!)];
    const area = Math.hypot(...cross(sub(v3, v1), sub(v2, v1)));
    if (area > best.area) best = { area, v1, v2, v3 };
  }
  const { v1, v2, v3 } = best;
  const n = cross(sub(v3, v1), sub(v2, v1));
  let [point, farthest] = [v1, 0];
  for (let k = 0; k < positions.length / 3; k++) {
    const distance = Math.abs(dot(n, sub(corner(k), v1)));
    if (distance > farthest) [point, farthest] = [corner(k), distance];
  }
  const diagonal = Math.hypot(...sub(max, min)) || 1;
  const unit = scale(n, 1 / (Math.hypot(...n) || 1));
  const target = scale(add(add(v1, v2), v3), 1 / 3);
  const origin = addScaled(target, unit, 0.5 * diagonal);
  return { v1, v2, v3, point, origin, direction: sub(target, origin) };
}
