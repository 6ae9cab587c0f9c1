import { chapter } from './chapter';
import type { Stop, StudyScene, TourMoment, Values } from '../tour/types';

/** A ball flies straight down to a slope: after the sixth frame it is half way along a cell, and three quarters across it. */
const field: StudyScene = {
  study: 'height_field.one-cell',
  settings: {
    method: 'vertical',
    cells: 4,
    cellSize: 2,
    heights: [
      ...[0.6, 0.8, 1, 1.2, 1],
      ...[0.8, 1, 1.3, 1.4, 1],
      ...[0.6, 0.9, 1.1, 0.2, 0.4],
      ...[0.4, 0.6, 0.7, 0.3, 0.5],
      ...[0.3, 0.4, 0.5, 0.4, 0.6],
    ],
    start: [3.5, 3.69, 2.75],
    velocity: [2, -3, 1],
    gravity: 0,
    step: 0.125,
    radius: 0.44,
    frames: 6,
  },
};
/** Nothing is veiled in questions, or there would be no field; a step shows nothing of those behind it. */
const at = (address: string): TourMoment => ({ scene: field, address });
/** The same motion; what is low is measured along the normal, as published. */
const along: TourMoment = {
  scene: { ...field, settings: { ...field.settings, method: 'published' } },
  address: 'f5.height',
};

const cell: Values = {
  x: 'f5.cell#centre.0',
  z: 'f5.cell#centre.2',
  s: 'f5.cell#size',
  sx: 'f5.cell#alongX',
  sz: 'f5.cell#alongZ',
  i: 'f5.cell#i',
  j: 'f5.cell#j',
};
/** The same after the first frame, and what the usual slips give. */
const begun: Values = {
  x: 'f0.cell#centre.0',
  z: 'f0.cell#centre.2',
  s: 'f0.cell#size',
  sx: 'f0.cell#alongX',
  sz: 'f0.cell#alongZ',
  i: 'f0.cell#i',
  j: 'f0.cell#j',
  nearX: 'floor(sx + 0.5)',
  nearZ: 'floor(sz + 0.5)',
  wholeX: 'floor(x)',
  wholeZ: 'floor(z)',
  timesX: 'x * s',
  timesZ: 'z * s',
};
const triangle: Values = {
  u: 'f5.triangle#restX',
  w: 'f5.triangle#restZ',
  sum: 'f5.triangle#sum',
  a: 'f5.triangle#a.1',
  b: 'f5.triangle#b.1',
  c: 'f5.triangle#c.1',
  shareB: '1 - w',
  shareC: '1 - u',
  shareA: '1 - shareB - shareC',
  ground: 'f5.height#under',
};
const slope: Values = {
  r: 'f5.height#radius',
  y: 'f5.height#centre.1',
  ground: 'f5.height#under',
  above: 'y - ground',
  n: 'f5.normal#normal.1',
  free: 'f5.height#gapUnder',
  d: 'f5.height#gapAlong',
  deep: '-d',
  touch: 'r / n',
};

/** One cell of a grid, one triangle of it, and its height below a point. */
export const chapter19 = chapter('19', 'game', (x): readonly Stop[] => [
  {
    beat: 'look',
    moment: at('f5.move'),
    say: x('look'),
    show: {},
    plays: true,
  },
  {
    beat: 'predict',
    moment: at('f0.move'),
    say: x('cell.say'),
    show: {},
    values: begun,
    ask: {
      kind: 'choice',
      question: x('cell.ask'),
      options: [
        { id: 'near', text: x('cell.near') },
        { id: 'whole', text: x('cell.whole') },
        { id: 'down', text: x('cell.down') },
        { id: 'times', text: x('cell.times') },
      ],
      truth: 'down',
      then: [
        { when: 'right', right: true, title: x('cell.right'), say: x('cell.why') },
        { when: 'g == 0', title: x('cell.near.not'), say: x('cell.why') },
        { when: 'g == 1', title: x('cell.whole.not'), say: x('cell.why') },
        { title: x('cell.times.not'), say: x('cell.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: at('f5.normal'),
    say: x('ground.say'),
    show: {},
    values: { ...triangle, other: 'f5.cell#corner00.1', mean: '(a + b + c) / 3', four: '(a + b + c + other) / 4' },
    ask: {
      kind: 'number',
      label: x('ground.label'),
      question: x('ground.ask'),
      truth: 'ground',
      hint: x('ground.hint'),
      values: { lower: 'other + u * (b - other) + w * (c - other)', top: 'max(a, max(b, c))' },
      then: [
        { when: 'abs(g - ground) <= 0.01', right: true, title: x('ground.right'), say: x('ground.why') },
        { when: 'abs(g - top) <= 0.005', title: x('ground.top'), say: x('ground.why') },
        { when: 'abs(g - mean) <= 0.005', title: x('ground.mean'), say: x('ground.why') },
        { when: 'abs(g - four) <= 0.005', title: x('ground.four'), say: x('ground.why') },
        { when: 'abs(g - lower) <= 0.005', title: x('ground.lower'), say: x('ground.why') },
        { when: 'g > ground', title: x('ground.more'), say: x('ground.why') },
        { title: x('ground.less'), say: x('ground.why') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: at('f5.basis'),
    say: x('touch.say'),
    show: {},
    values: slope,
    ask: {
      kind: 'number',
      label: x('touch.label'),
      question: x('touch.ask'),
      truth: 'touch',
      hint: x('touch.hint'),
      values: { times: 'r * n' },
      then: [
        { when: 'abs(g - touch) <= 0.01', right: true, title: x('touch.right'), say: x('touch.why') },
        { when: 'abs(g - r) <= 0.005', title: x('touch.radius'), say: x('touch.why') },
        { when: 'abs(g - times) <= 0.005', title: x('touch.times'), say: x('touch.why') },
        { when: 'g > touch', title: x('touch.more'), say: x('touch.why') },
        { title: x('touch.less'), say: x('touch.why') },
      ],
    },
  },
  {
    beat: 'why',
    moment: { ...along, address: 'f5.cell' },
    say: x('why'),
    show: {},
    values: { ...cell, ...triangle, ...slope },
    steps: [
      { say: x('why.1'), formula: ['i = \\lfloor x/s \\rfloor', '⌊{x:2} / {s}⌋', '{i}'] },
      { say: x('why.2'), address: 'f5.triangle', formula: ['(x/s - i) + (z/s - j)', '{u:2} + {w:2}', '{sum:2}'] },
      {
        say: x('why.3'),
        formula: [
          'y_g = \\beta_1 a + \\beta_2 b + \\beta_3 c',
          '{shareA:2}·{a:2} + {shareB:2}·{b:2} + {shareC:2}·{c:2}',
          '{ground:2}',
        ],
      },
      {
        say: x('why.4'),
        address: 'f5.height',
        formula: ['d = (y - y_g)\\, n_y - r', '({y:2} − {ground:2}) · {n:2} − {r:2}', '{d:2}'],
      },
      { say: x('why.5') },
    ],
  },
  {
    beat: 'try',
    moment: along,
    say: x('try'),
    show: {},
    values: {
      sum: 'f5.triangle#sum',
      d: 'f5.height#gapAlong',
      free: 'f5.height#gapUnder',
      top: 'f5.height#gapTop',
    },
    tryout: {
      goal: { say: x('try.goal'), when: 'sum < 1 and d > 0 and d < 0.1' },
      controls: [
        { kind: 'setting', set: 'start', axis: 0, label: x('try.x'), range: [2.9, 4.5, 0.05] },
        { kind: 'setting', set: 'start', axis: 1, label: x('try.y'), range: [2.8, 4.2, 0.05] },
      ],
      lines: [
        { name: x('line.sum'), value: 'sum' },
        { name: x('line.along'), value: 'd' },
        { name: x('line.down'), value: 'free' },
        { name: x('line.top'), value: 'top' },
      ],
    },
  },
]);
