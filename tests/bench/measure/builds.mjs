import { interleave } from './interleave.mjs';

/**
 * Milliseconds from positions and indices to a world that can be asked.
 * @param {{ name: string, engine: import('../peers/peer.mjs').Engine }[]} engines
 * @param {import('../worlds/world.mjs').World} world
 * @param {import('../plan.mjs').Plan} plan
 */
export function timeBuilds(engines, { positions, indices }, plan) {
  const tasks = engines.map(({ name, engine }) => ({
    name,
    run() {
      const since = performance.now();
      const built = engine.createWorld(positions, indices);
      const spent = performance.now() - since;
      built.dispose();
      return spent;
    },
  }));
  return interleave(tasks, plan.buildRepetitions);
}
