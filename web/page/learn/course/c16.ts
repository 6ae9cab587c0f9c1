import { chapter } from './chapter';
import { common } from './texts';
import type { Stop, TourMoment, Values } from '../tour/types';

/** The rectangle's nearest point is a corner of it. */
const settings = { half: [0.5, 0.3, 0], centreB: [1.3, 1, 0], motion: [0, 0, 0] };
const corner = (address: string): TourMoment => ({ scene: { study: 'plane_figures.clamp', settings }, address });
const side: TourMoment = { scene: { study: 'plane_figures.clamp' }, address: 'f0.pair0' };

const clamped: Values = {
  x0: 'f0.pair0.n#low.0',
  x1: 'f0.pair0.n#high.0',
  y0: 'f0.pair0.n#low.1',
  y1: 'f0.pair0.n#high.1',
  x: 'f0.pair0.n#point.0',
  y: 'f0.pair0.n#point.1',
  squared: 'f0.pair0.n#squared',
  d: 'f0.pair0.n#distance',
  r: 'f0#radiusA',
  rr: 'r * r',
  gap: 'd - r',
};

/** The nearest point of a rectangle, a coordinate at a time. */
export const chapter16 = chapter('16', 'ask', (x): readonly Stop[] => [
  {
    beat: 'look',
    moment: corner('f0.pair0.q'),
    say: x('look'),
    show: { veil: 'f0.pair0' },
  },
  {
    beat: 'predict',
    moment: corner('f0.pair0'),
    say: x('square.say'),
    show: { veil: 'f0.pair0' },
    values: clamped,
    ask: {
      kind: 'verdict',
      question: common('verdict.ask'),
      claim: x('square.claim'),
      reasons: [x('square.reason.0'), x('square.reason.1'), x('square.reason.2')],
      truth: [0, 2],
      then: [
        { when: 'g0 == 0 and g1 == 2', right: true, title: x('square.right'), say: x('square.why') },
        { when: 'g0 == 0', title: common('close.false'), say: x('square.why') },
        { title: x('square.wrong'), say: x('square.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: side,
    say: x('corners.say'),
    show: { veil: 'f0.pair0' },
    values: { near: 'f0.pair0.n#distance', nearest: 'f0.pair0#nearest', least: 'nearest + 1', r: 'f0#radiusA' },
    ask: {
      kind: 'verdict',
      question: common('verdict.ask'),
      claim: x('corners.claim'),
      reasons: [x('corners.reason.0'), x('corners.reason.1'), x('corners.reason.2')],
      truth: [1, 1],
      then: [
        { when: 'g0 == 1 and g1 == 1', right: true, title: x('corners.right'), say: x('corners.why') },
        { when: 'g0 == 1', title: common('close.true'), say: x('corners.why') },
        { title: x('corners.wrong'), say: x('corners.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: corner('f0.pair0.n'),
    say: x('far.say'),
    show: { veil: 'f0.pair0.n' },
    values: clamped,
    ask: {
      kind: 'number',
      label: x('far.label'),
      question: x('far.ask'),
      truth: 'd',
      hint: x('far.hint'),
      values: { sum: 'x + y', larger: 'max(x, y)', centres: 'hypot((x0 + x1) / 2, (y0 + y1) / 2)' },
      then: [
        { when: 'abs(g - d) <= 0.02', right: true, title: x('far.right'), say: x('far.why') },
        { when: 'abs(g - squared) <= 0.02', title: x('far.squared'), say: x('far.why') },
        { when: 'abs(g - sum) <= 0.02', title: x('far.sum'), say: x('far.why') },
        { when: 'abs(g - larger) <= 0.02', title: x('far.larger'), say: x('far.why') },
        { when: 'abs(g - centres) <= 0.02', title: x('far.centres'), say: x('far.why') },
        { when: 'g > d', title: x('far.more'), say: x('far.why') },
        { title: x('far.less'), say: x('far.why') },
      ],
    },
  },
  {
    beat: 'why',
    moment: corner('f0.pair0.n'),
    say: x('why'),
    show: {},
    values: clamped,
    steps: [
      { say: x('why.1'), formula: ['n_x', '0 → [{x0:2}, {x1:2}]', '{x:2}'] },
      { say: x('why.2'), formula: ['n_y', '0 → [{y0:2}, {y1:2}]', '{y:2}'] },
      { say: x('why.3'), formula: ['d^2 = n_x^2 + n_y^2', '{x:2}² + {y:2}²', '{squared:2}'] },
      { say: x('why.4') },
      { say: x('why.5') },
    ],
  },
  {
    beat: 'try',
    moment: corner('f0.pair0.n'),
    say: x('try'),
    show: {},
    values: {
      d: 'f0.pair0.n#distance',
      gap: 'f0.pair0#gap',
      nearest: 'f0.pair0#nearest',
      x: 'f0.pair0.n#point.0',
      y: 'f0.pair0.n#point.1',
    },
    tryout: {
      goal: { say: x('try.goal'), when: 'gap <= 0 and nearest > 0' },
      controls: [
        { kind: 'setting', set: 'centreB', axis: 0, label: x('try.x'), range: [-2, 2, 0.01] },
        { kind: 'setting', set: 'centreB', axis: 1, label: x('try.y'), range: [-2, 2, 0.01] },
      ],
      lines: [
        { name: '$n_x$', value: 'x' },
        { name: '$n_y$', value: 'y' },
        { name: x('line.gap'), value: 'gap' },
        { name: x('line.corner'), value: 'nearest' },
      ],
    },
  },
]);
