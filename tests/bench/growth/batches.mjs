import { interleave } from '../measure/interleave.mjs';

/**
 * Microseconds a sweep when the same list is asked in batches of different sizes: ours alone, the others have none.
 * @returns {Promise<import('./growth.mjs').Axis>}
 */
export async function timeBatches({ name, title, engine }, world, list, plan) {
  const built = engine.createWorld(world.positions, world.indices);
  const all = built.prepare(list);
  const tasks = plan.batches.map((size) => ({ name: String(size), run: batches(built, all, list.count, size, plan) }));
  const measured = await interleave(tasks, plan.repetitions);
  built.dispose();
  return {
    id: 'batch',
    title: 'Sweeps, by how many are asked at once',
    unit: 'µs',
    along: 'sweeps a call',
    values: plan.batches,
    rows: [{ name, title, ours: true, times: plan.batches.map((size) => measured.get(String(size))) }],
  };
}

function batches(world, all, count, size, plan) {
  // The same requests for every size, as far as time allows for the small ones.
  const asked = Math.max(size, Math.min(count, plan.sweeps));
  const parts = [];
  for (let from = 0; from + size <= asked; from += size) parts.push(all.subarray(from * 9, (from + size) * 9));
  const times = new Float64Array(size);
  const run = () => {
    const since = performance.now();
    for (const part of parts) world.sweepMany(part, size, times);
    return ((performance.now() - since) * 1000) / (parts.length * size);
  };
  run();
  return run;
}
