/** The candidate triangles of one slide as rows for the timeline and its table. Every number comes from the trace. */
import type { Feature, NearestEvent, PlaneTestEvent, TriangleEndEvent, Verdict } from './events.gen';
import type { Step } from './steps';
import { TriangleStep } from './treeStep';

export interface Candidate {
  /** number of the test in its slide */
  readonly test: number;
  /** triangle in the mesh */
  readonly triangle: number;
  /** when the sphere enters and leaves the plane's slab, fractions 0..1; null where the triangle was out before, and for the robust method, which has no interval */
  readonly enter: number | null;
  readonly leave: number | null;
  /** the same before clamping, also for triangles out of time; null where never worked out */
  readonly t0: number | null;
  readonly t1: number | null;
  readonly outcome: Verdict;
  readonly feature: Feature;
  /** corner or edge; 0 for a face, -1 for none */
  readonly element: number;
  /** fraction of the sweep; null if it is never touched */
  readonly time: number | null;
  /** nearest hit before this test, and after it; null while there is none */
  readonly best: number | null;
  readonly bestAfter: number | null;
  readonly improved: boolean;
  /** the hit that the sweep ends with */
  readonly chosen: boolean;
  readonly step: Step;
}

const rows = new WeakMap<Step, readonly Candidate[]>();

/** Rows in the order of the tests. Made once per slide. A triangle cut off by the recorder's limit has no row. */
export function candidates(slide: Step): readonly Candidate[] {
  let made = rows.get(slide);
  if (!made) rows.set(slide, (made = makeRows(slide)));
  return made;
}

function makeRows(slide: Step): Candidate[] {
  const made: Candidate[] = [];
  const nearest = nearestOf(slide);
  for (const step of slide.children) {
    const facts = step.kind === 'triangle' && factsOf(step);
    if (facts) made.push(makeRow(step, facts, nearest));
    else if (step instanceof TriangleStep && step.isUnderWay) made.push(rowUnderWay(step, made.at(-1)));
  }
  return made;
}

/** What is known of the triangle under test; as it will be if nothing is found. */
function rowUnderWay(step: TriangleStep, before: Candidate | undefined): Candidate {
  const plane = step.plane();
  const best = before?.bestAfter ?? null;
  return {
    ...{ test: step.test, triangle: step.triangle, ...intervalOf(plane) },
    ...{ outcome: plane?.verdict ?? 'crosses-plane', feature: 'none', element: -1, time: null },
    ...{ best, bestAfter: best, improved: false, chosen: false, step },
  };
}

function intervalOf(plane: PlaneTestEvent | null): Pick<Candidate, 'enter' | 'leave' | 't0' | 't1'> {
  const inside = plane?.verdict === 'crosses-plane' || plane?.verdict === 'parallel-embedded';
  return {
    enter: inside ? plane.enter : null,
    leave: inside ? plane.leave : null,
    t0: plane ? finite(plane.t0) : null,
    t1: plane ? finite(plane.t1) : null,
  };
}

interface Facts {
  readonly test: number;
  readonly plane: PlaneTestEvent | null;
  readonly end: TriangleEndEvent;
}

/** What a row is made of; null when the triangle was cut short. Steps over a trace are read without making their checks. */
function factsOf(step: Step): Facts | null {
  if (step instanceof TriangleStep) {
    const end = step.end();
    return end && { test: step.test, plane: step.plane(), end };
  }
  const { opening, event: end } = step;
  if (opening.kind !== 'TriangleBegin' || end.kind !== 'TriangleEnd') return null;
  const plane = step.children.find(({ kind }) => kind === 'plane')?.event;
  return { test: opening.test, plane: plane?.kind === 'PlaneTest' ? plane : null, end };
}

function makeRow(step: Step, { test, plane, end }: Facts, nearest: NearestEvent | null): Candidate {
  const best = finite(end.best);
  const time = finite(end.time);
  return {
    test,
    triangle: end.triangle,
    ...intervalOf(plane),
    outcome: end.verdict,
    feature: end.feature,
    element: end.element,
    time,
    best,
    bestAfter: end.improved ? time : best,
    improved: end.improved,
    chosen: nearest !== null && nearest.found && nearest.test === test,
    step,
  };
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** The chosen hit of a slide; null while it is not known (a trace cut short). Searched from the end: the tests come before it. */
export function nearestOf(slide: Step): NearestEvent | null {
  for (let at = slide.children.length - 1; at >= 0; at--) {
    const step = slide.children[at]!;
    if (step.kind === 'triangle') return null;
    if (step.event.kind === 'Nearest') return step.event;
  }
  return null;
}

/** One corner of the stair line: from test `test` on, `time` is the best so far. */
export interface Stair {
  readonly test: number;
  readonly time: number;
}

/** The best-so-far stair, one entry per improvement, falling. */
export function stair(list: readonly Candidate[]): Stair[] {
  return list.flatMap(({ improved, time, test }) => (improved && time !== null ? [{ test, time }] : []));
}
