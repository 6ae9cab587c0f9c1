import { chapter } from './chapter';
import type { Stop } from '../tour/types';

const address = 'f35.p0.s0.broad';
const coarse: Stop['moment'] = { scene: { preset: 'terrain-100k' }, address, level: 'triangle' };
const fine: Stop['moment'] = { scene: { preset: 'terrain-1m' }, address, level: 'triangle' };

/** In the air, over a dip: nothing is touched, however long the motion. Uphill the search would end with the first touch. */
const inTheAir: Stop['moment'] = { ...coarse, address: 'f5.p0.s0.broad' };

const values = {
  all: 'f35#triangles',
  tests: 'f35.p0.s0.nearest#candidates',
  looked: 'f35.p0.s0.broad#visits',
  depth: 'f35.p0.s0.broad#deepest',
};
const within = (truth: string, factor: number) => `g > 0 and abs(log(g / ${truth})) <= log(${factor})`;
const camera = [25, 52] as const;

/** A tree of boxes leaves out nearly all triangles. */
export const chapter13 = chapter('13', 'own', (x) => [
  {
    beat: 'look',
    moment: coarse,
    say: x('look'),
    show: { marks: ['mover', 'way'], layers: ['mesh', 'wire', 'path'], camera },
    values,
  },
  {
    beat: 'predict',
    moment: coarse,
    say: x('predict'),
    show: { marks: ['mover', 'way'], layers: ['mesh', 'wire'], camera },
    values,
    ask: {
      kind: 'number',
      label: x('tests.label'),
      truth: 'tests',
      question: x('tests.ask'),
      hint: x('hint'),
      shows: { marks: ['tested'] },
      values: { times: 'g / tests', less: 'tests / g' },
      then: [
        { when: 'g <= 0', title: x('tests.none'), say: x('tests.say') },
        { when: within('tests', 3), right: true, title: x('tests.right'), say: x('tests.say') },
        { when: 'g >= all / 3', title: x('tests.all'), say: x('tests.say') },
        { when: 'g > tests', title: x('tests.many'), say: x('tests.say') },
        { title: x('tests.few'), say: x('tests.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: fine,
    say: x('predict.fine'),
    show: { marks: ['mover', 'way'], layers: ['mesh', 'wire'], camera },
    // The data for the coarse hills is not in this trace.
    values: { ...values, before: '36', tenfold: '10 * before', more: 'looked / before' },
    ask: {
      kind: 'number',
      label: x('looked.label'),
      truth: 'looked',
      question: x('looked.ask'),
      hint: x('looked.hint'),
      then: [
        { when: within('looked', 2), right: true, title: x('looked.right'), say: x('looked.say') },
        { when: 'abs(g - tenfold) < 150', title: x('looked.tenfold'), say: x('looked.tenfold.say') },
        { when: 'g > looked', title: x('looked.many'), say: x('looked.tenfold.say') },
        { title: x('looked.few'), say: x('looked.say') },
      ],
    },
  },
  {
    beat: 'why',
    moment: coarse,
    say: x('why'),
    show: { marks: ['mover', 'way'], layers: ['mesh', 'wire'], camera },
    values: { ...values, levels: 'log(all / 4) / log(4)', deep: 'depth + 1' },
    steps: [
      { say: x('why.1') },
      { say: x('why.2'), show: { layers: ['boxes'], parts: ['legend'] } },
      {
        say: x('why.3'),
        formula: ['\\log_4 (n/4)', 'log₄ ({all} / 4)', '{levels:1}'],
      },
      { say: x('why.4'), show: { layers: ['candidates'], marks: ['tested'] } },
      { say: x('why.5') },
    ],
  },
  {
    beat: 'try',
    moment: inTheAir,
    say: x('try'),
    show: { marks: ['mover', 'way'], layers: ['mesh', 'wire', 'boxes', 'candidates'], parts: ['legend'], camera },
    values: {
      all: 'f5#triangles',
      tests: 'f5.p0.s0.nearest#candidates',
      looked: 'f5.p0.s0.broad#visits',
    },
    tryout: {
      goal: { say: x('try.goal'), when: 'looked > 64' },
      controls: [
        { kind: 'number', set: 'motion', label: x('try.motion'), range: [0.2, 20, 0.2] },
        { kind: 'depth', most: 8 },
      ],
      lines: [
        { name: x('line.looked'), value: 'looked' },
        { name: x('line.tests'), value: 'tests' },
        { name: x('line.all'), value: 'all' },
      ],
    },
  },
]);
