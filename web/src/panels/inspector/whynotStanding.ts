/** Inequalities about standing that failed: slopes, heights of steps, what a step gains. */
import { findEvent } from './sentences/context';
import type { Step } from '../../trace/steps';
import type { Vec3 } from '../../trace/events.gen';
import type { Failed } from './whynot';

type Relation = Pick<Failed, 'relation' | 'opposite'>;
const atLeast: Relation = { relation: '≥', opposite: '<' };
const atMost: Relation = { relation: '≤', opposite: '>' };
const above: Relation = { relation: '>', opposite: '≤' };

export function failedStanding(step: Step): Failed | null {
  const { event } = step;
  const of = (
    title: Failed['title'],
    [left, symbol]: readonly [string, string],
    relation: Relation,
    value: number,
    bound: number,
  ): Failed => {
    return { title, element: 0, step, left, symbol, ...relation, value, bound, margin: Math.abs(value - bound) };
  };
  const slope = ['\\mu = \\sy{n}{n}\\cdot k', 'μ'] as const;
  switch (event.kind) {
    case 'GroundTest':
      return event.verdict === 'ground' ? null : of('why.ground', slope, atLeast, event.cosine, event.limit);
    case 'SteepContact': {
      const test = step.parent && findEvent(step.parent, 'GroundTest');
      return test && test.cosine < test.limit ? of('why.ground', slope, atLeast, test.cosine, test.limit) : null;
    }
    case 'StepEdge':
      if (!(event.height > event.most)) return null;
      return of('why.stepedge', ['h', 'h'], atMost, event.height, event.most);
    case 'Wedge':
      return event.verdict === 'holds' ? null : of('why.wedge', ['\\sigma', 'σ'], atMost, event.sine, event.limit);
    case 'StepUp':
      if (event.verdict === 'too-high') return of('why.stepup', ['g', 'g'], atMost, event.gained, event.height);
      return event.verdict === 'no-gain' ? noGain(step, event.forward, of) : null;
    default:
      return null;
  }
}

/** How far along the wish the step would get, beside how far sliding got. */
function noGain(
  step: Step,
  forward: Vec3,
  of: (
    title: 'why.stepup',
    names: readonly [string, string],
    relation: Relation,
    value: number,
    bound: number,
  ) => Failed,
): Failed | null {
  const { opening, event } = step.parent ?? step;
  if (opening.kind !== 'PassBegin' || event.kind !== 'PassEnd') return null;
  const [x, , z] = opening.displacement;
  const wanted = Math.hypot(x, z);
  const along = (at: Vec3) => ((at[0] - opening.position[0]) * x + (at[2] - opening.position[2]) * z) / wanted;
  if (!(wanted > 0)) return null;
  return of('why.stepup', ['s', 's'], above, along(forward), along(event.position));
}
