/** What is said of the steps that find the region of the centre: ray, angles, signed sides. */
import { formatAngle } from '../../base/i18n/numbers';
import type { EventViews } from '../../model/study/types';
import { from, regionTex, short } from './cells';
import * as formulas from './formulas';
import { say } from './say';
import type { Event } from './schema.gen';
import { whyNot } from './whyNot';

type Kinds = 'RestRay' | 'RestAngle' | 'RestSide' | 'RestInside' | 'RestPlace';

export const insideEvents: Pick<EventViews<Event>, Kinds> = {
  RestRay: {
    sentence: say.ray,
    formula: formulas.rayFormula,
    whyNot: null,
    origins: {
      start: 'polygon',
      vector: 'plane',
      end: '.start .vector',
      distance1: 'plane',
      distance2: '.end plane',
      product: '.distance1 .distance2',
      direction: '.vector',
      numerator: 'plane',
      denominator: '.direction plane',
      along: '.numerator .denominator',
      foot: '.start .along .direction',
      verdict: '.product',
    },
    cell: ({ along }) => ({ name: 'f', value: short(along), hit: false }),
    sources: (_, step) => from(step, 'RestPlane', 'n,\\,D'),
  },
  RestAngle: {
    sentence: say.angle,
    formula: formulas.angleFormula,
    whyNot: whyNot.angle,
    origins: {
      side: '',
      a: 'ray input',
      b: 'ray input',
      dot: '.a .b',
      lengths: '.a .b',
      cosine: '.dot .lengths',
      angle: '.cosine',
      sum: '.angle angle',
      turn: '.a .b plane',
      turns: '.turn angle',
      verdict: '.lengths .cosine',
    },
    cell: ({ side, angle }) => ({ name: `\\alpha_{${side}}`, value: formatAngle(angle), hit: false }),
    sources: (_, step) => from(step, 'RestRay', 'f'),
  },
  RestSide: {
    sentence: say.side,
    formula: formulas.sideFormula,
    whyNot: whyNot.side,
    origins: {
      side: '',
      edge: 'input',
      inward: 'plane .edge',
      value: '.inward ray',
      distance: '.value .edge',
      crossing: '.value',
      winding: '.crossing side',
      verdict: '.value',
    },
    cell: ({ side, distance }) => ({ name: `e_{${side}}`, value: short(distance), hit: distance > 0 }),
    sources: (_, step) => [...from(step, 'RestPlane', 'n'), ...from(step, 'RestRay', 'f')],
  },
  RestInside: {
    sentence: say.inside,
    formula: formulas.insideFormula,
    whyNot: whyNot.inside,
    origins: {
      foot: 'ray',
      sum: 'angle',
      full: '',
      bound: '.full',
      over: '.sum .bound',
      uncounted: 'angle',
      rayMeets: 'ray',
      byAngles: '.over .rayMeets',
      turns: 'angle',
      least: 'side',
      leastSide: '.least',
      allInner: 'side',
      winding: 'side',
      onBoundary: 'side',
      convex: 'plane',
      bySides: '.allInner .winding .onBoundary',
      decides: 'input',
      inside: '.byAngles .bySides',
      agree: '.byAngles .bySides',
    },
    cell: ({ sum, inside, decides, least }) =>
      decides === 'angle-sum'
        ? { name: '\\Sigma', value: formatAngle(sum, 2), hit: inside }
        : { name: '\\min e', value: short(least), hit: inside },
  },
  RestPlace: {
    sentence: say.place,
    formula: formulas.placeFormula,
    whyNot: whyNot.place,
    origins: {
      region: 'plane inside',
      foot: 'ray plane',
      distance: '.foot polygon',
      radius: 'input',
      faceTouches: '.distance .radius',
      sidesAsked: '.faceTouches .region',
    },
    cell: ({ region, distance }) => ({
      name: regionTex[region],
      value: Number.isFinite(distance) ? short(distance) : '',
      hit: region === 'over-face',
    }),
    sources: (_, step) => [...from(step, 'RestPlane', 'h'), ...from(step, 'RestInside', 'f')],
  },
};
