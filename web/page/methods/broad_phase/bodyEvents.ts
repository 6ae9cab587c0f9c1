/** What is said of bodies, their sorted ends and their pairs. */
import type { Source } from '../../model/explain/eventView';
import type { EventViews } from '../../model/study/types';
import type { Step } from '../../../package/trace/steps';
import { rootOf, short } from './cells';
import * as formulas from './formulas';
import { axisLetter, eventOf, kindOf, largestAxis } from './look';
import { say } from './say';
import type { BroadBodyEvent, Event } from './schema.gen';
import { whyNot } from './whyNot';

/** Where the bodies of a step stand. */
function standing(bodies: readonly number[], step: Step): Source[] {
  const all = rootOf(step).children.find((each) => kindOf(each) === 'BroadBodiesEnd')?.children ?? [];
  return bodies.flatMap((number) => {
    const made = all.find((each) => eventOf<BroadBodyEvent>(each).body === number);
    return made ? [{ key: 'input', symbol: `b_{${number}}`, step: made } as const] : [];
  });
}

type Kinds =
  | 'BroadBodies'
  | 'BroadBody'
  | 'BroadBodiesEnd'
  | 'BroadAxis'
  | 'BroadSwap'
  | 'BroadAxisEnd'
  | 'BroadPairs'
  | 'BroadPair'
  | 'BroadPairsEnd';

export const bodyEvents: Pick<EventViews<Event>, Kinds> = {
  BroadBodies: {
    sentence: () => say.cut('bodies'),
    formula: formulas.bodiesFormula,
    whyNot: null,
    origins: { bodies: 'input' },
    cell: () => ({ name: 'b', value: '', hit: false }),
  },
  BroadBody: {
    sentence: say.body,
    formula: formulas.bodyFormula,
    whyNot: null,
    origins: {
      body: '',
      centre: 'input frameBefore',
      half: 'input',
      low: '.centre .half',
      high: '.centre .half',
      before: 'frameBefore',
    },
    cell: ({ body, centre }) => ({ name: `b_{${body}}`, value: short(centre[0]), hit: false }),
  },
  BroadBodiesEnd: {
    sentence: ({ bodies }) => say.bodies(bodies),
    formula: formulas.bodiesFormula,
    whyNot: null,
    origins: { bodies: 'input' },
    cell: ({ bodies }) => ({ name: 'b', value: String(bodies), hit: false }),
  },
  BroadAxis: {
    sentence: () => say.cut('axis'),
    formula: formulas.axisFormula,
    whyNot: null,
    origins: { axis: '', ends: 'bodies' },
    cell: ({ axis }) => ({ name: axisLetter(axis), value: '', hit: false }),
  },
  BroadSwap: {
    sentence: say.swap,
    formula: formulas.swapFormula,
    whyNot: whyNot.swap,
    origins: {
      place: '.value .otherValue',
      body: '',
      isLow: '',
      value: 'bodies',
      other: '',
      otherIsLow: '',
      otherValue: 'bodies',
      gaps: 'bodies',
      tests: '',
      pairs: '',
      verdict: '.gaps .isLow .otherIsLow',
    },
    cell: ({ body, other, verdict, gaps }) => ({
      name: `b_{${body}},b_{${other}}`,
      value: short(gaps[largestAxis(gaps)]!),
      hit: verdict === 'added' || verdict === 'removed',
    }),
    sources: ({ body, other }, step) => standing([body, other], step),
  },
  BroadAxisEnd: {
    sentence: say.axis,
    formula: formulas.axisFormula,
    whyNot: null,
    origins: { swaps: 'swap', added: 'swap', removed: 'swap', leftOut: '' },
    cell: ({ swaps, added, removed }, step) => ({
      name: axisLetter(Number(step.name.slice(4, 5))),
      value: String(swaps),
      hit: added + removed > 0,
    }),
  },
  BroadPairs: {
    sentence: () => say.cut('pairs'),
    formula: formulas.pairsFormula,
    whyNot: null,
    origins: { asked: 'bodies axis' },
    cell: () => ({ name: 'c', value: '', hit: false }),
  },
  BroadPair: {
    sentence: say.pair,
    formula: formulas.pairFormula,
    whyNot: whyNot.pair,
    origins: {
      a: '',
      b: '',
      gaps: 'bodies',
      axis: '.gaps',
      gap: '.gaps',
      overlap: '.gap',
      before: 'frameBefore',
      pairs: '',
    },
    cell: ({ a, b, gap, overlap }) => ({ name: `b_{${a}},b_{${b}}`, value: short(gap), hit: overlap }),
    sources: ({ a, b }, step) => standing([a, b], step),
  },
  BroadPairsEnd: {
    sentence: say.pairs,
    formula: formulas.pairsFormula,
    whyNot: null,
    origins: { pairs: 'pair', leftOut: '' },
    cell: ({ pairs }) => ({ name: 'c', value: String(pairs), hit: pairs > 0 }),
  },
};
