// Rays, a ball that bounces, and room
// A sweep only asks: as thin as a hair it is a ray, with a ball's radius a projectile, and without a displacement it says whether there is room.
import { loadSolver } from 'sweepscope';

// A floor, a wall in x = 3 with a window in it, and the material of each triangle.
/** @type {(y0: number, y1: number, z0: number, z1: number) => number[]} */
const wall = (y0, y1, z0, z1) => [3, y0, z0, 3, y0, z1, 3, y1, z1, 3, y0, z0, 3, y1, z1, 3, y1, z0];
const parts = [
  { name: 'grass', positions: [-9, 0, -9, -9, 0, 9, 9, 0, 9, -9, 0, -9, 9, 0, 9, 9, 0, -9] },
  {
    name: 'brick',
    positions: [...wall(0, 1, -9, 9), ...wall(2, 4, -9, 9), ...wall(1, 2, -9, -1), ...wall(1, 2, 1, 9)],
  },
];
const nameOf = parts.flatMap(({ name, positions }) => Array(positions.length / 9).fill(name));

const solver = await loadSolver();
const mesh = solver.createMesh(new Float64Array(parts.flatMap(({ positions }) => positions)));
const query = new Float64Array(9);
const hits = solver.createSweepResults(1);

/**
 * The first hit of a ball on its way; with a tiny radius, that of a ray.
 * @param {number[]} from
 * @param {number[]} way
 */
function cast(from, way, radius = 1e-6) {
  query.set(from);
  query.set(way, 3);
  query.fill(radius, 6);
  mesh.sweepMany(query, undefined, hits);
  return hits.time[0];
}

const eye = [0, 1.5, 0];
for (const way of [
  [10, 0, 0],
  [10, 2, 0],
  [10, -6, 0],
]) {
  const share = cast(eye, way);
  const seen =
    share === Infinity ? 'nothing' : `${nameOf[hits.triangle[0]]} ${(Math.hypot(...way) * share).toFixed(3)} m away`;
  console.log(`a ray along ${way.join(' ')}: ${seen}`);
}

// A ball of 0.6 m does not fit through the window, one of 0.4 m does.
for (const radius of [0.6, 0.4])
  console.log(`a ball of ${radius} m:`, cast(eye, [10, 0, 0], radius) <= 1 ? 'stopped' : 'through');

// A projectile: as far as it gets, then the rest of its displacement, mirrored at the hit.
let at = [0, 1, 0];
let way = [6, -3, 0];
for (let share = 0; share < 1;) {
  share = Math.min(1, cast(at, way, 0.1));
  at = at.map((value, axis) => value + share * way[axis]);
  if (share === 1) break;
  const normal = [...hits.normal.slice(0, 3)];
  const into = 2 * way.reduce((sum, value, axis) => sum + value * normal[axis], 0);
  way = way.map((value, axis) => (1 - share) * (value - into * normal[axis]));
  console.log('bounces off the', nameOf[hits.triangle[0]], 'at', at.map((value) => value.toFixed(2)).join(' '));
}

// Room to stand up: the overlap of a sweep without motion.
for (const x of [0, 2.8]) {
  cast([x, 0.95, 0], [0, 0, 0], 0.9);
  console.log(`room at x = ${x}:`, hits.depth[0] === 0);
}
mesh.dispose();
