import { chapter } from './chapter';
import type { Stop, TourMoment, Values } from '../tour/types';

/** Forty boxes, and a dozen larger ones in which a pair is easy to follow. */
const forty = (address: string): TourMoment => ({
  scene: { study: 'broad_phase.bodies', settings: { structure: 'brute' } },
  address,
});
const sorted = (address: string): TourMoment => ({ scene: { study: 'broad_phase.bodies' }, address });
const dozen: TourMoment = {
  scene: { study: 'broad_phase.bodies', settings: { bodies: 12, bodySize: 1 } },
  address: 'f0.axis0.s0',
};
/** A box over hills, with cells as wide as the box is deep. */
const cells = (address: string): TourMoment => ({
  scene: {
    study: 'broad_phase.grid',
    settings: { cellSize: 2, centre: [-6.5, 0.3, -2.5], half: [1.5, 0.5, 1] },
  },
  address,
});

const pairs: Values = {
  n: 'f1.bodies#bodies',
  all: 'f1.table.r0#tests',
  found: 'f1#pairs',
  each: 'n - 1',
  square: 'n * n',
  twice: 'n * (n - 1)',
  self: 'n * (n + 1) / 2',
};
const end: Values = {
  a: 'f0.axis0.s0#body',
  b: 'f0.axis0.s0#other',
  low: 'f0.axis0.s0#value',
  high: 'f0.axis0.s0#otherValue',
  gx: 'f0.axis0.s0#gaps.0',
  gy: 'f0.axis0.s0#gaps.1',
  gz: 'f0.axis0.s0#gaps.2',
  inX: '-gx',
  inY: '-gy',
};
const lists: Values = {
  n: 'f1.bodies#bodies',
  all: 'f1.table.r0#tests',
  tests: 'f1.table.r4#tests',
  swaps: 'f1#swaps',
  pairs: 'f1#pairs',
};
const grid: Values = {
  n0: 'f0.l1.n131#triangles',
  n1: 'f0.l1.n132#triangles',
  n2: 'f0.l1.n141#triangles',
  n3: 'f0.l1.n142#triangles',
  entries: 'n0 + n1 + n2 + n3',
  repeats: 'f0#repeats',
  tests: 'f0#tests',
  all: 'f0#triangles',
  cells: 'f0#boxes',
  found: 'f0#candidates',
};

/** Which pairs are tested at all. */
export const chapter21 = chapter('21', 'game', (x): readonly Stop[] => [
  {
    beat: 'look',
    moment: sorted('f30.bodies'),
    say: x('look'),
    show: {},
    plays: true,
  },
  {
    beat: 'predict',
    moment: forty('f1.bodies'),
    say: x('all.say'),
    show: {},
    values: pairs,
    ask: {
      kind: 'number',
      label: x('all.label'),
      question: x('all.ask'),
      truth: 'all',
      hint: x('all.hint'),
      then: [
        { when: 'abs(g - all) < 0.5', right: true, title: x('all.right'), say: x('all.why') },
        { when: 'abs(g - square) < 0.5', title: x('all.square'), say: x('all.why') },
        { when: 'abs(g - twice) < 0.5', title: x('all.twice'), say: x('all.why') },
        { when: 'abs(g - self) < 0.5', title: x('all.self'), say: x('all.why') },
        { when: 'abs(g - n) < 0.5 or abs(g - each) < 0.5', title: x('all.one'), say: x('all.why') },
        { when: 'g > all', title: x('all.more'), say: x('all.why') },
        { title: x('all.less'), say: x('all.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: dozen,
    say: x('axis.say'),
    show: { veil: 'f0.axis0.s0' },
    values: end,
    ask: {
      kind: 'verdict',
      question: x('axis.ask'),
      claim: x('axis.claim'),
      reasons: [x('axis.reason.0'), x('axis.reason.1'), x('axis.reason.2')],
      truth: [0, 0],
      then: [
        { when: 'g0 == 0 and g1 == 0', right: true, title: x('axis.right'), say: x('axis.why') },
        { when: 'g0 == 0 and g1 == 1', title: x('axis.close'), say: x('axis.not.1') },
        { when: 'g0 == 0', title: x('axis.close'), say: x('axis.not.2') },
        { when: 'g1 == 1', title: x('axis.wrong'), say: x('axis.not.1') },
        { title: x('axis.wrong'), say: x('axis.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: sorted('f1.bodies'),
    say: x('cost.say'),
    show: {},
    values: lists,
    ask: {
      kind: 'order',
      question: x('cost.ask'),
      items: [x('cost.still'), x('cost.slow'), x('cost.fast'), x('cost.all')],
      shown: [3, 1, 0, 2],
      then: [
        { when: 'right', right: true, title: x('cost.right'), say: x('cost.why') },
        { when: 'out == 1', title: x('cost.first'), say: x('cost.why') },
        { when: 'out == 2', title: x('cost.middle'), say: x('cost.why') },
        { title: x('cost.last'), say: x('cost.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: cells('f0.l1'),
    say: x('grid.say'),
    show: { veil: 'f0.l1' },
    values: grid,
    ask: {
      kind: 'number',
      label: x('grid.label'),
      question: x('grid.ask'),
      truth: 'tests',
      then: [
        { when: 'abs(g - tests) < 0.5', right: true, title: x('grid.right'), say: x('grid.why') },
        { when: 'abs(g - entries) < 0.5', title: x('grid.entries'), say: x('grid.why') },
        { when: 'abs(g - repeats) < 0.5', title: x('grid.repeats'), say: x('grid.why') },
        { when: 'abs(g - all) < 0.5', title: x('grid.all'), say: x('grid.why') },
        { when: 'g > tests', title: x('grid.more'), say: x('grid.why') },
        { title: x('grid.less'), say: x('grid.why') },
      ],
    },
  },
  {
    beat: 'why',
    moment: sorted('f1.bodies'),
    say: x('why'),
    show: {},
    values: lists,
    steps: [
      { say: x('why.1'), formula: ['n(n-1)/2', '{n} · ({n} − 1) / 2', '{all}'] },
      { say: x('why.2'), address: 'f1.axis0' },
      { say: x('why.3'), address: 'f1.axis1' },
      { say: x('why.4'), address: 'f1.pairs' },
      { say: x('why.5') },
    ],
  },
  {
    beat: 'try',
    moment: sorted('f1'),
    say: x('try'),
    show: {},
    // Where too much happens, the table of the frame is left out of its trace.
    values: { n: 'f1#bodies', all: 'n * (n - 1) / 2', tests: 'f1#tests', swaps: 'f1#swaps', pairs: 'f1#pairs' },
    tryout: {
      goal: { say: x('try.goal'), when: 'tests > all' },
      controls: [
        { kind: 'setting', set: 'bodies', label: x('try.bodies'), range: [10, 80, 1] },
        { kind: 'setting', set: 'bodySpeed', label: x('try.speed'), range: [0, 5, 0.1] },
      ],
      lines: [
        { name: x('line.all'), value: 'all' },
        { name: x('line.tests'), value: 'tests' },
        { name: x('line.swaps'), value: 'swaps' },
        { name: x('line.pairs'), value: 'pairs' },
      ],
    },
  },
]);
