/**
 * An experiment for a mesh nobody has seen before: a body of fitting size, placed clear of the mesh and moving so that its first
 * sweep really hits something, slides on and then falls a little. Verified with the solver, not hoped for.
 */
import { usualNumbers } from './usualNumbers';
import { soundMethod } from '../methods';
import type { SweepResults } from 'sweepscope';
import type { MeshId, SolverClient } from '../solver/client';
import type { Experiment, FrameInput, FrameSummary, SceneMesh, Vec3 } from '../model';
import { uniformInputs } from './experiment';
import { add, cross, dot, length, minus, scaled, unit } from './vectors';

/** What is asked of the solver. */
export interface FitSolver {
  sweep(queries: Float64Array): Promise<SweepResults>;
  step(experiment: Experiment, frame: number, start: Vec3, input: FrameInput): Promise<FrameSummary>;
}

export function fitSolver(client: SolverClient, id: MeshId): FitSolver {
  return {
    sweep: (queries) => client.sweep(id, queries, { method: soundMethod, sides: 'both' }),
    step: (...frame) => client.step(id, ...frame),
  };
}

/** Radii of a standing person, as parts of half the height: 0.35 m, 0.9 m, 0.35 m at 1.8 m. */
const proportions: Vec3 = [0.35 / 0.9, 1, 0.35 / 0.9];
/** metres; what a character in a level is tall */
export const personHeight = 1.8;
/** A level may be a kilometre wide. A person smaller or larger than this beside the mesh means another unit; then the body is a tenth of the mesh. */
const smallestShare = 0.001;
const largestShare = 0.3;
const otherShare = 0.12;
/** Of a finer mesh the body is a smaller part: what it meets in a frame are as many triangles, of which each is a step to look at. */
const manyTriangles = 200_000;

const frames = 12;
/** After the first hit the body moves on by this part of its first motion, so that it stays where the mesh is. */
const laterShare = 0.4;
/** Gravity of a frame, in body heights. */
const fallShare = 1 / 12;
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

/** Height of the body for a mesh, world units. */
export function bodyHeight({ bounds, indices }: Pick<SceneMesh, 'bounds' | 'indices'>): number {
  const size = Math.max(...minus(bounds.max, bounds.min));
  if (!(size > 0)) return personHeight;
  const share = personHeight / size;
  const fineness = Math.min(1, (3 * manyTriangles) / indices.length);
  return share >= smallestShare && share <= largestShare ? personHeight : size * otherShare * Math.sqrt(fineness);
}

/**
 * @returns an experiment whose first sweep hits the mesh, and that goes on touching it; without any triangle that can be hit, one
 *   that flies through its middle
 */
export async function fitExperiment(mesh: SceneMesh, solver: FitSolver): Promise<Experiment> {
  const height = bodyHeight(mesh);
  const radii = scaled(proportions, height / 2).map((radius) => Number(radius.toPrecision(3))) as unknown as Vec3;
  const attempts = attemptsAt(mesh, chooseTargets(mesh), radii);
  const queries = attempts.flatMap(({ start, displacement }) => [...start, ...displacement, ...radii]);
  const best = bestOf(mesh, await solver.sweep(Float64Array.from(queries)));
  let chosen = experimentOf(throughTheMiddle(mesh, height), radii, height);
  let most = -1;
  for (const at of oneOfEachWay(best, attempts.length / waysIn.length)) {
    const experiment = experimentOf(attempts[at]!, radii, height);
    const contacts = await framesWithContact(experiment, solver);
    if (contacts > most) [chosen, most] = [experiment, contacts];
  }
  return chosen;
}

function experimentOf({ start, displacement }: Attempt, radii: Vec3, height: number): Experiment {
  const gravity: Vec3 = [0, -Number((height * fallShare).toPrecision(2)), 0];
  const later = readable(scaled(displacement, laterShare), Math.max(...radii));
  return {
    method: soundMethod,
    sides: 'both',
    radii,
    start,
    inputs: [{ displacement, gravity }, ...uniformInputs({ displacement: later, gravity }, frames - 1)],
    ...usualNumbers,
    precision: 'double',
  };
}

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

/** Rounded to something a person can read; a hit does not hang on the ninth digit, and it is verified afterwards. */
function readable(vector: Vec3, unitLength: number): Vec3 {
  const step = 10 ** Math.floor(Math.log10(unitLength / 100));
  const digits = Math.max(0, -Math.log10(step));
  return vector.map(
    (value) => Number((Math.round(value / step) * step).toFixed(Math.min(100, Math.round(digits)))) + 0,
  ) as unknown as Vec3;
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
  const [a, b, c] = [0, 1, 2].map((corner) => cornerAt(positions, indices[3 * triangle[at]! + corner]!)) as [
    Vec3,
    Vec3,
    Vec3,
  ];
  return dot(cross(minus(b, a), minus(c, a)), cornerAt(normal, at)) > 0;
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
    const [a, b, c] = [0, 1, 2].map((corner) => cornerAt(positions, indices[3 * triangle + corner]!)) as [
      Vec3,
      Vec3,
      Vec3,
    ];
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

function cornerAt(positions: Float64Array, vertex: number): Vec3 {
  return [positions[3 * vertex]!, positions[3 * vertex + 1]!, positions[3 * vertex + 2]!];
}
