/** The sentence of each step of GJK, EPA and conservative advancement. */
import type { MessageKey } from '../../base/i18n/messages';
import type { Context } from '../../explain/context';
import type { Message } from '../../model';
import type { Step } from '../../../package/trace/steps';
import { askedOf } from './formulas';
import { eventOf, openingOf } from './look';
import type {
  ConvexAdvanceEndEvent,
  ConvexAdvanceStepEvent,
  ConvexEpaEndEvent,
  ConvexEpaStepEndEvent,
  ConvexEpaStepEvent,
  ConvexFaceEvent,
  ConvexFrameEndEvent,
  ConvexGjkEndEvent,
  ConvexGjkEvent,
  ConvexGjkStepEvent,
  ConvexSweepEvent,
  ConvexTruthEvent,
} from './schema.gen';

type Values = NonNullable<Message['values']>;

/** A verdict selects its wording by its letters alone. */
const said = (name: string, values: Values = {}): Message => ({
  key: `study.convex.say.${name}` as MessageKey,
  values: 'verdict' in values ? { ...values, verdict: String(values['verdict']).replaceAll('-', '') } : values,
});

/** What the robust rules say of the frame a search belongs to. */
const truthOf = (frame: Step | null): number => {
  const step = frame?.children.find(({ name }) => name === 'truth');
  return step ? eventOf<ConvexTruthEvent>(step).distance : 0;
};

/** The search did not come to an answer of its own. */
const unsettled = ['stalled', 'cycles', 'limit-reached'];

function frame(event: ConvexFrameEndEvent, context: Context): Message {
  const { verdict, distance, low, high, time } = event;
  if (verdict === 'no-body') return said('frameNoBody');
  if (askedOf(context.step).question === 'time' && verdict === 'separated') {
    const values = { distance: context.number(distance) };
    return Number.isFinite(time)
      ? said('frameTime', { ...values, time: context.number(time) })
      : said('frameNever', values);
  }
  const right = truthOf(context.step);
  if (verdict === 'meeting' || unsettled.includes(verdict)) {
    const values = { verdict, right: context.magnitude(right), side: right > 0 ? 'apart' : 'in' };
    return said(verdict === 'meeting' ? (right > 0 ? 'frameWrong' : 'frameMeets') : 'frameUnsettled', values);
  }
  if (verdict === 'depth-bounded')
    return said('frameBounded', { low: context.magnitude(high), high: context.magnitude(low) });
  if (verdict === 'overlapping') return said('frameOverlap', { depth: context.magnitude(distance) });
  return said(verdict === 'touching' ? 'frameTouch' : 'frameApart', { distance: context.number(distance) });
}

function gjk(event: ConvexGjkEndEvent, context: Context): Message {
  const { verdict, distance, low, iterations, points } = event;
  const values = { iterations, points, distance: context.number(distance) };
  if (verdict === 'meeting' || verdict === 'touching') {
    const right = truthOf(context.step.parent);
    if (right > 0) return said('gjkWrong', { ...values, right: context.number(right) });
    return said('gjkMeets', values);
  }
  if (verdict === 'separated') return said('gjkApart', values);
  return said('gjkUnsettled', { ...values, verdict, low: context.number(low) });
}

function gjkStep(event: ConvexGjkStepEvent, context: Context): Message {
  const { iteration, verdict, bound, length, lengthAfter, progress, allowed, countAfter, countBefore, low } = event;
  const rule = context.step.parent ? openingOf<ConvexGjkEvent>(context.step.parent).termination : 'relative';
  const values = {
    ...{ points: countAfter, dropped: countBefore + 1 - countAfter },
    ...{ length: context.number(lengthAfter), bound: context.number(bound) },
  };
  switch (verdict) {
    case 'near-enough': {
      const gap = { progress: context.number(progress), allowed: context.number(allowed) };
      return said(rule === 'absolute' ? 'stepEnoughAbsolute' : 'stepEnough', { ...values, ...gap });
    }
    case 'holds-origin':
      if (low <= 0) return said('stepHolds', values);
      return said('stepHoldsWrong', {
        ...values,
        ...{ best: bound <= 0 ? 'earlier' : bound < low ? 'both' : 'this', low: context.number(low) },
      });
    case 'on-origin':
      return said(rule === 'absolute' ? 'stepTiny' : 'stepOn', {
        ...values,
        ...{ allowed: context.number(epsilonOf(context)), square: context.plain(lengthAfter ** 2) },
      });
    case 'nothing-farther':
    case 'no-progress':
    case 'no-subset':
    case 'same-again':
    case 'last-allowed':
      return said('stepStops', { ...values, verdict });
    default: {
      if (iteration === 0) return said('stepFirst', values);
      if (bound <= 0) return said('stepBeyond', { ...values, before: context.number(length) });
      const [far, near] = context.pair(lengthAfter, bound);
      return said('stepBetween', { ...values, length: far, bound: near });
    }
  }
}

const epsilonOf = ({ step }: Context): number => (step.parent ? openingOf<ConvexGjkEvent>(step.parent).epsilon : 0);

function epa({ verdict, depth, low, faces, iterations }: ConvexEpaEndEvent, context: Context): Message {
  const values = { verdict, depth: context.magnitude(depth), low: context.number(low), faces, iterations };
  if (verdict === 'on-boundary' || verdict === 'flat') return said(verdict === 'flat' ? 'epaFlat' : 'epaFound', values);
  return said(verdict === 'apart' ? 'epaApart' : 'epaBounded', values);
}

function face({ face: number, born, distance }: ConvexFaceEvent, context: Context): Message {
  const values = { face: number, born, distance: context.number(distance) };
  if (!Number.isFinite(distance)) return said('faceFlat', values);
  return said(born < 0 ? 'faceFirst' : 'face', values);
}

function epaStep(event: ConvexEpaStepEndEvent, context: Context): Message {
  const { verdict, removed, horizon } = event;
  const asked = openingOf<ConvexEpaStepEvent>(context.step);
  const ends = verdict !== 'goes-on';
  const [distance, reach] = ends
    ? [context.number(asked.distance), context.number(asked.reach)]
    : context.pair(asked.distance, asked.reach);
  const values = { face: asked.face, removed, horizon, verdict, distance, reach };
  const growth = { growth: context.number(asked.growth) };
  if (verdict === 'goes-on') return said('epaStepGrows', { ...values, ...growth });
  if (verdict === 'on-boundary') return said('epaStepEnds', { ...values, depth: context.number(asked.high) });
  if (verdict === 'apart') return said('epaStepApart', { ...values, reach: context.magnitude(asked.reach) });
  return said('epaStepStops', { ...values, ...growth });
}

function advance({ verdict, time, steps, safe }: ConvexAdvanceEndEvent, context: Context): Message {
  const values = { verdict, steps, safe: context.number(safe) };
  if (verdict === 'contact') return said('advanceContact', { ...values, time: context.number(time) });
  return said('advanceNone', values);
}

function advanceStep(event: ConvexAdvanceStepEvent, context: Context): Message {
  const { verdict, time, distance, high, speed, next } = event;
  // A contact is told by two points, which are never nearer than the bodies.
  const apart = context.number(verdict === 'contact' ? Math.max(high, 0) : distance);
  const values = { verdict, time: context.number(time), distance: apart, speed: context.number(speed) };
  if (verdict === 'goes-on') return said('advanceGoes', { ...values, next: context.number(next) });
  return said('advanceStops', { ...values, next: context.number(next) });
}

function sweep({ verdict, time, advanced, difference, triangles }: ConvexSweepEvent, context: Context): Message {
  if (verdict !== 'hit') return said('sweepNone', { verdict, triangles });
  const values = { time: context.number(time), triangles, difference: context.magnitude(difference) };
  if (!Number.isFinite(advanced)) return said('sweepOnly', values);
  return said('sweepHit', { ...values, advanced: context.number(advanced) });
}

function truth({ verdict, distance, off }: ConvexTruthEvent, context: Context): Message {
  const values = { verdict, distance: context.magnitude(distance), side: distance < 0 ? 'in' : 'apart' };
  if (off === 0) return said('truthSame', values);
  return said('truthOff', { ...values, off: context.magnitude(off) });
}

export const say = {
  ...{ frame, gjk, gjkStep, epa, face, epaStep, advance, advanceStep, sweep, truth },
  cut: () => said('cut'),
  outline: (which: number) => said('outline', { which }),
  triangle: () => said('triangle'),
};
