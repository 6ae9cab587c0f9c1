import { chapter } from './chapter';
import { ballOnStairs, farFirst, nearFirst } from './scenes';
import { common } from './texts';
import type { Stop, Tour } from '../tour/types';

const sweep = 'f0.p0.s0';
const walls: Stop['moment'] = { scene: farFirst, address: `${sweep}.nearest` };
const leap = 'f8.p0.s0';
const steps: Stop['moment'] = { scene: ballOnStairs, address: `${leap}.nearest` };
const camera = [-52, 66] as const;
const above = [-38, 52] as const;
const wallMarks = ['start', 'end', 'way', 'numbers'] as const;
const wallValues = {
  first: `${sweep}.t0#time`,
  firstTriangle: `${sweep}.t0#triangle`,
  best: `${sweep}.nearest#time`,
  winner: `${sweep}.nearest#triangle`,
  tested: `${sweep}.nearest#candidates`,
  low0: `${sweep}.t0#improved`,
  low1: `${sweep}.t1#improved`,
  low2: `${sweep}.t2#improved`,
  low3: `${sweep}.t3#improved`,
  lowered: 'low0 + low1 + low2 + low3',
};
/** tests of the triangles that may be picked */
const tests = { 30: 't12', 32: 't17', 36: 't1', 42: 't7' } as const;
const picked = Object.keys(tests).map(Number);
const leapValues = {
  best: `${leap}.nearest#time`,
  winner: `${leap}.nearest#triangle`,
  element: `${leap}.nearest#element`,
  // Shown from 1, as everywhere.
  edge: 'element + 1',
  tested: `${leap}.nearest#candidates`,
  length: `${leap}#length`,
  ...Object.fromEntries(
    Object.entries(tests).flatMap(([triangle, test]) => [
      [`t${triangle}`, `${leap}.${test}#time`],
      [`n${triangle}`, `${leap}.${test}#triangle`],
    ]),
  ),
  begins: `${leap}.t7.plane#t0`,
  then: `${leap}.t7#best`,
};

/** All are tested, the smallest t wins. */
export const chapter08 = chapter('8', 'touch', (x): Tour['stops'] => [
  {
    beat: 'look',
    moment: walls,
    say: x('look'),
    show: { layers: ['mesh'], marks: ['start', 'end', 'way', 'mover'], parts: ['time'], plot: 'mesh', camera },
    plays: true,
  },
  {
    beat: 'predict',
    moment: walls,
    say: x('stop'),
    show: { layers: ['mesh'], marks: wallMarks, camera },
    values: wallValues,
    fresh: x('fresh'),
    ask: {
      kind: 'verdict',
      question: common('verdict.ask'),
      claim: x('stop.claim'),
      reasons: [x('stop.reason.order'), x('stop.reason.checks'), x('stop.reason.nothing')],
      truth: [0, 0],
      shows: { marks: ['contact'], parts: ['candidates'] },
      values: { later: 'first - best' },
      then: [
        { when: 'verdict and reason', right: true, title: x('stop.right'), say: x('stop.right.say') },
        { when: 'verdict and g1 == 1', title: x('stop.checks'), say: x('stop.checks.say') },
        { when: 'verdict', title: x('stop.nothing'), say: x('stop.nothing.say') },
        { title: x('stop.true'), say: x('stop.true.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: steps,
    say: x('who'),
    show: { layers: ['mesh'], marks: wallMarks, camera: above },
    values: leapValues,
    ask: {
      kind: 'triangle',
      question: x('who.ask'),
      hint: x('who.hint'),
      candidates: picked,
      truth: 'winner',
      // The rows of the candidates would answer the next question.
      shows: { marks: ['contact'] },
      values: {
        time: picked.map((triangle) => `(g == ${triangle}) * t${triangle}`).join(' + '),
        later: 'time - best',
        way: 'later * length',
      },
      then: [
        { when: 'g == winner', right: true, title: x('who.right'), say: x('who.right.say') },
        { when: 'later < 0.1', title: x('who.near'), say: x('who.near.say') },
        { title: x('who.later'), say: x('who.later.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: steps,
    say: x('order'),
    show: { layers: ['mesh'], marks: wallMarks, camera: above },
    values: leapValues,
    ask: {
      kind: 'order',
      question: x('order.ask'),
      items: [x('order.30'), x('order.32'), x('order.36'), x('order.42')],
      shown: [2, 0, 3, 1],
      shows: { parts: ['candidates'] },
      then: [
        { when: 'right', right: true, title: x('order.right'), say: x('order.right.say') },
        { when: 'g0 != 0', title: x('order.first'), say: x('order.first.say') },
        { when: 'g3 != 3', title: x('order.last'), say: x('order.last.say') },
        { title: x('order.middle'), say: x('order.middle.say') },
      ],
    },
  },
  {
    beat: 'why',
    moment: walls,
    say: x('why'),
    show: { layers: ['mesh'], marks: [...wallMarks, 'contact'], parts: ['candidates'], camera },
    values: wallValues,
    steps: [
      { say: x('why.1') },
      { say: x('why.2') },
      { say: x('why.3'), formula: ['t_{best} = \\min(t_{best},\\, t)', '', '{best}'], show: { parts: ['code'] } },
    ],
  },
  {
    beat: 'why',
    moment: steps,
    say: x('bound'),
    show: { layers: ['mesh'], marks: [...wallMarks, 'contact'], parts: ['candidates'], camera: above },
    values: leapValues,
    steps: [{ say: x('bound.1') }, { say: x('bound.2') }],
  },
  {
    beat: 'try',
    moment: walls,
    say: x('try'),
    show: { layers: ['mesh'], marks: [...wallMarks, 'contact'], parts: ['candidates'], camera },
    values: wallValues,
    tryout: {
      goal: { say: x('try.goal'), when: 'lowered == 1' },
      controls: [
        {
          kind: 'scenes',
          label: x('try.order'),
          options: [
            { text: x('try.far'), scene: farFirst },
            { text: x('try.near'), scene: nearFirst },
          ],
        },
      ],
      lines: [
        { name: x('try.best'), value: 'best' },
        { name: x('try.lowered'), value: 'lowered' },
        { name: x('try.tested'), value: 'tested' },
      ],
    },
  },
]);
