/** Where a body can stand, and how good a place it is to begin at: asked of the solver, for all places at a time. */
import type { SceneMesh, Vec3 } from '../../../model';
import { add, length, minus, scaled } from '../../../model/vectors';
import { faceOf, type GroundPoint } from './ground';
import { requests, rows, vec3 } from './rows';
import type { FitSolver } from './solver';
import { walksFrom, type Walk } from './walks';

export interface Place {
  /** centre of the body, at rest */
  readonly centre: Vec3;
  /** nothing is above it */
  readonly open: boolean;
  /** there is something like a floor below, if only for a smaller body */
  readonly above: boolean;
  readonly worth: number;
}

/** Above the face, in upright radii: uneven ground is cleared from higher up, a low ceiling from lower. */
const lifts = [0.03, 0.2];
/** A body this much larger has to be clear: the solver keeps a skin. */
const roomy = 1.02;
const settling = 3;
const idling = 4;
/** Less free height than this, in upright radii, is within a floor. */
const least = 0.26;
/** Floors looked at below a place. */
const mostFloors = 8;
/** With fewer fronts than this part of what is seen from the sky, the faces of the mesh are turned inside out. */
const fewFronts = 0.1;

/** @returns those that a body can stand on and leave, best first */
export async function placesOn(
  mesh: SceneMesh,
  points: readonly GroundPoint[],
  radii: Vec3,
  solver: FitSolver,
): Promise<Place[]> {
  const standing = await outOfSolids(mesh, await restingOn(points, radii, solver), radii, solver);
  if (standing.length === 0) return [];
  const centres = standing.map(({ centre }) => centre);
  const roofs = await groundBelow(mesh, standing, radii, solver);
  const walks = await walksFrom(centres, radii, solver);
  const parts = connected(centres, walks, radii);
  const { min, max } = mesh.bounds;
  const [width, , depth] = minus(max, min);
  const places = standing.map(({ centre, front, ceiling }, at): Place => {
    const [x, y, z] = centre;
    const open = ceiling === 'none';
    const level = centres.filter((other) => Math.abs(other[1] - y) < 0.6 * radii[1]).length / centres.length;
    const away = Math.hypot(x - (min[0] + max[0]) / 2, z - (min[2] + max[2]) / 2) / (Math.hypot(width, depth) || 1);
    const high = (y - min[1]) / (max[1] - min[1] + 2 * radii[1]);
    // Large connected ground at the most common level. Faces seen from behind, hollow solids and roofs are for who has nothing else.
    const good = (0.2 + level) * (0.2 + parts[at]!) * walks[at]!.reach ** 2;
    const bad = (front ? 1 : 0.05) * (ceiling === 'back' ? 0.1 : 1) * (open && roofs[at]! > 2.1 * radii[1] ? 0.02 : 1);
    return { centre, open, above: roofs[at]! > 0, worth: (good * bad) / (1 + away + 0.3 * high) };
  });
  return places.filter(({ worth }) => worth > 0).sort((one, other) => other.worth - one.worth);
}

interface Standing extends Resting {
  /** what is above it: nothing, the side of a face that is seen, or one from within a solid */
  readonly ceiling: 'none' | 'front' | 'back';
}

/** Without those that are within a solid: on the back of one face and under the back of another. */
async function outOfSolids(mesh: SceneMesh, resting: readonly Resting[], radii: Vec3, solver: FitSolver) {
  const { min, max } = mesh.bounds;
  const up: Vec3 = [0, max[1] - min[1] + 2 * radii[1], 0];
  const starts = resting.map(({ centre }) => centre);
  const { time, triangle } = await solver.sweep(rows(starts, up, thread(radii)));
  const standing = resting.map((one, at): Standing => {
    const { ny } = time[at]! <= 1 ? faceOf(mesh.positions, mesh.indices, triangle[at]!) : { ny: NaN };
    return { ...one, ceiling: ny > 0 ? 'back' : ny <= 0 ? 'front' : 'none' };
  });
  const fronts = standing.filter(({ front }) => front).length;
  const seen = standing.filter(({ front, ceiling }) => !front && ceiling === 'none').length;
  const turned = { none: 'none', front: 'back', back: 'front' } as const;
  const right =
    fronts < fewFronts * seen
      ? standing.map((one): Standing => ({ ...one, front: !one.front, ceiling: turned[one.ceiling] }))
      : standing;
  return right.filter(({ front, ceiling }) => front || ceiling !== 'back');
}

interface Resting {
  readonly centre: Vec3;
  readonly front: boolean;
}

/** Set down a little above, clear of everything, they come to rest and stay where they are. */
async function restingOn(points: readonly GroundPoint[], radii: Vec3, solver: FitSolver): Promise<Resting[]> {
  const clear: Resting[] = [];
  let waiting = points;
  for (const lift of lifts) {
    const centres = waiting.map(({ point, normal: [x, y, z] }) => {
      const support = Math.hypot(radii[0] * x, radii[1] * y, radii[2] * z) / y;
      return add(point, [0, support + lift * radii[1], 0]);
    });
    const { depth } = await solver.sweep(rows(centres, [0, 0, 0], scaled(radii, roomy)));
    waiting.forEach(({ front }, at) => depth[at] === 0 && clear.push({ centre: centres[at]!, front }));
    waiting = waiting.filter((_, at) => depth[at] !== 0);
  }
  const rest = await standStill(
    clear.map(({ centre }) => centre),
    radii,
    solver,
  );
  return clear.flatMap(({ front }, at) => (rest[at] ? [{ centre: rest[at], front }] : []));
}

/** Where bodies that only have weight come to rest; null for one that goes on moving. */
export async function standStill(centres: readonly Vec3[], radii: Vec3, solver: FitSolver): Promise<(Vec3 | null)[]> {
  const skin = 0.01 * Math.min(...radii);
  const fall: Vec3 = [0, -0.2 * radii[1], 0];
  let now = [...centres];
  let settled = now;
  let stands: boolean[] = [];
  for (let frame = 0; frame < settling + idling && now.length > 0; frame++) {
    if (frame === settling) settled = now;
    const { position, grounded, startDepth } = await solver.move(requests(now, () => [0, 0, 0], fall, radii));
    stands = now.map((_, at) => grounded[at] === 1 && startDepth[at] === 0);
    now = now.map((_, at) => vec3(position, at));
  }
  return now.map((at, k) => (stands[k] && length(minus(at, settled[k]!)) <= skin / 4 ? at : null));
}

/** Goes down through all floors. @returns the most height that is free above one of them, seen from above as the place is; 0: none */
async function groundBelow(
  mesh: SceneMesh,
  standing: readonly Standing[],
  radii: Vec3,
  solver: FitSolver,
): Promise<number[]> {
  const found = standing.map(() => 0);
  const thin = thread(radii);
  const height = mesh.bounds.max[1] - mesh.bounds.min[1] + 4 * radii[1];
  const step = 5 * thin[1];
  let going = standing.map(({ centre }, at) => ({ at, from: centre, ceiling: Infinity, side: 0 }));
  for (let floor = 0; floor <= mostFloors && going.length > 0; floor++) {
    const starts = going.map(({ from }) => from);
    const { time, triangle } = await solver.sweep(rows(starts, [0, -height, 0], thin));
    going = going.flatMap(({ at, from, ceiling, side }, k) => {
      if (!(time[k]! <= 1)) return [];
      const y = from[1] - time[k]! * height - thin[1];
      const facing = Math.sign(faceOf(mesh.positions, mesh.indices, triangle[k]!).ny);
      // The first one is what it stands on.
      const free = ceiling - y;
      if (floor > 0 && facing === side && free > least * radii[1]) found[at] = Math.max(found[at]!, free);
      const below: Vec3 = [from[0], y - step, from[2]];
      return [{ at, from: below, ceiling: y, side: floor === 0 ? facing : side }];
    });
  }
  return found;
}

/** Of each place: the part of all places that can be walked to from it. Two are of one ground when a walk from one passes the other. */
function connected(centres: readonly Vec3[], walks: readonly Walk[], radii: Vec3): number[] {
  const cell = 1.2 * radii[1];
  const cells = new Map<string, number[]>();
  const keyOf = (x: number, z: number) => `${x} ${z}`;
  centres.forEach(([x, , z], at) => {
    const key = keyOf(Math.floor(x / cell), Math.floor(z / cell));
    cells.set(key, [...(cells.get(key) ?? []), at]);
  });
  const group = centres.map((_, at) => at);
  const rootOf = (at: number): number => {
    while (group[at] !== at) at = group[at] = group[group[at]!]!;
    return at;
  };
  walks.forEach(({ passed }, from) => {
    for (const [x, y, z] of passed) {
      for (let i = -1; i <= 1; i++) {
        for (let j = -1; j <= 1; j++) {
          for (const to of cells.get(keyOf(Math.floor(x / cell) + i, Math.floor(z / cell) + j)) ?? []) {
            const [ox, oy, oz] = centres[to]!;
            if (Math.hypot(ox - x, oz - z) < cell && Math.abs(oy - y) < radii[1]) group[rootOf(from)] = rootOf(to);
          }
        }
      }
    }
  });
  const counts = new Map<number, number>();
  centres.forEach((_, at) => counts.set(rootOf(at), (counts.get(rootOf(at)) ?? 0) + 1));
  return centres.map((_, at) => counts.get(rootOf(at))! / centres.length);
}

/** As thin as a ray that the solver can sweep. */
const thread = (radii: Vec3): Vec3 => [radii[1] / 500, radii[1] / 500, radii[1] / 500];
