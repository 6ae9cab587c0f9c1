import { chapter } from './chapter';
import { common } from './texts';
import type { Stop, TourMoment, Values } from '../tour/types';

const apart = (address: string): TourMoment => ({ scene: { study: 'boxes.fifteen' }, address });
const bars: TourMoment = { scene: { study: 'boxes.crossing-bars' }, address: 'f10.pair0' };

const face: Values = {
  apart: 'f0.pair0.x1#centre',
  a: 'f0.pair0.x1#radiusA',
  b: 'f0.pair0.x1#radiusB',
  gap: 'f0.pair0.x1#gap',
  over: '-gap',
};
const all: Values = {
  asked: 'f0.pair0#asked',
  gap: 'f0.pair0#gap',
  all: '15',
  spared: 'all - asked',
  before: 'asked - 1',
};

/** A gap in one direction is enough to say that two boxes are apart. */
export const chapter15 = chapter('15', 'ask', (x): readonly Stop[] => [
  {
    beat: 'look',
    moment: apart('f0'),
    say: x('look'),
    show: {},
  },
  {
    beat: 'predict',
    moment: bars,
    say: x('corners.say'),
    show: { veil: 'f10.pair0' },
    values: { deep: 'f10.pair0#gap', over: '-deep' },
    ask: {
      kind: 'verdict',
      question: common('verdict.ask'),
      claim: x('corners.claim'),
      reasons: [x('corners.reason.0'), x('corners.reason.1'), x('corners.reason.2')],
      truth: [0, 1],
      hint: x('corners.hint'),
      then: [
        { when: 'g0 == 0 and g1 == 1', right: true, title: x('corners.right'), say: x('corners.why') },
        { when: 'g0 == 0', title: common('close.false'), say: x('corners.why') },
        { when: 'g1 == 0', title: x('corners.wrong'), say: x('corners.not.0') },
        { title: x('corners.wrong'), say: x('corners.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: apart('f0.pair0.x1'),
    say: x('gap.say'),
    show: { veil: 'f0.pair0.x1' },
    values: face,
    ask: {
      kind: 'number',
      label: x('gap.label'),
      question: x('gap.ask'),
      unit: 'm',
      truth: 'gap',
      hint: x('gap.hint'),
      values: { off: 'abs(g - gap)', single: 'apart - a', whole: 'apart + a + b' },
      then: [
        { when: 'abs(g - gap) <= 0.005', right: true, title: x('gap.right'), say: x('gap.why') },
        { when: 'abs(g + gap) <= 0.005', title: x('gap.sign'), say: x('gap.why') },
        { when: 'abs(g - single) <= 0.01', title: x('gap.single'), say: x('gap.why') },
        { when: 'abs(g - whole) <= 0.01', title: x('gap.whole'), say: x('gap.why') },
        { when: 'g > gap', title: x('gap.more'), say: x('gap.why') },
        { title: x('gap.less'), say: x('gap.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: apart('f0.pair0.x12'),
    say: x('one.say'),
    show: { veil: 'f0.pair0.x12' },
    values: all,
    ask: {
      kind: 'verdict',
      question: common('verdict.ask'),
      claim: x('one.claim'),
      reasons: [x('one.reason.0'), x('one.reason.1'), x('one.reason.2')],
      truth: [1, 2],
      then: [
        { when: 'g0 == 1 and g1 == 2', right: true, title: x('one.right'), say: x('one.why') },
        { when: 'g0 == 1', title: common('close.true'), say: x('one.why') },
        { title: x('one.wrong'), say: x('one.why') },
      ],
    },
  },
  {
    beat: 'why',
    moment: apart('f0.pair0.x1'),
    say: x('why'),
    show: {},
    values: {
      ...face,
      least: 'f0.pair0.x5#gap',
      close: '-least',
      edges: 'f0.pair0.x12#gap',
      apart12: 'f0.pair0.x12#centre',
      a12: 'f0.pair0.x12#radiusA',
      b12: 'f0.pair0.x12#radiusB',
      asked: 'f0.pair0#asked',
    },
    steps: [
      { say: x('why.1'), formula: ['g = |s| - r_A - r_B', '{apart:3} − {a:3} − {b:3}', '{gap:3}'] },
      { say: x('why.2'), address: 'f0.pair0.x5' },
      {
        say: x('why.3'),
        address: 'f0.pair0.x12',
        formula: ['g = |s| - r_A - r_B', '{apart12:3} − {a12:3} − {b12:3}', '{edges:3}'],
      },
      { say: x('why.4'), address: 'f0.pair0' },
    ],
  },
  {
    beat: 'try',
    moment: apart('f0.pair0'),
    say: x('try'),
    show: {},
    values: { gap: 'f0.pair0#gap', asked: 'f0.pair0#asked', axis: 'f0.pair0#axis' },
    tryout: {
      goal: { say: x('try.goal'), when: 'gap > 0 and asked <= 6' },
      controls: [
        { kind: 'setting', set: 'centreB', axis: 0, label: x('try.x'), range: [0, 4, 0.01] },
        { kind: 'setting', set: 'centreB', axis: 1, label: x('try.y'), range: [0, 3, 0.01] },
      ],
      lines: [
        { name: x('line.gap'), value: 'gap' },
        { name: x('line.asked'), value: 'asked' },
      ],
    },
  },
]);
