import { found, pointTriangle } from './closest.mjs';

/** Below this distance, metres, the ball touches. A millionth of the best peer's error. */
const touch = 1e-12;
const mostSteps = 400;

/**
 * When a ball first touches the mesh, in double precision.
 *
 * The distance of a moving point from a triangle is a convex function of time, so Newton's steps from the start never
 * go past the first touch; they need the distance and nothing else.
 *
 * @param {import('./grid.mjs').Grid} grid
 * @param {ArrayLike<number>} sweep centre and displacement @param {number} at where they begin @param {number} radius
 * @returns {number} the fraction of the displacement; Infinity: it touches nothing
 */
export function sweepBall(grid, sweep, at, radius) {
  const x = sweep[at], y = sweep[at + 1], z = sweep[at + 2]; // prettier-ignore
  const dx = sweep[at + 3], dy = sweep[at + 4], dz = sweep[at + 5]; // prettier-ignore
  const low = [Math.min(x, x + dx) - radius, Math.min(y, y + dy) - radius, Math.min(z, z + dz) - radius];
  const high = [Math.max(x, x + dx) + radius, Math.max(y, y + dy) + radius, Math.max(z, z + dz) + radius];
  const count = grid.collect(low, high);

  let best = Infinity;
  for (let item = 0; item < count; item++) {
    const time = touchTime(grid.triangles, grid.hits[item] * 9, Math.min(best, 1));
    if (time < best) best = time;
  }
  return best;

  /** Newton's steps; ends early when they pass `limit`, since they come from below. */
  function touchTime(triangles, corner, limit) {
    let time = 0;
    for (let step = 0; step < mostSteps; step++) {
      const px = x + time * dx, py = y + time * dy, pz = z + time * dz; // prettier-ignore
      const distance = Math.sqrt(pointTriangle(px, py, pz, triangles, corner));
      const gap = distance - radius;
      if (gap <= touch) return time;
      const speed = (dx * (px - found.x) + dy * (py - found.y) + dz * (pz - found.z)) / distance;
      if (speed >= 0) return Infinity;
      time -= gap / speed;
      if (time > limit) return Infinity;
    }
    return time;
  }
}
