/** What is said of each event of the growing polytope. */
import type { EventViews } from '../../model/study/types';
import { none, short } from './cells';
import * as formulas from './formulas';
import { openingOf } from './look';
import { say } from './say';
import type { ConvexEpaStepEvent, Event } from './schema.gen';
import { whyNot } from './whyNot';

export const epaEvents: Pick<
  EventViews<Event>,
  'ConvexEpa' | 'ConvexEpaEnd' | 'ConvexFace' | 'ConvexEpaStep' | 'ConvexEpaStepEnd'
> = {
  ConvexEpa: {
    sentence: say.cut,
    formula: formulas.epaOpening,
    whyNot: null,
    origins: { from: 'gjk', most: 'input', share: '' },
    cell: () => ({ ...none, name: '\\text{EPA}' }),
  },
  ConvexEpaEnd: {
    sentence: say.epa,
    formula: formulas.epaFormula,
    whyNot: null,
    origins: {
      verdict: 'epaStep',
      depth: 'epaStep',
      low: 'epaStep',
      normal: 'epaStep',
      deepestA: 'epaStep',
      deepestB: 'epaStep',
      iterations: '',
      faces: 'epaStep',
      vertices: 'epaStep',
    },
    cell: ({ depth, verdict }) => ({ name: '\\text{EPA}', value: short(depth), hit: verdict === 'on-boundary' }),
  },
  ConvexFace: {
    sentence: say.face,
    formula: formulas.faceFormula,
    whyNot: null,
    origins: {
      face: '',
      p0: 'gjk epaStep',
      p1: 'gjk epaStep',
      p2: 'gjk epaStep',
      normal: '.p0 .p1 .p2',
      distance: '.normal .p0',
      born: '',
      gone: '',
    },
    cell: ({ face, distance }) => ({ name: `t_{${face}}`, value: short(distance), hit: false }),
  },
  ConvexEpaStep: {
    sentence: say.cut,
    formula: formulas.epaStepOpening,
    whyNot: null,
    origins: {
      iteration: '',
      face: '',
      p0: 'face',
      p1: 'face',
      p2: 'face',
      normal: 'face',
      distance: 'face',
      foot: '.distance .normal',
      supportA: '.normal frame',
      supportB: '.normal frame',
      w: '.supportA .supportB',
      reach: '.normal .w',
      growth: '.reach .distance',
      allowed: '.reach frame',
      low: '.distance',
      high: '.reach',
    },
    cell: ({ iteration }) => ({ ...none, name: `i_{${iteration}}` }),
  },
  ConvexEpaStepEnd: {
    sentence: say.epaStep,
    formula: formulas.epaStepFormula,
    whyNot: whyNot.epa,
    origins: { removed: '', horizon: '', faces: '.removed .horizon', vertices: '', verdict: '' },
    cell: ({ verdict }, step) => ({
      name: step.name.replace(/^i(\d+).*$/, 'i_{$1}'),
      value: short(openingOf<ConvexEpaStepEvent>(step).distance),
      hit: verdict === 'on-boundary',
    }),
  },
};
