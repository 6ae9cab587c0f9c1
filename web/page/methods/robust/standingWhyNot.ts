/** Inequalities about standing that failed: slopes, heights of steps, what a step gains. */
import { findEvent } from '../../explain/context';
import { above, atLeast, atMost } from '../../explain/relations';
import type { Failed } from '../../model/explain/eventView';
import type { EventOf, Vec3 } from '../../../package/trace/events.gen';
import type { Step } from '../../../package/trace/steps';

type Claim = Pick<Failed, 'title' | 'left' | 'symbol' | 'relation' | 'opposite'>;

const slope: Claim = { title: 'why.ground', left: '\\mu = \\sy{n}{n}\\cdot k', symbol: 'μ', ...atLeast };

const fails = (step: Step, claim: Claim, value: number, bound: number): Failed => {
  return { ...claim, element: 0, step, value, bound, margin: Math.abs(value - bound) };
};

export function groundFails({ verdict, cosine, limit }: EventOf<'GroundTest'>, step: Step): Failed | null {
  return verdict === 'ground' ? null : fails(step, slope, cosine, limit);
}

export function steepContactFails(_: EventOf<'SteepContact'>, step: Step): Failed | null {
  const test = step.parent && findEvent(step.parent, 'GroundTest');
  return test && test.cosine < test.limit ? fails(step, slope, test.cosine, test.limit) : null;
}

export function stepEdgeFails({ height, most }: EventOf<'StepEdge'>, step: Step): Failed | null {
  return height > most ? fails(step, { title: 'why.stepedge', left: 'h', symbol: 'h', ...atMost }, height, most) : null;
}

export function wedgeFails({ verdict, sine, limit }: EventOf<'Wedge'>, step: Step): Failed | null {
  if (verdict === 'holds') return null;
  return fails(step, { title: 'why.wedge', left: '\\sigma', symbol: 'σ', ...atMost }, sine, limit);
}

export function stepUpFails({ verdict, gained, height, forward }: EventOf<'StepUp'>, step: Step): Failed | null {
  if (verdict === 'too-high') {
    return fails(step, { title: 'why.stepup', left: 'g', symbol: 'g', ...atMost }, gained, height);
  }
  return verdict === 'no-gain' ? noGain(step, forward) : null;
}

/** How far along the wanted motion the step would get, beside how far sliding got. */
function noGain(step: Step, forward: Vec3): Failed | null {
  const { opening, event } = step.parent ?? step;
  if (opening.kind !== 'PassBegin' || event.kind !== 'PassEnd') return null;
  const [x, , z] = opening.displacement;
  const wanted = Math.hypot(x, z);
  const along = (at: Vec3) => ((at[0] - opening.position[0]) * x + (at[2] - opening.position[2]) * z) / wanted;
  if (!(wanted > 0)) return null;
  const claim: Claim = { title: 'why.stepup', left: 's', symbol: 's', ...above };
  return fails(step, claim, along(forward), along(event.position));
}
