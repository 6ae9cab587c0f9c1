/** What is shown at a step: the two bodies, the search that is looked at, and what of it has been worked out by then. */
import type { Step } from '../../../package/trace/steps';
import type { StudyMoment } from '../../model/study/types';
import { sub, type Vec3 } from '../../study/scene/draw';
import type {
  ConvexAdvanceEndEvent,
  ConvexAdvanceStepEvent,
  ConvexEpaEndEvent,
  ConvexEpaStepEndEvent,
  ConvexEpaStepEvent,
  ConvexFaceEvent,
  ConvexFrameEvent,
  ConvexGjkEndEvent,
  ConvexGjkStepEvent,
  ConvexSweepEvent,
  Event,
} from './schema.gen';

export type Kind = Event['kind'];
export type Search = 'gjk' | 'epa' | 'advance' | 'sweep';

export const kindOf = (step: Step): Kind => step.event.kind as unknown as Kind;
export const eventOf = <E>(step: Step): E => step.event as unknown as E;
export const openingOf = <E>(step: Step): E => step.opening as unknown as E;

export interface Polytope {
  /** the iteration that is looked at, and what it did; null while the tetrahedron is made */
  readonly asked: ConvexEpaStepEvent | null;
  readonly end: ConvexEpaStepEndEvent | null;
  /** faces before that iteration that outlive it, those that it removes, and those that it makes */
  readonly stays: readonly ConvexFaceEvent[];
  readonly goes: readonly ConvexFaceEvent[];
  readonly comes: readonly ConvexFaceEvent[];
  /** the face that the step makes, if it makes one */
  readonly current: ConvexFaceEvent | null;
  /** what it came to, once it has */
  readonly found: ConvexEpaEndEvent | null;
}

export interface Look {
  readonly frame: ConvexFrameEvent;
  /** which search is drawn */
  readonly search: Search;
  /** the iteration of GJK that is looked at */
  readonly gjk: ConvexGjkStepEvent | null;
  readonly gjkEnd: ConvexGjkEndEvent | null;
  readonly polytope: Polytope | null;
  /** steps of conservative advancement up to this one */
  readonly advance: readonly ConvexAdvanceStepEvent[];
  readonly advanceEnd: ConvexAdvanceEndEvent | null;
  readonly sweep: ConvexSweepEvent | null;
}

/** A name as steps of the frame have: the only one, or none. */
export const partOf = ({ tree }: Pick<StudyMoment, 'tree'>, name: string): Step | null =>
  tree.root.children.find((each) => each.name === name) ?? null;

const groupOf = (step: Step): Step => (step.parent?.parent ? groupOf(step.parent) : step);

const isWithin = (part: Step, group: Step): boolean =>
  part === group || (part.parent !== null && part.order > group.order && isWithin(part.parent, group));

/** A group that is cut short has no end, and shows what it began with. */
const hasEnded = (group: Step): boolean => group.event !== group.opening;

/** Points of both bodies that are farther apart than the answer says: it is wrong, and they are the nearest of nothing. */
export const isClaimed = (a: Vec3, b: Vec3, apart: number): boolean =>
  Math.hypot(...sub(a, b)) > 1e-6 * Math.max(...a.map(Math.abs), ...b.map(Math.abs)) + 1.001 * apart;

/** Where the step says nothing of its own, what the frame's answer was found by. */
export function searchOf(moment: Pick<StudyMoment, 'tree' | 'step'>): Search {
  const { name } = groupOf(moment.step);
  if (name === 'gjk' || name === 'epa' || name === 'advance' || name === 'sweep') return name;
  if (partOf(moment, 'epa')) return 'epa';
  return partOf(moment, 'advance') ? 'advance' : 'gjk';
}

let kept: { readonly step: Step; readonly look: Look } | null = null;

/** Made once for a step: every layer and the strips ask for it. */
export function lookOf(moment: StudyMoment): Look {
  if (kept?.step !== moment.step) kept = { step: moment.step, look: makeLook(moment) };
  return kept.look;
}

function makeLook(moment: StudyMoment): Look {
  const now = moment.step;
  const known = (part: Step): boolean => part.order <= now.order || isWithin(part, now);
  const search = searchOf(moment);
  const [gjk, epa, advance, sweep] = (['gjk', 'epa', 'advance', 'sweep'] as const).map((name) => partOf(moment, name));
  const steps = (gjk?.children ?? []).filter(known);
  // A search is over where it is looked at as a whole, as part of the frame, or from a step behind it.
  const over = (group: Step | null | undefined): group is Step =>
    Boolean(group) &&
    hasEnded(group!) &&
    (isWithin(group!, now) || (now.order > group!.order && !isWithin(now, group!)));
  return {
    frame: openingOf<ConvexFrameEvent>(moment.tree.root),
    search,
    gjk: steps.length > 0 ? eventOf<ConvexGjkStepEvent>(steps.at(-1)!) : null,
    gjkEnd: over(gjk) ? eventOf<ConvexGjkEndEvent>(gjk) : null,
    polytope: search === 'epa' && epa ? polytopeOf(epa, now, over(epa)) : null,
    advance: (advance?.children ?? []).filter(known).map((each) => eventOf<ConvexAdvanceStepEvent>(each)),
    advanceEnd: over(advance) ? eventOf<ConvexAdvanceEndEvent>(advance) : null,
    sweep: sweep && known(sweep) ? eventOf<ConvexSweepEvent>(sweep) : null,
  };
}

/** The iteration that gave the depth: the smallest reach, the last of those that are alike. */
function bestOf(iterations: readonly Step[]): Step | null {
  let best: Step | null = null;
  for (const each of iterations)
    if (!best || openingOf<ConvexEpaStepEvent>(each).reach <= openingOf<ConvexEpaStepEvent>(best).reach) best = each;
  return best;
}

function polytopeOf(epa: Step, now: Step, over: boolean): Polytope {
  const iterations = epa.children.filter(({ kind }) => (kind as string) === 'epaStep');
  const at = over ? null : (iterations.find((each) => isWithin(now, each)) ?? null);
  const asked = over ? bestOf(iterations) : at;
  const leaves = epa.children.flatMap((each) => (each.children.length > 0 ? each.children : [each]));
  const faces = leaves.filter((each) => kindOf(each) === 'ConvexFace');
  const number = over ? iterations.length : at ? openingOf<ConvexEpaStepEvent>(at).iteration : -1;
  const seen = faces.filter((each) => over || each.order <= now.order || (at !== null && isWithin(each, now)));
  const events = seen.map((each) => eventOf<ConvexFaceEvent>(each));
  const alive = events.filter(({ born, gone }) => born < number && !(gone >= 0 && gone < number));
  const whole = at !== null && at === now && hasEnded(at);
  return {
    asked: asked && openingOf<ConvexEpaStepEvent>(asked),
    end: whole ? eventOf<ConvexEpaStepEndEvent>(at) : null,
    stays: number < 0 ? events : alive.filter(({ gone }) => gone !== number),
    goes: number < 0 ? [] : alive.filter(({ gone }) => gone === number),
    comes: number < 0 ? [] : events.filter(({ born }) => born === number),
    current: kindOf(now) === 'ConvexFace' ? eventOf<ConvexFaceEvent>(now) : null,
    found: over ? eventOf<ConvexEpaEndEvent>(epa) : null,
  };
}
