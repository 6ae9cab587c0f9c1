/** How far bodies get from their places on foot, and on which ground. */
import type { Vec3 } from '../../../model';
import { requests, vec3 } from './rows';
import type { FitSolver } from './solver';

export interface Walk {
  /** part of the way that was walked, the mean of all directions */
  readonly reach: number;
  /** the longest way from the place, in body heights */
  readonly farthest: number;
  /** where it stood on the way */
  readonly passed: readonly Vec3[];
}

const directions = 8;
const frames = 12;
/** Of one frame, in upright radii: twelve frames are more than five heights. */
const stride = 0.9;
const fall = 0.5;

/** Walks in eight directions with the solver's own moves, until the way ends at a wall, or the body falls. */
export async function walksFrom(centres: readonly Vec3[], radii: Vec3, solver: FitSolver): Promise<Walk[]> {
  const ways = compass(directions).map(([x, z]): Vec3 => [x * stride * radii[1], 0, z * stride * radii[1]]);
  const reached = new Float64Array(centres.length * directions);
  const passed = centres.map((): Vec3[] => []);
  let going = centres.flatMap((from, place) => ways.map((way, k) => ({ place, k, way, from, now: from, falling: 0 })));
  for (let frame = 0; frame < frames && going.length > 0; frame++) {
    const asked = requests(
      going.map(({ now }) => now),
      (at) => going[at]!.way,
      [0, -fall * radii[1], 0],
      radii,
    );
    const { position, grounded } = await solver.move(asked);
    going = going.flatMap((walker, at) => {
      const now = vec3(position, at);
      const { place, k, from } = walker;
      if (!now.every(Number.isFinite)) return [];
      if (grounded[at] !== 1) return walker.falling > 0 ? [] : [{ ...walker, now, falling: 1 }];
      const way = Math.hypot(now[0] - from[0], now[2] - from[2]);
      const stuck = Math.hypot(now[0] - walker.now[0], now[2] - walker.now[2]) < 0.1 * stride * radii[1];
      reached[place * directions + k] = Math.max(reached[place * directions + k]!, way);
      passed[place]!.push(now);
      return stuck ? [] : [{ ...walker, now, falling: 0 }];
    });
  }
  const whole = frames * stride * radii[1];
  return centres.map((_, place) => {
    const ends = reached.subarray(place * directions, (place + 1) * directions);
    const reach = ends.reduce((sum, way) => sum + Math.min(1, way / whole), 0) / directions;
    return { reach, farthest: Math.max(...ends) / (2 * radii[1]), passed: passed[place]! };
  });
}

/** Unit vectors all around: exact along the axes, so that nothing of a motion is a leftover of rounding. */
export function compass(count: number): (readonly [x: number, z: number])[] {
  const rounded = (value: number) => Math.round(value * 1e6) / 1e6 + 0;
  return Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count;
    return [rounded(Math.cos(angle)), rounded(Math.sin(angle))] as const;
  });
}
