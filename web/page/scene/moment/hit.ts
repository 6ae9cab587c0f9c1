import type { Feature, TraceEvent } from '../../../package/trace/events.gen';
import type { Step } from '../../../package/trace/steps';
import { isFinite3, type Vec3 } from '../../../mesh/geometry/vec';
import { eventOf, type Candidate, type SlideFacts } from './slide';

export type HitFeature = Exclude<Feature, 'none'>;

/** A touch of the sweep: the nearest one known at some step, or the one a single test has just found. */
export interface Hit {
  readonly triangle: number;
  readonly feature: HitFeature;
  /** corner or edge; 0 for a face */
  readonly element: number;
  /** fraction of the sweep */
  readonly time: number;
  /** ellipsoid space */
  readonly point: Vec3;
}

/** The hits known at a moment, and the test they are known at. */
export interface HitsAt {
  /** triangle under test */
  readonly candidate: Candidate | null;
  /** the single test the cursor is on */
  readonly check: Step | null;
  /** what that test found */
  readonly found: Hit | null;
  /** nearest hit known at this step */
  readonly nearest: Hit | null;
}

/**
 * The nearest hit as far as the tests have come at `step`: what a person stepping through knows at this moment, never more.
 * A group (slide, pass, frame) and everything after the choice knows the final one.
 */
export function nearestAt(slide: SlideFacts, step: Step): Hit | null {
  if (knowsAll(slide, step)) return chosenHit(slide);
  let best: Hit | null = null;
  for (const candidate of slide.candidates) {
    if (candidate.step.order > step.order) break;
    const inside = candidate.step !== step && isWithin(step, candidate.step);
    const found = inside ? lastFound(candidate, step) : triangleHit(candidate);
    if (found && found.time < (best?.time ?? Infinity)) best = found;
  }
  return best;
}

/**
 * What the nearest hit stands for at a moment: the touch that the formula is about, or the best so far that another test found
 * and that this one has to beat.
 */
export function nearestStandsFor({ check, found, nearest, candidate }: HitsAt): 't' | 'best' {
  if (!nearest) return 't';
  const own = check
    ? found?.time === nearest.time && found.triangle === nearest.triangle
    : isOwnHit({ candidate, nearest });
  return own ? 't' : 'best';
}

/** Not while another triangle is under test than the one that was hit: then it is the best so far, and others are still to come. */
export function isOwnHit({ candidate, nearest }: Pick<HitsAt, 'candidate' | 'nearest'>): boolean {
  return candidate === null || candidate.begin.triangle === nearest?.triangle;
}

/** Has the search for the nearest ended at this step? */
export function knowsAll(slide: SlideFacts, step: Step): boolean {
  if (!isWithin(step, slide.step) || step === slide.step) return true;
  const nearest = slide.steps.get('Nearest')?.[0];
  return nearest !== undefined && step.order >= nearest.order;
}

export function chosenHit(slide: SlideFacts): Hit | null {
  const nearest = eventOf(slide, 'Nearest');
  if (!nearest || !nearest.found || nearest.feature === 'none') return null;
  const { triangle, feature, element, time, point } = nearest;
  return { triangle, feature, element, time, point };
}

/** What one test found, whether or not it is the nearest. */
export function hitOfTest(event: TraceEvent, triangle: number): Hit | null {
  switch (event.kind) {
    case 'FaceTest':
      return event.verdict === 'face-hit'
        ? { triangle, feature: 'face', element: 0, time: event.time, point: event.point }
        : null;
    case 'SweptFaceTest':
      return event.verdict === 'face-hit'
        ? { triangle, feature: 'face', element: 0, time: event.time, point: event.point }
        : null;
    case 'VertexTest':
    case 'SweptVertexTest':
      return event.verdict === 'vertex-hit'
        ? { triangle, feature: 'vertex', element: event.vertex, time: event.time, point: event.corner }
        : null;
    case 'EdgeTest':
    case 'SweptEdgeTest':
      return event.verdict === 'edge-hit'
        ? { triangle, feature: 'edge', element: event.edge, time: event.time, point: event.point }
        : null;
    case 'TouchTest':
      return event.verdict === 'entering' && event.feature !== 'none'
        ? { triangle, feature: event.feature, element: event.element, time: 0, point: event.point }
        : null;
    default:
      return null;
  }
}

export function isWithin(step: Step, group: Step): boolean {
  for (let at: Step | null = step; at; at = at.parent) if (at === group) return true;
  return false;
}

function lastFound(candidate: Candidate, step: Step): Hit | null {
  let best: Hit | null = null;
  for (const check of candidate.step.children) {
    if (check.order > step.order) break;
    const hit = hitOfTest(check.event, candidate.begin.triangle);
    if (hit && hit.time < (best?.time ?? Infinity)) best = hit;
  }
  return best;
}

function triangleHit({ end }: Candidate): Hit | null {
  if (!end || end.feature === 'none' || !Number.isFinite(end.time) || !isFinite3(end.point)) return null;
  return { triangle: end.triangle, feature: end.feature, element: end.element, time: end.time, point: end.point };
}
