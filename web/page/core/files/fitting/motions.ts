/** What a body does from the place it stands on: a few body lengths over free ground, and into something where there is something. */
import type { SweepResults } from 'sweepscope';
import type { Experiment, Vec3 } from '../../../model';
import { uniformInputs } from '../../../model/experiment';
import { add, dot, length, minus, scaled } from '../../../model/vectors';
import { type Place, standStill } from './places';
import { readable } from './readable';
import { requests, rows, vec3 } from './rows';
import { type FitSolver, usualSettings } from './solver';
import { compass } from './walks';

/** A run of frames alike but for the first, which goes farthest. */
export interface Motion {
  readonly start: Vec3;
  readonly first: Vec3;
  readonly later: Vec3;
}

/** Gravity of a frame, in body heights. */
const fallShare = 1 / 12;
const frames = 12;

/** Ways from each place, and those of all that are run to the end. */
const mostWays = 2;
const mostAttempts = 64;
/** Places from which something farther away is looked for, and how far, in body heights. */
const mostFar = 16;
const farSight = 4000;
const directions = 16;
/** In body heights: how far it looks for something to meet, how long the first motion is with something there and without. */
const sight = 5;
const shortest = 2;
const plain = 3;
/** What it meets is at least so far away: until then the ground is free. */
const nearest = 1.2;
/** What of a free way the first motion takes, and what of that the others: less, where more would lead over an edge. */
const paces = [
  [1, 0.4],
  [1, 0.2],
  [1, 0.1],
  [0.6, 0.1],
  [0.42, 0.05],
] as const;

export function experimentOf({ start, first, later }: Motion, radii: Vec3): Experiment {
  const gravity: Vec3 = [0, -Number((2 * radii[1] * fallShare).toPrecision(2)), 0];
  const inputs = [{ displacement: first, gravity }, ...uniformInputs({ displacement: later, gravity }, frames - 1)];
  return { ...usualSettings, radii, start, inputs };
}

interface Attempt extends Motion {
  readonly worth: number;
  /** something is in the way of its first frame */
  readonly meets: boolean;
}

/** @param places best first. @returns null where none of them leads anywhere */
export async function motionFrom(places: readonly Place[], radii: Vec3, solver: FitSolver): Promise<Motion | null> {
  const near = await attemptsFrom(places, radii, solver);
  const far = near.some(({ meets }) => meets) ? [] : await attemptsAtWalls(places.slice(0, mostFar), radii, solver);
  const attempts = await readableStarts(bestOf([...near, ...far]), radii, solver);
  for (const [free, share] of paces) {
    const motions = attempts.map((attempt) => {
      const first = readable(scaled(attempt.first, attempt.meets ? 1 : free), radii[1]);
      return { ...attempt, first, later: readable(scaled(first, share), radii[1]) };
    });
    const worths = await runAll(motions, radii, solver);
    const best = worths.reduce((most, worth, at) => (worth > worths[most]! ? at : most), 0);
    if ((worths[best] ?? 0) > 0) {
      const { start, first, later } = motions[best]!;
      return { start, first, later };
    }
  }
  return null;
}

const bestOf = (attempts: readonly Attempt[]): Attempt[] =>
  [...attempts].sort((one, other) => other.worth - one.worth).slice(0, mostAttempts);

/** Short numbers near the place, at which a body rests as well. */
async function readableStarts(attempts: readonly Attempt[], radii: Vec3, solver: FitSolver): Promise<Attempt[]> {
  const short = attempts.map(({ start: [x, y, z] }): Vec3 => {
    const [shortX, , shortZ] = readable([x, 0, z], radii[1]);
    return [shortX, readable([0, y, 0], radii[1], Math.ceil)[1], shortZ];
  });
  const skin = 0.01 * Math.min(...radii);
  const rest = await standStill(short, radii, solver);
  return attempts.flatMap((attempt, at) => {
    const still = rest[at];
    return still && length(minus(still, short[at]!)) <= skin ? [{ ...attempt, start: short[at]! }] : [];
  });
}

const ways = compass(directions).map(([x, z]): Vec3 => [x, 0, z]);

/** Of each place its best ways: those that meet something before those that are free. */
async function attemptsFrom(places: readonly Place[], radii: Vec3, solver: FitSolver): Promise<Attempt[]> {
  const height = 2 * radii[1];
  const starts = places.map(({ centre }) => centre);
  const answers: SweepResults[] = [];
  for (const way of ways) answers.push(await solver.sweep(rows(starts, scaled(way, sight * height), radii)));
  return places.flatMap(({ centre, worth }, place) =>
    ways
      .flatMap((way, k): Attempt[] => {
        const { time, normal } = answers[k]!;
        const free = time[place]! * sight;
        if (free < nearest) return [];
        if (!(free <= sight)) return [attempt(centre, way, plain * height, 0.1 * worth, radii, false)];
        return [toward(centre, way, free, vec3(normal, place), worth, radii)];
      })
      .sort((one, other) => other.worth - one.worth)
      .slice(0, mostWays),
  );
}

/** Where nothing is in sight of any place: close to what is met farther away. */
async function attemptsAtWalls(places: readonly Place[], radii: Vec3, solver: FitSolver): Promise<Attempt[]> {
  const height = 2 * radii[1];
  const found: Attempt[] = [];
  for (const way of ways) {
    const starts = places.map(({ centre }) => centre);
    const { time, normal } = await solver.sweep(rows(starts, scaled(way, farSight * height), radii));
    places.forEach(({ centre, worth }, place) => {
      const before = time[place]! * farSight - plain;
      if (!(time[place]! <= 1)) return;
      found.push(toward(add(centre, scaled(way, before * height)), way, plain, vec3(normal, place), worth, radii));
    });
  }
  return found;
}

/** Beyond what it meets a part of the way is left to slide; straight on, or along it, there is less to see. */
function toward(start: Vec3, way: Vec3, free: number, normal: Vec3, worth: number, radii: Vec3): Attempt {
  const against = -dot(normal, way);
  const seen = against > 0.25 && against < 0.95 ? 1 : 0.5;
  const far = Math.max(shortest, Math.min(sight, free / 0.6)) * 2 * radii[1];
  return attempt(start, way, far, worth * seen, radii, true);
}

function attempt(start: Vec3, way: Vec3, far: number, worth: number, radii: Vec3, meets: boolean): Attempt {
  const first = readable(scaled(way, far), radii[1]);
  return { start, first, later: first, worth, meets };
}

/** What each is worth once it was run: nothing where its first frame touches nothing or is shorter than the body, or where it does not stand most of the time and at the end. */
async function runAll(attempts: readonly Attempt[], radii: Vec3, solver: FitSolver): Promise<number[]> {
  const height = 2 * radii[1];
  const gravity: Vec3 = [0, -height * fallShare, 0];
  const worths = attempts.map(({ worth }) => worth);
  let now = attempts.map(({ start }) => start);
  let standing = attempts.map(() => 0);
  let stands: ArrayLike<number> = [];
  for (let frame = 0; frame < frames && now.length > 0; frame++) {
    const way = (at: number) => (frame === 0 ? attempts[at]!.first : attempts[at]!.later);
    const { position, grounded, startDepth, contactStart } = await solver.move(requests(now, way, gravity, radii));
    now = now.map((_, at) => vec3(position, at));
    standing = standing.map((count, at) => count + grounded[at]!);
    stands = grounded;
    attempts.forEach(({ start }, at) => {
      const gone = minus(now[at]!, start);
      const begun = frame > 0 || (Math.hypot(gone[0], gone[2]) >= height && contactStart[at + 1]! > contactStart[at]!);
      if (startDepth[at]! > 0 || !begun || !(gone[1] > -1.5 * height)) worths[at] = 0;
      if (!now[at]!.every(Number.isFinite)) now[at] = start;
    });
  }
  return worths.map((worth, at) => (stands[at] === 1 && standing[at]! >= frames * 0.7 ? worth * standing[at]! : 0));
}
