import { randomFrom } from '../random.mjs';
import { clearance } from '../reference/depth.mjs';
import { sweepBall } from '../reference/sweep.mjs';

/** The ball that is swept, metres. */
export const ballRadius = 0.5;
const shortest = 0.2;
const longest = 5;
/** Sweeps begin at least this far from the mesh, so that no peer's rule for overlaps is asked. */
const startGap = 0.02;

/**
 * Sweeps of a ball from clear places.
 *
 * @typedef {object} Sweeps
 * @property {number} count
 * @property {Float64Array} values six numbers each: centre, displacement
 * @property {number} radius
 *
 * @param {import('../worlds/world.mjs').World} world
 * @param {import('../reference/grid.mjs').Grid} grid
 * @param {number} count
 * @returns {Sweeps}
 */
export function sweepsIn(world, grid, count) {
  return collect(count, randomFrom(101), (random) => candidate(world, grid, random));
}

/** Sweeps of the same kind that meet nothing. */
export function missesIn(world, grid, count) {
  return collect(count, randomFrom(103), (random) => {
    const sweep = candidate(world, grid, random);
    return sweep && sweepBall(grid, sweep, 0, ballRadius * 1.01) === Infinity ? sweep : undefined;
  });
}

function collect(count, random, make) {
  const values = new Float64Array(count * 6);
  for (let found = 0; found < count;) {
    const sweep = make(random);
    if (!sweep) continue;
    values.set(sweep, found * 6);
    found++;
  }
  return { count, values, radius: ballRadius };
}

function candidate(world, grid, random) {
  const start = world.start(random).map(Math.fround);
  const length = random.between(shortest, longest);
  const displacement = world.aim(random).map((part) => Math.fround(part * length));
  return clearance(grid, start, ballRadius, startGap) >= startGap ? [...start, ...displacement] : undefined;
}
