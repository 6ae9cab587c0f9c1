import { interleave } from '../measure/interleave.mjs';

/**
 * Microseconds a sweep for each list of requests. Every peer does the whole list, in turns; a world is made anew where the
 * radius changes, since the peers' adapters keep their ball.
 * @param {{ values: number[] }} axis
 * @param {{ name: string, title: string, ours: boolean, engine: import('../peers/peer.mjs').Engine }[]} engines
 * @param {import('../worlds/world.mjs').World} world
 * @param {import('../requests/sweeps.mjs').Sweeps[]} lists one for each value
 */
export async function timeLists(axis, engines, world, lists, plan) {
  const rows = engines.map(({ name, title, ours }) => ({ name, title, ours, times: [] }));
  let built = [];
  const dispose = () => built.forEach((each) => each?.dispose());
  let radius;
  for (const list of lists) {
    if (list.radius !== radius) {
      dispose();
      built = engines.map(({ engine }) => made(engine, world));
      radius = list.radius;
    }
    const times = new Float64Array(list.count);
    const tasks = built.flatMap((each, k) =>
      each?.sweepMany ? [{ name: engines[k].name, run: listRun(each, list, times) }] : [],
    );
    const measured = await interleave(tasks, plan.repetitions);
    for (const row of rows) row.times.push(measured.get(row.name) ?? null);
  }
  dispose();
  return { unit: 'µs', ...axis, rows };
}

/** Repeated within one measurement until the clock can tell it. */
const shortest = 2;

function listRun(world, list, times) {
  const prepared = world.prepare?.(list) ?? list;
  const once = () => {
    const since = performance.now();
    world.sweepMany(prepared, list.count, times);
    return performance.now() - since;
  };
  once();
  const rounds = Math.max(1, Math.ceil(shortest / Math.max(once(), 1e-3)));
  return () => {
    let spent = 0;
    for (let round = 0; round < rounds; round++) spent += once();
    return (spent * 1000) / (rounds * list.count);
  };
}

/** Milliseconds to a world that can be asked; who fails is out. */
export async function timeBuild(engines, world, plan) {
  const failed = new Set();
  const tasks = engines.map(({ name, engine }) => ({
    name,
    run() {
      if (failed.has(name)) return Infinity;
      const since = performance.now();
      const built = made(engine, world);
      const spent = performance.now() - since;
      if (!built) failed.add(name);
      built?.dispose();
      return built ? spent : Infinity;
    },
  }));
  const rows = await interleave(tasks, plan.builds);
  for (const name of failed) rows.delete(name);
  return { rows, failed };
}

/** A library that cannot take a mesh of this size says so by an error of its own. */
function made(engine, { positions, indices }) {
  try {
    return engine.createWorld(positions, indices);
  } catch {
    return undefined;
  }
}
