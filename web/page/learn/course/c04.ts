import { chapter } from './chapter';
import { tiltedPlane } from './scenes';
import type { Stop } from '../tour/types';

const moment: Stop['moment'] = { scene: tiltedPlane, address: 'f0.p0.s0.t0.plane' };
const plane = 'f0.p0.s0.t0.plane';
const values = {
  d: `${plane}#distance`,
  s: `${plane}#speed`,
  t0: `${plane}#t0`,
  t1: `${plane}#t1`,
  cuts: 't1 - t0',
  v: 'f0.p0.s0#length',
};
const camera = [-30, 68] as const;
/** Along the plane, nearly: it is a line, and the eye can judge when a circle touches it. */
const beside = [5, 89] as const;
const marks = ['plane', 'triangle', 'normal', 'start', 'end', 'way', 'mover'] as const;

/** When the sphere cuts the plane: two divisions. */
export const chapter04 = chapter('4', 'touch', (x) => {
  const guess = {
    far: 'abs(d + s*g)',
    // To nine decimals: rounding leaves dust in an exact answer.
    early: 'round(abs(g - t0) * 1e9) / 1e9',
    left: 'abs(g - t0) * v',
    gap: 'abs(d + s*g) - 1',
    // Its front is one radius ahead of the centre.
    deep: '1 - (d + s*g)',
  };
  const help = { label: x('help.label'), text: x('help.text') };
  return [
    { beat: 'look', moment, say: x('look'), show: { marks, parts: ['time'], plot: 'plane', camera }, plays: true },
    {
      beat: 'predict',
      moment,
      say: x('predict'),
      show: { marks: [...marks, 'guess', 'answer'], parts: ['time'], plot: 'plane', camera: beside },
      values,
      fresh: x('fresh'),
      ask: {
        kind: 'place',
        where: 'time',
        as: 'body',
        label: x('your'),
        begin: [0.1],
        truth: ['t0'],
        question: x('first.ask'),
        hint: x('first.hint'),
        help,
        values: guess,
        then: [
          { when: 'early <= 0.02', right: true, title: x('first.right'), say: x('first.right.say') },
          { when: 'abs(d + s*g) < 0.12', title: x('first.half'), say: x('first.half.say') },
          { when: 'g < t0', title: x('first.early'), say: x('first.early.say') },
          { when: 'g > t1', title: x('first.gone'), say: x('first.gone.say') },
          { when: 'd + s*g < 0', title: x('first.past'), say: x('first.past.say') },
          { title: x('first.late'), say: x('first.late.say') },
        ],
      },
    },
    {
      beat: 'predict',
      moment,
      say: x('predict'),
      show: { marks: [...marks, 'guess', 'answer'], parts: ['time'], plot: 'plane', camera: beside },
      values,
      ask: {
        kind: 'place',
        where: 'time',
        as: 'body',
        label: x('your'),
        begin: [0.5],
        truth: ['t1'],
        question: x('last.ask'),
        help: { ...help, text: x('last.help') },
        values: { ...guess, early: 'round(abs(g - t1) * 1e9) / 1e9', left: 'abs(g - t1) * v' },
        then: [
          { when: 'early <= 0.02', right: true, title: x('last.right'), say: x('last.right.say') },
          { when: 'abs(d + s*g) < 0.12', title: x('last.half'), say: x('last.half.say') },
          { when: 'abs(g - t0) < 0.03', title: x('last.first'), say: x('last.first.say') },
          { when: 'g < t0', title: x('last.before'), say: x('last.before.say') },
          { when: 'g < t1', title: x('last.early'), say: x('last.early.say') },
          { title: x('last.late'), say: x('last.late.say') },
        ],
      },
    },
    {
      beat: 'why',
      moment,
      say: x('why'),
      show: {
        marks: ['plane', 'triangle', 'normal', 'start', 'end', 'way', 'mover'],
        parts: ['time'],
        plot: 'plane',
        camera,
        time: 't0',
      },
      values,
      steps: [
        { say: x('why.1'), show: { marks: ['offsets'] } },
        { say: x('why.2') },
        { say: x('why.3'), formula: ['t_0 = (1-d)/s', '(1 − {d}) / ({s})', '{t0}'], show: { marks: ['touch'] } },
        {
          say: x('why.4'),
          formula: ['t_1 = (-1-d)/s', '(−1 − {d}) / ({s})', '{t1}'],
          show: { parts: ['bar'] },
        },
      ],
    },
    {
      beat: 'try',
      moment,
      say: x('try'),
      show: {
        marks: ['plane', 'triangle', 'normal', 'start', 'end', 'way', 'mover'],
        layers: ['velocities'],
        parts: ['time', 'bar'],
        plot: 'plane',
        camera,
      },
      values: { ...values, aim: '0.3' },
      tryout: {
        goal: { say: x('try.goal'), when: 't0 > 0 and t0 < aim' },
        lines: [
          { name: '$d$', value: 'd' },
          { name: '$s = N\\cdot v$', value: 's' },
          { name: '$t_0$', value: 't0' },
          { name: '$t_1$', value: 't1' },
        ],
      },
    },
  ];
});
