import type { Experiment } from '../../model';
import type { Step, StepKind } from '../../../package/trace/steps';
import type { Vec3 } from '../../../mesh/geometry/vec';
import { chosenHit, hitOfTest, knowsAll, nearestAt, type HitsAt } from './hit';
import type { Candidate, SlideFacts } from './slide';

/** What the figures show: one step of one slide, with everything known at that step. */
export interface Moment extends HitsAt {
  readonly step: Step | null;
  readonly slide: SlideFacts | null;
  /** radii of the sweep, skin included; ellipsoid space divides by these */
  readonly radii: Vec3;
  /** world: centre at the start of the sweep, and its displacement */
  readonly start: Vec3;
  readonly displacement: Vec3;
  /** The nearest hit is the one that will be chosen, so the response to it may be shown. */
  readonly settled: boolean;
  /** The search has ended. */
  readonly searched: boolean;
}

type Asked = Pick<Moment, 'radii' | 'start' | 'displacement'>;

const checkKinds: ReadonlySet<StepKind> = new Set(['touch', 'plane', 'face', 'vertex', 'edge']);

export function makeMoment(step: Step | null, slide: SlideFacts | null, experiment: Experiment | null): Moment | null {
  if (slide) return momentOfSlide(step ?? slide.step, slide);
  const asked = askedOf(step) ?? firstAsked(experiment);
  if (!asked) return null;
  const nothing = {
    step,
    slide: null,
    candidate: null,
    check: null,
    found: null,
    nearest: null,
    settled: false,
    searched: false,
  };
  return { ...nothing, ...asked };
}

/** Without a sweep it is the frame's own body and request that are shown, not those of the first frame. */
function askedOf(step: Step | null): Asked | null {
  let root = step;
  while (root?.parent) root = root.parent;
  if (root?.opening.kind !== 'MoveBegin') return null;
  const { radii, position: start, displacement } = root.opening;
  return { radii, start, displacement };
}

function firstAsked(experiment: Experiment | null): Asked | null {
  if (!experiment) return null;
  const { radii, start, inputs } = experiment;
  return { radii, start, displacement: inputs[0]?.displacement ?? [0, 0, 0] };
}

function momentOfSlide(step: Step, slide: SlideFacts): Moment {
  const { radii, position, displacement } = slide.begin;
  const candidate = candidateOf(step, slide);
  const check = checkKinds.has(step.kind) ? step : null;
  const nearest = nearestAt(slide, step);
  const chosen = chosenHit(slide);
  const settled =
    nearest !== null && chosen !== null && nearest.time === chosen.time && nearest.triangle === chosen.triangle;
  return {
    step,
    slide,
    radii,
    start: position,
    displacement,
    candidate,
    check,
    found: check && candidate ? hitOfTest(check.event, candidate.begin.triangle) : null,
    nearest,
    settled,
    searched: knowsAll(slide, step),
  };
}

function candidateOf(step: Step, slide: SlideFacts): Candidate | null {
  for (let at: Step | null = step; at; at = at.parent) {
    if (at.opening.kind === 'TriangleBegin') return slide.byTriangle.get(at.opening.triangle) ?? null;
  }
  return null;
}
