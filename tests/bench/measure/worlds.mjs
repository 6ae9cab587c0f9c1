import { gridOf } from '../reference/grid.mjs';
import { sweepBall } from '../reference/sweep.mjs';
import { missesIn, sweepsIn } from '../requests/sweeps.mjs';
import { walksIn } from '../requests/walks.mjs';
import { triangleCount } from '../worlds/world.mjs';
import { agreementOf, hitTimes } from './agreement.mjs';
import { timeBuilds } from './builds.mjs';
import { judgeOf, timeCrowds } from './crowds.mjs';
import { timeSweeps } from './sweeps.mjs';

/**
 * A peer with the world built.
 * @typedef {{ name: string, world: import('../peers/peer.mjs').PeerWorld }} Contender
 */

/**
 * Everything about one world: each peer's build, sweeps, misses and characters.
 * @param {import('../worlds/world.mjs').World} world
 * @param {{ name: string, mostTriangles?: number, engine: import('../peers/peer.mjs').Engine }[]} peers loaded
 * @param {import('../plan.mjs').Plan} plan
 * @param {(line: string) => void} log
 */
export async function measureWorld(world, peers, plan, log) {
  const grid = gridOf(world);
  const sweeps = sweepsIn(world, grid, plan.sweeps);
  const misses = missesIn(world, grid, plan.misses);
  const walks = walksIn(world, grid, plan.characters, plan.frames);
  const exact = exactTimes(grid, sweeps, Math.min(plan.checked, sweeps.count));
  const triangles = triangleCount(world);

  const fit = peers.filter(({ mostTriangles }) => triangles <= (mostTriangles ?? Infinity));
  log(`${world.title}: build`);
  const builds = await timeBuilds(fit, world, plan);
  const contenders = fit
    .filter(({ name }) => !builds.failures.has(name))
    .map(({ name, engine }) => ({ name, world: engine.createWorld(world.positions, world.indices) }));

  log(`${world.title}: sweeps`);
  const sweepTimes = await timeSweeps(contenders, sweeps, plan);
  const missTimes = await timeSweeps(contenders, misses, plan);
  log(`${world.title}: characters`);
  const crowds = await timeCrowds(contenders, walks, plan);
  const judge = judgeOf(world, grid);

  const results = contenders.map(({ name, world: built }) => ({
    name,
    build: builds.times.get(name),
    sweep: sweepTimes.get(name),
    miss: missTimes.get(name),
    frame: crowds.times.get(name),
    agreement: built.sweepMany && agreementOf(exact, hitTimes(built, sweeps, exact.length), sweeps),
    conduct: crowds.paths.has(name) ? judge(crowds.paths.get(name), walks.characters) : undefined,
    memoryBytes: built.memoryBytes,
  }));
  for (const { world: built } of contenders) built.dispose();
  return {
    name: world.name,
    title: world.title,
    about: world.about,
    triangles,
    hitShare: exact.filter((time) => time <= 1).length / exact.length,
    results,
    failures: Object.fromEntries(builds.failures),
  };
}

function exactTimes(grid, sweeps, count) {
  return Float64Array.from({ length: count }, (_, k) => sweepBall(grid, sweeps.values, k * 6, sweeps.radius));
}
