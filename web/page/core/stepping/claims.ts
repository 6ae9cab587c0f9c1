/** What a step says of its sweep, as a claim that can be proved or refuted. Pure. */
import { touchingCheck } from './touching';
import { enclosing } from '../store';
import type { Step } from '../../../package/trace/steps';

export interface Claim {
  /** centre, displacement, radii as they were swept, world */
  readonly query: readonly number[];
  /** -1: nothing is touched */
  readonly triangle: number;
  /** when it is first touched; infinity: it is not */
  readonly time: number;
  /** a miss is claimed up to here */
  readonly until: number;
  /** the claim is about all triangles: nothing is touched before */
  readonly wholeSweep: boolean;
  /** triangles that were left out because their backs were met, which is no statement about the distance */
  readonly culled: readonly number[];
}

/**
 * Null for steps that say nothing about a sweep and triangles: frames, passes, the broad phase, pushes. Nor does a check of a touched
 * triangle, unless it is the one that found the touch: a proof of that would be about another feature than the one that is shown.
 */
export function claimOf(step: Step): Claim | null {
  const slide = enclosing(step, 'slide');
  const begin = slide?.opening;
  if (!slide || begin?.kind !== 'SlideBegin' || step.kind === 'broad') return null;
  const query = [...begin.position, ...begin.displacement, ...begin.radii];
  const triangle = enclosing(step, 'triangle');
  if (triangle) {
    const { event } = triangle;
    if (event.kind !== 'TriangleEnd') return null;
    if (step !== triangle && event.time !== Infinity && touchingCheck(triangle, event.time) !== step) return null;
    const until = Math.min(1, event.best);
    return {
      query,
      triangle: event.triangle,
      time: event.time,
      until,
      wholeSweep: false,
      culled: culledIn([triangle]),
    };
  }
  const nearest = slide.children.find(({ kind }) => kind === 'nearest')?.event;
  if (nearest?.kind !== 'Nearest') return null;
  const { found } = nearest;
  const time = found ? nearest.time : Infinity;
  return {
    query,
    triangle: found ? nearest.triangle : -1,
    time,
    until: 1,
    wholeSweep: true,
    culled: culledIn(slide.children),
  };
}

function culledIn(steps: readonly Step[]): number[] {
  return steps.flatMap(({ event }) =>
    event?.kind === 'TriangleEnd' && event.verdict === 'culled-backface' ? [event.triangle] : [],
  );
}

export function sameClaim(a: Claim, b: Claim): boolean {
  // JSON writes infinity and null alike; both mean that there is no time.
  return JSON.stringify(a) === JSON.stringify(b);
}
