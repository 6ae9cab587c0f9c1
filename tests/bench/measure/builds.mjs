import { interleave } from './interleave.mjs';

/**
 * Milliseconds from positions and indices to a world that can be asked. A peer that fails is out of this world.
 * @param {{ name: string, engine: import('../peers/peer.mjs').Engine }[]} engines
 * @param {import('../worlds/world.mjs').World} world
 * @param {import('../plan.mjs').Plan} plan
 */
export async function timeBuilds(engines, { positions, indices }, plan) {
  const failures = new Map();
  const tasks = engines.map(({ name, engine }) => ({
    name,
    run() {
      if (failures.has(name)) return Infinity;
      try {
        const since = performance.now();
        const built = engine.createWorld(positions, indices);
        const spent = performance.now() - since;
        built.dispose();
        return spent;
      } catch (error) {
        failures.set(name, error.message);
        return Infinity;
      }
    },
  }));
  return { times: await interleave(tasks, plan.buildRepetitions), failures };
}
