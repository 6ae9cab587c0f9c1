/** Whether a body at a place overlaps the mesh: by the distance to each triangle in ellipsoid space. For meshes of a few triangles. */
import type { Figure } from '../../scene/layers/layer';
import { addScaled, div, dot, length, sub, type Vec3 } from '../../../mesh/geometry/vec';

export function overlapsMesh({ mesh, moment }: Figure, centre: Vec3): boolean {
  if (!mesh) return false;
  const { positions, indices } = mesh;
  const corner = (k: number): Vec3 => {
    const at = 3 * indices[k]!;
    return div([positions[at]!, positions[at + 1]!, positions[at + 2]!], moment.radii);
  };
  const point = div(centre, moment.radii);
  for (let k = 0; k < indices.length; k += 3) {
    const near = closestPoint(point, corner(k), corner(k + 1), corner(k + 2));
    if (length(sub(point, near)) < 1) return true;
  }
  return false;
}

/** The point of a triangle nearest to another: by the region the point lies over. */
export function closestPoint(p: Vec3, a: Vec3, b: Vec3, c: Vec3): Vec3 {
  const [ab, ac, ap] = [sub(b, a), sub(c, a), sub(p, a)];
  const [d1, d2] = [dot(ab, ap), dot(ac, ap)];
  if (d1 <= 0 && d2 <= 0) return a;
  const bp = sub(p, b);
  const [d3, d4] = [dot(ab, bp), dot(ac, bp)];
  if (d3 >= 0 && d4 <= d3) return b;
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return addScaled(a, ab, d1 / (d1 - d3));
  const cp = sub(p, c);
  const [d5, d6] = [dot(ab, cp), dot(ac, cp)];
  if (d6 >= 0 && d5 <= d6) return c;
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return addScaled(a, ac, d2 / (d2 - d6));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) return addScaled(b, sub(c, b), (d4 - d3) / (d4 - d3 + (d5 - d6)));
  const sum = va + vb + vc;
  return addScaled(addScaled(a, ab, vb / sum), ac, vc / sum);
}
