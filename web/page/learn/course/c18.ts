import { chapter } from './chapter';
import { common } from './texts';
import type { Stop, TourMoment, Values } from '../tour/types';

const apart = (address: string): TourMoment => ({ scene: { study: 'convex.nearest' }, address });
const overlapping = (address: string): TourMoment => ({ scene: { study: 'convex.depth' }, address });

/** Of an L: its outline, from the outer corner counterclockwise. Number 3 is the inner corner. */
const outline = [
  [-1, -1],
  [1, -1],
  [1, -0.6],
  [-0.6, -0.6],
  [-0.6, 1],
  [-1, 1],
] as const;
const deep = 0.8;
/** An L, and a small box in its corner that touches neither leg. */
const corner = {
  pointsA: [-deep, deep].flatMap((z) => outline.flatMap(([x, y]) => [x, y, z])),
  turnA: [0, 0, 0],
  centreB: [0, -0.1, 0],
  sizeB: [0.2, 0.2, 0.2],
  turnB: [0, 0, 0],
  motion: [0, 0, 0],
  frames: 1,
};
const hull = (address: string): TourMoment => ({ scene: { study: 'convex.depth', settings: corner }, address });
/** The lower leg alone. */
const leg: TourMoment = {
  scene: {
    study: 'convex.depth',
    settings: { ...corner, shapeA: 'box', centreA: [0, -0.8, 0], sizeA: [1, 0.2, deep] },
  },
  address: 'f0',
};

const first: Values = {
  a: 'f0.gjk.i0#supportA.0',
  b: 'f0.gjk.i0#supportB.0',
  middle: 'f0#begin:centreB.0',
  far: '2 * middle - b',
  w: 'f0.gjk.i0#w.0',
  gap: 'f0.gjk.i0#bound',
};
const limits: Values = { low: 'f0.gjk.i2#low', high: 'f0.gjk.i2#lengthAfter', d: 'f0#distance' };

/** Two convex bodies are asked for farthest points only; what is hollow is lost. */
export const chapter18 = chapter('18', 'ask', (x): readonly Stop[] => [
  {
    beat: 'look',
    moment: apart('f6.gjk'),
    say: x('look'),
    show: {},
  },
  {
    beat: 'predict',
    moment: apart('f0.gjk.i0'),
    say: x('first.say'),
    show: { veil: 'f0.gjk.i0' },
    values: first,
    ask: {
      kind: 'number',
      label: x('first.label'),
      question: x('first.ask'),
      unit: 'm',
      truth: 'w',
      hint: x('first.hint'),
      values: { other: 'a - far', sum: 'a + b' },
      then: [
        { when: 'abs(g - w) <= 0.01', right: true, title: x('first.right'), say: x('first.why') },
        { when: 'abs(g + w) <= 0.01', title: x('first.sign'), say: x('first.why') },
        { when: 'abs(g - other) <= 0.01', title: x('first.other'), say: x('first.why') },
        { when: 'abs(g - sum) <= 0.01', title: x('first.sum'), say: x('first.why') },
        { when: 'g > w', title: x('first.more'), say: x('first.why') },
        { title: x('first.less'), say: x('first.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: apart('f0.gjk.i2'),
    say: x('limits.say'),
    show: { veil: 'f0.gjk.i3' },
    values: limits,
    ask: {
      kind: 'verdict',
      question: common('verdict.ask'),
      claim: x('limits.claim'),
      reasons: [x('limits.reason.0'), x('limits.reason.1'), x('limits.reason.2')],
      truth: [1, 1],
      hint: x('limits.hint'),
      then: [
        { when: 'g0 == 1 and g1 == 1', right: true, title: x('limits.right'), say: x('limits.why') },
        { when: 'g0 == 1 and g1 == 0', title: common('close.true'), say: x('limits.not.0') },
        { when: 'g0 == 1', title: common('close.true'), say: x('limits.not.2') },
        { when: 'g1 == 0', title: x('limits.wrong'), say: x('limits.not.0') },
        { when: 'g1 == 2', title: x('limits.wrong'), say: x('limits.not.2') },
        { title: x('limits.wrong'), say: x('limits.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: hull('f0'),
    say: x('hollow.say'),
    show: { veil: 'f0.gjk' },
    values: {
      corners: 'f0#cornersA',
      kept: 'f0.outline0#vertices',
      depth: 'f0.epa#depth',
    },
    ask: {
      kind: 'choice',
      question: x('hollow.ask'),
      options: [
        { id: 'faces', text: x('hollow.faces') },
        { id: 'inner', text: x('hollow.inner') },
        { id: 'enough', text: x('hollow.enough') },
      ],
      truth: 'inner',
      hint: x('hollow.hint'),
      then: [
        { when: 'g == 1', right: true, title: x('hollow.right'), say: x('hollow.why') },
        { when: 'g == 0', title: x('hollow.wrong'), say: x('hollow.not.faces') },
        { title: x('hollow.wrong'), say: x('hollow.not.enough') },
      ],
    },
  },
  {
    beat: 'why',
    moment: apart('f0.gjk.i0'),
    say: x('why'),
    show: {},
    values: {
      ...limits,
      a: 'f0.gjk.i0#supportA.0',
      b: 'f0.gjk.i0#supportB.0',
      w: 'f0.gjk.i0#w.0',
      points: 'f0.gjk#iterations',
      cornersA: 'f0#cornersA',
      cornersB: 'f0#cornersB',
      all: 'f0.outline2#vertices',
    },
    steps: [
      { say: x('why.1'), formula: ['w_x = s_{A,x} - s_{B,x}', '{a:3} − {b:3}', '{w:3}'] },
      { say: x('why.2'), address: 'f0.gjk.i1' },
      {
        say: x('why.3'),
        address: 'f0.gjk.i2',
        formula: ['-d\\cdot w/|d|,\\ |v|', '', '{low:3} … {high:3}'],
      },
      { say: x('why.4'), address: 'f0.gjk.i5' },
    ],
  },
  {
    beat: 'why',
    moment: overlapping('f13.gjk.i3'),
    say: x('deep'),
    show: {},
    values: {
      near: 'f13.epa.i0#distance',
      reach: 'f13.epa.i0#reach',
      rounds: 'f13.epa#iterations',
      depth: 'f13.epa#depth',
    },
    steps: [
      { say: x('deep.1') },
      { say: x('deep.2'), address: 'f13.epa.i0' },
      { say: x('deep.3'), address: 'f13.epa', formula: ['\\min_n h(n)', '', '{depth:3}'] },
    ],
  },
  {
    beat: 'why',
    moment: leg,
    say: x('parts'),
    show: {},
    values: { gap: 'f0#distance' },
    steps: [{ say: x('parts.1') }],
  },
  {
    beat: 'try',
    moment: hull('f0'),
    say: x('try'),
    show: {},
    values: {
      distance: 'f0#distance',
      bx: 'f0#begin:centreB.0',
      by: 'f0#begin:centreB.1',
      way: `hypot(bx - ${corner.centreB[0]}, by - (${corner.centreB[1]}))`,
      towardA: 'f0#normal.0',
      upA: 'f0#normal.1',
      nx: '-towardA',
      ny: '-upA',
    },
    tryout: {
      goal: { say: x('try.goal'), when: 'distance > 0 and way <= 0.66' },
      controls: [
        { kind: 'setting', set: 'centreB', axis: 0, label: x('try.x'), range: [-1, 2, 0.01] },
        { kind: 'setting', set: 'centreB', axis: 1, label: x('try.y'), range: [-1, 2, 0.01] },
      ],
      lines: [
        { name: x('line.distance'), value: 'distance' },
        { name: x('line.way'), value: 'way' },
        { name: '$n_x$', value: 'nx' },
        { name: '$n_y$', value: 'ny' },
      ],
    },
  },
]);
