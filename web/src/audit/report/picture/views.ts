/** From where a report looks at a level: at all of it from above, at a spot from where it can be seen. */
import type { Mesh } from 'sweepscope';
import { type Camera, cross, unit, type Vec3 } from './raster';

/** All of the level, north up, a little from the side so that walls can be told from floors. */
export function fromAbove(
  bounds: { readonly min: readonly number[]; readonly max: readonly number[] },
  width: number,
  mostHeight: number,
): Camera {
  const ahead = unit([0, -1, -0.22]);
  const right: Vec3 = [1, 0, 0];
  const up = cross(right, ahead);
  const centre = bounds.min.map((low, axis) => (low + bounds.max[axis]) / 2) as unknown as Vec3;
  const half = bounds.min.map((low, axis) => (bounds.max[axis] - low) / 2);
  const tall = Math.abs(up[1]) * half[1] + Math.abs(up[2]) * half[2];
  const margin = 0.96;
  const scale = margin * Math.min(width / (2 * half[0] || 1), mostHeight / (2 * tall || 1));
  const height = Math.min(mostHeight, Math.ceil((2 * tall * scale) / margin));
  const back = 2 * Math.hypot(...half) + 1;
  const eye = centre.map((value, axis) => value - ahead[axis] * back) as unknown as Vec3;
  return { width, height, eye, right, up, ahead, scale, parallel: true };
}

/** Wanted distance from a spot, in upright radii. */
const distance = 5;

/**
 * A spot from where nothing is between: of sixteen directions around and two heights the one with the longest free way.
 * @param place centre of the body
 */
export function towards(mesh: Mesh, place: Vec3, radii: readonly number[], width: number, height: number): Camera {
  const wanted = distance * radii[1];
  const outs = [0.35, 0.9].flatMap((rise) =>
    Array.from({ length: 16 }, (_, k): Vec3 => unit([Math.cos((Math.PI * k) / 8), rise, Math.sin((Math.PI * k) / 8)])),
  );
  const queries = new Float64Array(outs.length * 9);
  outs.forEach((out, k) => {
    const ball = Math.min(...radii) * 0.05;
    queries.set([...place, ...out.map((part) => part * wanted), ball, ball, ball], k * 9);
  });
  const { time } = mesh.sweepMany(queries, { sides: 'both' });
  let best = 0;
  outs.forEach((_, k) => {
    if (Math.min(time[k], 1) > Math.min(time[best], 1) + 1e-9) best = k;
  });
  const free = Math.max(0.95 * Math.min(time[best], 1) * wanted, 0.3 * radii[1]);
  const out = outs[best];
  const ahead = unit([-out[0], -out[1], -out[2]]);
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const eye = place.map((value, axis) => value + out[axis] * free) as unknown as Vec3;
  return { width, height, eye, right, up, ahead, scale: height * 1.1, parallel: false };
}
