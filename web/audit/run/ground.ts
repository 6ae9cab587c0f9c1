/** The ground that can be stood on: triangles by area. */
import { length3 } from './length';

export interface Level {
  readonly positions: Float32Array | Float64Array;
  readonly indices: Uint32Array;
}

export interface Ground {
  /** its triangles */
  readonly triangles: Uint32Array;
  /** area of it up to and with each triangle, seen from above */
  readonly areas: Float64Array;
  /** whether faces were taken from behind, because none faces up */
  readonly flipped: boolean;
}

const corner = { ax: 0, ay: 0, az: 0, ux: 0, uy: 0, uz: 0, vx: 0, vy: 0, vz: 0 };

/** Corner and two edges of a triangle, in an object used again. */
function edgesOf({ positions, indices }: Level, triangle: number) {
  const [a, b, c] = [0, 1, 2].map((k) => indices[triangle * 3 + k] * 3);
  corner.ax = positions[a];
  corner.ay = positions[a + 1];
  corner.az = positions[a + 2];
  corner.ux = positions[b] - corner.ax;
  corner.uy = positions[b + 1] - corner.ay;
  corner.uz = positions[b + 2] - corner.az;
  corner.vx = positions[c] - corner.ax;
  corner.vy = positions[c + 1] - corner.ay;
  corner.vz = positions[c + 2] - corner.az;
  return corner;
}

/** The face's normal, not a unit vector: twice the area long. */
export function normalOf(level: Level, triangle: number): [number, number, number] {
  const { ux, uy, uz, vx, vy, vz } = edgesOf(level, triangle);
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

export function groundOf(level: Level, slopeLimit: number): Ground {
  const steep = Math.cos(slopeLimit);
  const facing = (side: 1 | -1) => {
    const triangles: number[] = [];
    const areas: number[] = [];
    let sum = 0;
    for (let triangle = 0; triangle < level.indices.length / 3; triangle++) {
      const [x, y, z] = normalOf(level, triangle);
      const length = length3(x, y, z);
      if (!(length > 0 && side * y >= steep * length)) continue;
      sum += (side * y) / 2;
      triangles.push(triangle);
      areas.push(sum);
    }
    return { triangles: Uint32Array.from(triangles), areas: Float64Array.from(areas), flipped: side < 0 };
  };
  const up = facing(1);
  return up.triangles.length > 0 ? up : facing(-1);
}

/** A point of the ground, every part of its area as likely, and the height at which an upright ellipsoid rests over it. */
export function pointOn(
  level: Level,
  ground: Ground,
  radii: readonly number[],
  random: () => number,
): [number, number, number] {
  const { areas, triangles } = ground;
  const wanted = random() * areas[areas.length - 1];
  let low = 0;
  let high = areas.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (areas[middle] > wanted) high = middle;
    else low = middle + 1;
  }
  const triangle = triangles[low];
  const root = Math.sqrt(random());
  const share = random();
  const [u, v] = [root * (1 - share), root * share];
  const [nx, ny, nz] = normalOf(level, triangle);
  const { ax, ay, az, ux, uy, uz, vx, vy, vz } = edgesOf(level, triangle);
  // How far above a point of the plane the centre is when the ellipsoid touches the plane.
  const support = length3(radii[0] * nx, radii[1] * ny, radii[2] * nz) / Math.abs(ny);
  return [ax + u * ux + v * vx, ay + u * uy + v * vy + support, az + u * uz + v * vz];
}
