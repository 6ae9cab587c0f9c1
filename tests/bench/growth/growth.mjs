import { peers as allPeers } from '../peers/index.mjs';
import { gridOf } from '../reference/grid.mjs';
import { terrain } from '../worlds/terrain.mjs';
import { triangleCount } from '../worlds/world.mjs';
import { timeBatches } from './batches.mjs';
import { clearSweeps, deepSweeps } from './requests.mjs';
import { timeBuild, timeLists } from './times.mjs';

/** Ours, both ways of calling it, and the engines that sweep. */
const defaults = ['sweepscope', 'sweepscope-single', 'jolt-simd', 'physx', 'rapier-simd', 'havok'];

/**
 * How the time grows along one axis, a row for each peer and a summary for each value.
 * @typedef {object} Axis
 * @property {string} id
 * @property {string} title
 * @property {string} unit of the times
 * @property {string} along what the values are
 * @property {number[]} values
 * @property {{ name: string, title: string, ours: boolean, times: (import('../measure/interleave.mjs').Summary | null)[] }[]} rows
 */

/**
 * How cost grows with the triangles, the batch, the length of a sweep, the radius and the depth of an overlap.
 * @param {string[]} names of peers; none: those that sweep fastest
 * @param {import('../plan.mjs').Plan['growth']} plan
 * @param {(line: string) => void} log
 */
export async function measureGrowth(names, plan, log) {
  const since = performance.now();
  const engines = [];
  for (const name of names.length > 0 ? names : defaults) {
    const { title, ours = false, load } = await allPeers[name]();
    engines.push({ name, title, ours, engine: await load() });
  }
  const axes = [];
  axes.push(...(await alongTriangles(engines, plan, log)));
  const world = terrain(plan.triangles);
  const grid = gridOf(world);
  const own = engines.find(({ name }) => name === 'sweepscope');
  if (own) {
    log('growth: batches');
    const list = clearSweeps(world, grid, { count: plan.largestBatch, radius: 0.5, length: 2.5, seed: 11 });
    axes.push(await timeBatches(own, world, list, plan));
  }
  for (const { make, ...axis } of otherAxes(plan)) {
    log(`growth: ${axis.id}`);
    const lists = axis.values.map((value) => make(world, grid, value));
    axes.push(await timeLists({ ...axis, along: 'metres' }, engines, world, lists, plan));
  }
  return {
    plan,
    date: new Date().toISOString().slice(0, 10),
    seconds: (performance.now() - since) / 1000,
    triangles: triangleCount(world),
    axes,
  };
}

/** What is asked of one mesh. */
const otherAxes = (plan) => [
  {
    id: 'length',
    title: 'Sweeps, by length',
    values: plan.lengths,
    make: (world, grid, length) => clearSweeps(world, grid, { count: plan.sweeps, radius: 0.5, length, seed: 13 }),
  },
  {
    id: 'radius',
    title: 'Sweeps from clear places, by radius',
    values: plan.radii,
    make: (world, grid, radius) =>
      clearSweeps(world, grid, { count: few(plan, radius), radius, length: 2.5, seed: 17 }),
  },
  {
    id: 'overlap',
    title: 'Sweeps begun half in the mesh, by radius',
    values: plan.radii,
    make: (world, grid, radius) => deepSweeps(world, grid, { count: few(plan, radius), radius, length: 2.5, seed: 19 }),
  },
];

/** Large balls meet many triangles: fewer of them take as long. */
const few = (plan, radius) => Math.max(8, Math.round(plan.sweeps / Math.max(1, radius * radius)));

async function alongTriangles(engines, plan, log) {
  const build = {
    id: 'build',
    title: 'Builds, by triangles',
    unit: 'ms',
    along: 'triangles',
    values: [],
    rows: rowsOf(engines),
  };
  const sweep = {
    id: 'triangles',
    title: 'Sweeps, by triangles',
    unit: 'µs',
    along: 'triangles',
    values: [],
    rows: rowsOf(engines),
  };
  let requests;
  for (const count of plan.meshes) {
    const world = terrain(count);
    log(`growth: ${world.title}`);
    // A grid of ten million is beyond the memory of most machines; the hills differ by millimetres from a million on.
    if (count <= 1_000_000 || !requests) {
      requests = clearSweeps(world, gridOf(world), { count: plan.sweeps, radius: 0.5, length: 2.5, seed: 7 });
    }
    const able = engines.filter(({ ours }) => ours || count <= plan.mostForPeers);
    build.values.push(triangleCount(world));
    sweep.values.push(triangleCount(world));
    const { rows, failed } = await timeBuild(able, world, plan);
    for (const row of build.rows) row.times.push(rows.get(row.name) ?? null);
    const willing = able.filter(({ name }) => !failed.has(name));
    const axis = await timeLists({ values: [count] }, willing, world, [requests], plan);
    for (const row of sweep.rows) row.times.push(axis.rows.find(({ name }) => name === row.name)?.times[0] ?? null);
  }
  // Single calls build no other way.
  build.rows = build.rows.filter(({ name }) => name !== 'sweepscope-single');
  return [sweep, build];
}

const rowsOf = (engines) => engines.map(({ name, title, ours }) => ({ name, title, ours, times: [] }));
