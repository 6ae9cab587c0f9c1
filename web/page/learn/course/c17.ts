import { chapter } from './chapter';
import { common } from './texts';
import type { Stop, TourMoment, Values } from '../tour/types';

const triangle = (address: string): TourMoment => ({ scene: { study: 'sphere_polygon.regions' }, address });

/** A square as floor, and a sphere at rest beside it: its plane is nearer than the radius, the square is not. */
const settings = {
  polygon: [0, 0, 0, 0, 0, 2, 2, 0, 2, 2, 0, 0],
  centre: [2.3, 0.4, 0.8],
  motion: [0, 0, 0],
  radius: 0.45,
  frames: 1,
};
const square = (address: string): TourMoment => ({ scene: { study: 'sphere_polygon.regions', settings }, address });

const beside: Values = {
  h: 'f0.t0.plane#distance',
  inner: 'f0.t0.s2#distance',
  aside: '-inner',
  d: 'f0.t0.nearest#distance',
  dd: 'd * d',
  r: 'f0.t0.nearest#radius',
};

/** Where the centre drops says which part of a polygon is nearest. */
export const chapter17 = chapter('17', 'ask', (x): readonly Stop[] => [
  {
    beat: 'look',
    moment: triangle('f0.t0.ray'),
    say: x('look'),
    show: {},
    values: { r: 'f0.t0#radius' },
  },
  {
    beat: 'predict',
    moment: triangle('f0.t0.ray'),
    say: x('part.say'),
    show: { veil: 'f0.t0.a0' },
    values: {
      h: 'f0.t0.plane#distance',
      inner: 'f0.t0.s2#distance',
      aside: '-inner',
      side: 'f0.t0.nearest#sideDistance',
      corner: 'f0.t0.nearest#cornerDistance',
      r: 'f0.t0.nearest#radius',
    },
    ask: {
      kind: 'choice',
      question: x('part.ask'),
      options: [
        { id: 'face', text: x('part.face') },
        { id: 'corner', text: x('part.corner') },
        { id: 'side', text: x('part.side') },
      ],
      truth: 'side',
      hint: x('part.hint'),
      then: [
        { when: 'g == 2', right: true, title: x('part.right'), say: x('part.why') },
        { when: 'g == 0', title: x('part.wrong'), say: x('part.not.face') },
        { title: x('part.wrong'), say: x('part.not.corner') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: square('f0.t0.ray'),
    say: x('far.say'),
    show: { veil: 'f0.t0.a0' },
    values: beside,
    ask: {
      kind: 'number',
      label: x('far.label'),
      question: x('far.ask'),
      unit: 'm',
      truth: 'd',
      hint: x('far.hint'),
      values: { sum: 'h + aside', gap: 'd - r', corner: 'f0.t0.nearest#cornerDistance' },
      then: [
        { when: 'abs(g - d) <= 0.01', right: true, title: x('far.right'), say: x('far.why') },
        { when: 'abs(g - h) <= 0.01', title: x('far.plane'), say: x('far.why') },
        { when: 'abs(g - aside) <= 0.01', title: x('far.aside'), say: x('far.why') },
        { when: 'abs(g - sum) <= 0.01', title: x('far.sum'), say: x('far.why') },
        { when: 'abs(g - dd) <= 0.01', title: x('far.squared'), say: x('far.why') },
        { when: 'abs(g - corner) <= 0.01', title: x('far.corner'), say: x('far.why') },
        { when: 'abs(g - gap) <= 0.01', title: x('far.gap'), say: x('far.why') },
        { when: 'g > d', title: x('far.more'), say: x('far.why') },
        { title: x('far.less'), say: x('far.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: { scene: { study: 'sphere_polygon.bay' }, address: 'f0.t0.inside' },
    say: x('bay.say'),
    show: { veil: 'f0.t0.a0' },
    values: {
      angles: 'f0.t0.inside#sum',
      turn: 'f0.t0.inside#full',
      sum: 'degrees(angles)',
      full: 'degrees(turn)',
      found: 'f0.t0.nearest#distance',
      real: 'f0.t0.nearest#trueDistance',
      r: 'f0.t0.nearest#radius',
    },
    ask: {
      kind: 'verdict',
      question: common('verdict.ask'),
      claim: x('bay.claim'),
      reasons: [x('bay.reason.0'), x('bay.reason.1'), x('bay.reason.2')],
      truth: [0, 0],
      hint: x('bay.hint'),
      then: [
        { when: 'g0 == 0 and g1 == 0', right: true, title: x('bay.right'), say: x('bay.why') },
        { when: 'g0 == 0 and g1 == 1', title: common('close.false'), say: x('bay.not.1') },
        { when: 'g0 == 0', title: common('close.false'), say: x('bay.not.2') },
        { when: 'g1 == 1', title: x('bay.wrong'), say: x('bay.not.1') },
        { when: 'g1 == 2', title: x('bay.wrong'), say: x('bay.not.2') },
        { title: x('bay.wrong'), say: x('bay.why') },
      ],
    },
  },
  {
    beat: 'why',
    moment: square('f0.t0.ray'),
    say: x('why'),
    show: {},
    values: {
      ...beside,
      y: 'f0.t0#centre.1',
      angles: 'f0.t0.inside#sum',
      turn: 'f0.t0.inside#full',
      sum: 'degrees(angles)',
      full: 'degrees(turn)',
      share: 'f0.t0.e2#f',
    },
    steps: [
      { say: x('why.1'), formula: ['h = n\\cdot (c - p_0)', '1 · {y:2}', '{h:2}'] },
      { say: x('why.2'), address: 'f0.t0.inside' },
      {
        say: x('why.3'),
        address: 'f0.t0.e2',
        formula: ['d = \\sqrt{h^2 + a^2}', '√({h:2}² + {aside:2}²)', '{d:2}'],
      },
      { say: x('why.4'), address: 'f0.t0.nearest' },
      { say: x('why.5') },
    ],
  },
  {
    beat: 'try',
    moment: square('f0.t0.nearest'),
    say: x('try'),
    show: {},
    values: {
      h: 'f0.t0.plane#distance',
      d: 'f0.t0.nearest#distance',
      r: 'f0.t0.nearest#radius',
      gap: 'd - r',
      corner: 'f0.t0.nearest#feature=corner',
    },
    tryout: {
      goal: { say: x('try.goal'), when: 'gap <= 0 and corner == 1' },
      controls: [
        { kind: 'setting', set: 'centre', axis: 0, label: x('try.x'), range: [-1, 3, 0.01] },
        { kind: 'setting', set: 'centre', axis: 1, label: x('try.y'), range: [0.05, 1, 0.01] },
        { kind: 'setting', set: 'centre', axis: 2, label: x('try.z'), range: [-1, 3, 0.01] },
      ],
      lines: [
        { name: x('line.plane'), value: 'h' },
        { name: x('line.distance'), value: 'd' },
        { name: x('line.gap'), value: 'gap' },
      ],
    },
  },
]);
