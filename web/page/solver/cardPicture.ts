/** The mesh on the import card: drawn in the worker that has read it, in plain memory. In one pass, for nobody waits for the picture of a million triangles. */
import { type Camera, light, project } from '../../audit/report/picture/raster';
import { coverTriangle } from '../../mesh/geometry/coverTriangle';
import { dot } from '../../mesh/geometry/vec';
import type { Vec3 } from '../model';
import { cardCamera, type CardLook } from './cardView';
import { boundsOf, placePositions } from '../../mesh/placement';

/** From behind a face is drawn only where nothing else is, and darker: a room stays open, and a mesh inside out is still seen. */
const behind = 0.6;

/** @returns a byte a pixel, row by row: 0 nothing, else how light the face is there */
export function cardPicture(
  { positions, indices }: { readonly positions: Float64Array; readonly indices: Uint32Array },
  look: CardLook,
): Uint8Array {
  const points = placePositions(positions, { ...look, scale: 1 });
  const { min, max } = boundsOf(points);
  const camera = cardCamera(max.map((value, axis) => value - min[axis]!) as unknown as Vec3, look);
  const deepest = toScreen(points, camera, min);
  const pixels = new Uint8Array(look.width * look.height);
  const depth = new Float64Array(pixels.length).fill(Infinity);
  // The axes of the screen: right, down, ahead.
  const [lx, ly, lz] = [dot(light, camera.right), -dot(light, camera.up), dot(light, camera.ahead)];
  for (let at = 0; at + 2 < indices.length; at += 3) {
    const [a, b, c] = [3 * indices[at]!, 3 * indices[at + 1]!, 3 * indices[at + 2]!];
    const [ax, ay, az] = [points[a]!, points[a + 1]!, points[a + 2]!];
    const [bx, by, bz] = [points[b]! - ax, points[b + 1]! - ay, points[b + 2]! - az];
    const [cx, cy, cz] = [points[c]! - ax, points[c + 1]! - ay, points[c + 2]! - az];
    const area = bx * cy - by * cx;
    if (!(Math.abs(area) > 1e-9)) continue;
    const [nx, ny] = [by * cz - bz * cy, bz * cx - bx * cz];
    const front = area < 0;
    const lit = (nx * lx + ny * ly + area * lz) / Math.sqrt(nx * nx + ny * ny + area * area);
    const shade = Math.max(1, Math.round(127.5 * (front ? 1 + lit : behind * (1 - lit))));
    const from = front ? az : az + deepest;
    coverTriangle(look, [ax, ay], [ax + bx, ay + by], [ax + cx, ay + cy], (x, y, _u, v, w) => {
      const z = from + v * bz + w * cz;
      const pixel = y * look.width + x;
      if (z >= depth[pixel]!) return;
      depth[pixel] = z;
      pixels[pixel] = shade;
    });
  }
  return pixels;
}

/**
 * Points to pixels, in place, and pixels ahead of the nearest point, so that a face keeps its normal.
 * @returns how far ahead the farthest is, and a little more
 */
function toScreen(points: Float64Array, camera: Camera, min: Vec3): number {
  const { scale } = camera;
  let nearest = Infinity;
  let farthest = -Infinity;
  for (let at = 0; at < points.length; at += 3) {
    const [x, y, z] = project(camera, [points[at]! - min[0], points[at + 1]! - min[1], points[at + 2]! - min[2]])!;
    points[at] = x;
    points[at + 1] = y;
    points[at + 2] = z * scale;
    nearest = Math.min(nearest, z * scale);
    farthest = Math.max(farthest, z * scale);
  }
  return farthest - nearest + 1;
}
