import { randomFrom } from '../random.mjs';
import { clearance } from '../reference/depth.mjs';

/** Clear starts are at least this far from the mesh. */
const gap = 0.02;

/**
 * Sweeps of one ball, all of one length, from places clear of the mesh.
 * @param {import('../worlds/world.mjs').World} world
 * @param {import('../reference/grid.mjs').Grid} grid
 * @param {{ count: number, radius: number, length: number, seed: number }} wanted
 * @returns {import('../requests/sweeps.mjs').Sweeps}
 */
export function clearSweeps(world, grid, { count, radius, length, seed }) {
  const random = randomFrom(seed);
  return collect(count, radius, length, () => {
    const [x, y, z] = world.start(random);
    // The world's own starts are for a ball of half a metre.
    const start = [x, y + (radius - 0.5) * random.between(1, 2), z].map(Math.fround);
    const aim = world.aim(random);
    // Asked beyond the gap, because what is farther comes back as the limit, rounded.
    return clearance(grid, start, radius, 2 * gap) >= gap ? [start, aim] : undefined;
  });
}

/**
 * Sweeps that begin with the centre of the ball at the height of the ground: half of it is in the mesh.
 * @param {import('../worlds/world.mjs').World} world
 * @param {import('../reference/grid.mjs').Grid} grid
 */
export function deepSweeps(world, grid, { count, radius, length, seed }) {
  const random = randomFrom(seed);
  return collect(count, radius, length, () => {
    const [x, y, z] = world.start(random);
    const above = Math.max(clearance(grid, [x, y, z], 0, 2), 0);
    return [[x, y - above, z].map(Math.fround), world.aim(random)];
  });
}

function collect(count, radius, length, make) {
  const values = new Float64Array(count * 6);
  for (let found = 0; found < count;) {
    const made = make();
    if (!made) continue;
    const [start, aim] = made;
    values.set([...start, ...aim.map((part) => Math.fround(part * length))], found * 6);
    found++;
  }
  return { count, values, radius };
}
