/** A thing without ground to stand on: a body comes at it from outside, hits it, slides on and falls a little. */
import type { SweepResults } from 'sweepscope';
import type { Experiment, SceneMesh, Vec3 } from '../../../model';
import { add, cross, dot, length, minus, scaled, unit } from '../../../model/vectors';
import { experimentOf, type Motion } from './motions';
import { readable } from './readable';
import { vec3 } from './rows';
import type { FitSolver } from './solver';

/** After the first hit the body moves on by this part of its first motion, so that it stays where the mesh is. */
const laterShare = 0.4;
/** Attempts that are run to the end; the one with the most contacts is the most to look at. */
const mostRuns = 6;
/** triangles looked at when choosing what to aim at; more would find nothing better and cost time */
const sampled = 4000;
const targetCount = 6;

/** Ways to come from, best first: from above and the side, so that the body slides on after the hit; then all around. */
const waysIn: readonly Vec3[] = [
  [-0.8, 0.9, 0.35],
  [0.8, 0.9, 0.35],
  [-0.35, 0.9, -0.8],
  [0.35, 1, 0.8],
  [0, 1, 0],
  [-1, 0.2, 0.3],
  [1, 0.2, -0.3],
  [0.3, 0.2, 1],
  [-0.3, 0.2, -1],
  [-0.6, -0.8, 0.4],
  [0, -1, 0],
];

/** Distances to come from, in largest radii beyond the target; from outside the whole mesh as well. */
const runUps = [3, 6, 12];

/** @returns a body whose first sweep hits the mesh and that goes on touching it; without any triangle that can be hit, one that flies through its middle */
export async function experimentToward(mesh: SceneMesh, radii: Vec3, solver: FitSolver): Promise<Experiment> {
  const attempts = attemptsAt(mesh, chooseTargets(mesh), radii);
  const queries = attempts.flatMap(({ start, displacement }) => [...start, ...displacement, ...radii]);
  const best = bestOf(mesh, await solver.sweep(Float64Array.from(queries)));
  let chosen = experimentOf(motionOf(throughTheMiddle(mesh, 2 * radii[1]), radii), radii);
  let most = -1;
  for (const at of oneOfEachWay(best, attempts.length / waysIn.length)) {
    const experiment = experimentOf(motionOf(attempts[at]!, radii), radii);
    const contacts = await framesWithContact(experiment, solver);
    if (contacts > most) [chosen, most] = [experiment, contacts];
  }
  return chosen;
}

const motionOf = ({ start, displacement }: Attempt, radii: Vec3): Motion => ({
  start,
  first: displacement,
  later: readable(scaled(displacement, laterShare), Math.max(...radii)),
});

/** The first attempt of each way in, up to `mostRuns` of them. */
function oneOfEachWay(attempts: readonly number[], perWay: number): number[] {
  const wayOf = (at: number) => Math.floor(at / perWay);
  return attempts.filter((at, place) => place === 0 || wayOf(attempts[place - 1]!) !== wayOf(at)).slice(0, mostRuns);
}

/** -1: its very first frame misses, for the skin makes the body larger than the one that was swept. */
async function framesWithContact(experiment: Experiment, solver: FitSolver): Promise<number> {
  let count = 0;
  let start = experiment.start;
  for (const [frame, input] of experiment.inputs.entries()) {
    const { contacts, end } = await solver.step(experiment, frame, start, input);
    if (frame === 0 && contacts.length === 0) return -1;
    if (contacts.length > 0) count++;
    start = end;
  }
  return count;
}

interface Attempt {
  readonly start: Vec3;
  readonly displacement: Vec3;
}

function attemptsAt({ bounds }: SceneMesh, targets: readonly Vec3[], radii: Vec3): Attempt[] {
  const reach = Math.max(...radii);
  const outside = length(minus(bounds.max, bounds.min)) + 2 * reach;
  const list: Attempt[] = [];
  for (const way of waysIn) {
    for (const target of targets) {
      for (const runUp of [...runUps.map((times) => times * reach), outside]) {
        const start = readable(add(target, scaled(unit(way), runUp)), reach);
        // Beyond the target: about a third of the way is left for sliding. Along the way in, not from the rounded start: what rounding
        // put aside would be left of a drop straight down, and slid.
        const displacement = readable(scaled(unit(way), -1.6 * runUp), reach);
        list.push({ start, displacement });
      }
    }
  }
  return list;
}

/**
 * The attempts worth taking, in order; none when none starts clear and hits. Best are those that hit in the middle of the sweep
 * and from the front of the triangle, for behind it may be the inside of a solid.
 */
function bestOf(mesh: SceneMesh, results: SweepResults): number[] {
  const { time, depth } = results;
  const worths = Array.from(time, (at, index) => {
    if (depth[index] !== 0 || !(at > 0 && at <= 1)) return 0;
    return 1 + (hitsFront(mesh, results, index) ? 4 : 0) + (at > 0.25 && at < 0.75 ? 2 : 0);
  });
  const most = worths.reduce((a, b) => Math.max(a, b), 0);
  return most === 0 ? [] : [...worths.keys()].filter((index) => worths[index] === most);
}

function hitsFront({ positions, indices }: SceneMesh, { triangle, normal }: SweepResults, at: number): boolean {
  const [a, b, c] = [0, 1, 2].map((corner) => vec3(positions, indices[3 * triangle[at]! + corner]!)) as [
    Vec3,
    Vec3,
    Vec3,
  ];
  return dot(cross(minus(b, a), minus(c, a)), vec3(normal, at)) > 0;
}

function throughTheMiddle({ bounds }: SceneMesh, height: number): Attempt {
  const middle = scaled(add(bounds.min, bounds.max), 0.5);
  const drop: Vec3 = [0, bounds.max[1] - middle[1] + 1.5 * height, 0];
  return { start: add(middle, drop), displacement: scaled(drop, -2) };
}

/** Centroids of large triangles near the middle of the mesh, best first, not all of them in the same place. */
function chooseTargets({ positions, indices, bounds }: SceneMesh): Vec3[] {
  const middle = scaled(add(bounds.min, bounds.max), 0.5);
  const size = length(minus(bounds.max, bounds.min)) || 1;
  const count = indices.length / 3;
  const stride = Math.max(1, Math.floor(count / sampled));
  const rated: { centroid: Vec3; worth: number }[] = [];
  for (let triangle = 0; triangle < count; triangle += stride) {
    const [a, b, c] = [0, 1, 2].map((corner) => vec3(positions, indices[3 * triangle + corner]!)) as [Vec3, Vec3, Vec3];
    const centroid = scaled(add(add(a, b), c), 1 / 3);
    const away = length(minus(centroid, middle)) / size;
    rated.push({ centroid, worth: length(cross(minus(b, a), minus(c, a))) / (1 + 16 * away * away) });
  }
  return rated
    .filter(({ worth }) => Number.isFinite(worth))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, targetCount)
    .map(({ centroid }) => centroid);
}
