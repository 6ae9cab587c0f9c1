/** From where a report looks at a level: at all of it from above, at a spot from where it can be seen. */
import type { Mesh } from 'sweepscope';
import { cross, normalize, type Vec3 } from '../../../mesh/geometry/vec';
import { type Camera, project } from './raster';

/** All of the level, north up, a little from the side so that walls can be told from floors. */
export function fromAbove(
  bounds: { readonly min: readonly number[]; readonly max: readonly number[] },
  width: number,
  mostHeight: number,
): Camera {
  const ahead = normalize([0, -1, -0.22]);
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

/** How much of each way from a place is free, 0 … 1. */
export type FreeWays = (place: Vec3, ways: readonly Vec3[]) => ArrayLike<number>;

/** Asks the mesh, with a ball that is small beside the body. */
export const freeIn =
  (mesh: Mesh, radii: readonly number[]): FreeWays =>
  (place, ways) => {
    const queries = new Float64Array(ways.length * 9);
    const ball = Math.min(...radii) * 0.05;
    ways.forEach((way, k) => queries.set([...place, ...way, ball, ball, ball], k * 9));
    return mesh.sweepMany(queries, { sides: 'both' }).time;
  };

/** Where to stand to see a place: of sixteen directions around and two heights the one with the longest free way. @param wanted no farther than this */
export function outlookOn(free: FreeWays, place: Vec3, wanted: number): { readonly out: Vec3; readonly free: number } {
  const outs = [0.35, 0.9].flatMap((rise) =>
    Array.from({ length: 16 }, (_, k): Vec3 =>
      normalize([Math.cos((Math.PI * k) / 8), rise, Math.sin((Math.PI * k) / 8)]),
    ),
  );
  const shares = free(
    place,
    outs.map(([x, y, z]): Vec3 => [x * wanted, y * wanted, z * wanted]),
  );
  let best = 0;
  outs.forEach((_, k) => {
    if (Math.min(shares[k], 1) > Math.min(shares[best], 1) + 1e-9) best = k;
  });
  return { out: outs[best], free: 0.95 * Math.min(shares[best], 1) * wanted };
}

/** A spot from where nothing is between. @param place centre of the body */
export function towards(ways: FreeWays, place: Vec3, radii: readonly number[], width: number, height: number): Camera {
  const { out, free } = outlookOn(ways, place, distance * radii[1]);
  const away = Math.max(free, 0.3 * radii[1]);
  const ahead = normalize([-out[0], -out[1], -out[2]]);
  const right = normalize(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const eye = place.map((value, axis) => value + out[axis] * away) as unknown as Vec3;
  return { width, height, eye, right, up, ahead, scale: height * 1.1, parallel: false };
}

/** The upright ellipsoid as an ellipse, close enough for a small picture: middle and half axes in pixels; undefined: the eye is past it. */
export function bodyEllipse(
  camera: Camera,
  place: Vec3,
  radii: readonly number[],
): readonly [x: number, y: number, wide: number, tall: number] | undefined {
  const at = project(camera, place);
  if (!at) return undefined;
  const k = camera.scale / at[2];
  const tilt = Math.hypot(camera.up[0], camera.up[2]);
  const wide = Math.max(radii[0], radii[2]);
  return [at[0], at[1], wide * k, Math.hypot(radii[1] * camera.up[1], wide * tilt) * k];
}

/** Above the bodies that something happened to, a roof would only hide them. @param highest of their centres @param upright radius */
export const roofOf = (highest: number, upright: number): number => highest + 2 * upright;
