import { interleave } from './interleave.mjs';

const smallestBatch = 200;

/**
 * Microseconds a sweep. Each peer is given as many sweeps of the list as fit the time of a batch.
 *
 * @param {import('./worlds.mjs').Contender[]} contenders
 * @param {import('../requests/sweeps.mjs').Sweeps} sweeps
 * @param {import('../plan.mjs').Plan} plan
 */
export function timeSweeps(contenders, sweeps, plan) {
  const times = new Float64Array(sweeps.count);
  const tasks = contenders
    .filter(({ world }) => world.sweepMany)
    .map(({ name, world }) => {
      const prepared = world.prepare?.(sweeps) ?? sweeps;
      const batch = (count) => {
        const since = performance.now();
        world.sweepMany(prepared, count, times);
        return (performance.now() - since) * 1000;
      };
      const count = countFor(batch, sweeps.count, plan.batchMs * 1000);
      return { name, run: () => batch(count) / count };
    });
  return interleave(tasks, plan.sweepRepetitions);
}

/** Warms up, and finds how many sweeps take about `target` microseconds. */
function countFor(batch, most, target) {
  let count = Math.min(smallestBatch, most);
  let spent = batch(count);
  while (count < most && spent < target) {
    count = Math.min(count * 2, most);
    spent = batch(count);
  }
  return Math.max(Math.min(Math.round((count * target) / spent), most), Math.min(smallestBatch, most));
}
