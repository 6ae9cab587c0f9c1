import { chapter } from './chapter';
import { tiltedPlane } from './scenes';
import type { Stop } from '../tour/types';

const moment: Stop['moment'] = { scene: tiltedPlane, address: 'f0.p0.s0' };
const slide = 'f0.p0.s0';
const values = {
  bx: `${slide}#begin:position.0`,
  by: `${slide}#begin:position.1`,
  bz: `${slide}#begin:position.2`,
  vx: `${slide}#displacement.0`,
  vy: `${slide}#displacement.1`,
  vz: `${slide}#displacement.2`,
  v: `${slide}#length`,
  /** the place that is asked for */
  q: '0.25',
  cx: 'bx + q*vx',
  cy: 'by + q*vy',
  cz: 'bz + q*vz',
};
const marks = ['start', 'end', 'way', 'mover'] as const;
const camera = [-12, 70] as const;

/** C(t) = B + t v: a path and a number. */
export const chapter02 = chapter('2', 'touch', (x): Stop[] => [
  { beat: 'look', moment, say: x('look'), show: { marks, parts: ['time'], camera }, values, plays: true },
  {
    beat: 'predict',
    moment,
    say: x('place.say'),
    show: { marks: [...marks, 'guess', 'answer'], parts: ['time'], camera },
    values,
    ask: {
      kind: 'place',
      where: 'time',
      as: 'body',
      silent: true,
      label: x('place.label'),
      begin: [0.6],
      truth: ['q'],
      question: x('place.ask'),
      hint: x('place.hint'),
      values: { early: 'abs(g - q)', left: 'abs(g - q) * v', part: 'g / q' },
      then: [
        { when: 'early <= 0.02', right: true, title: x('place.right'), say: x('place.right.say') },
        { when: 'abs(g - (1 - q)) <= 0.03', title: x('place.end'), say: x('place.end.say') },
        { when: 'abs(g - 1/3) <= 0.02', title: x('place.third'), say: x('place.third.say') },
        { when: 'abs(g - 0.5) <= 0.03', title: x('place.half'), say: x('place.half.say') },
        { when: 'g > q', title: x('place.late'), say: x('place.late.say') },
        { title: x('place.early'), say: x('place.early.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment,
    say: x('twice.say'),
    show: { marks: [...marks, 'twice'], parts: ['time'], camera, time: 0.25 },
    values: { ...values, v2: '2 * v', there: 'q * v / v2', way: 'q * v' },
    ask: {
      kind: 'number',
      question: x('twice.ask'),
      label: x('twice.label'),
      truth: 'there',
      help: { label: x('help.label'), text: x('help.text') },
      values: { mine: 'g * v2' },
      then: [
        { when: 'abs(g - there) <= 0.02 * there', right: true, title: x('twice.right'), say: x('twice.right.say') },
        { when: 'abs(g - q * v2 / v) <= 0.01', title: x('twice.double'), say: x('twice.double.say') },
        { when: 'abs(g - q) <= 0.005', title: x('twice.same'), say: x('twice.same.say') },
        { when: 'g < 0 or g > 1', title: x('twice.outside'), say: x('twice.outside.say') },
        { when: 'g > there', title: x('twice.late'), say: x('twice.late.say') },
        { title: x('twice.early'), say: x('twice.early.say') },
      ],
    },
  },
  {
    beat: 'why',
    moment,
    say: x('why'),
    show: { marks: [...marks, 'centre'], parts: ['time'], camera, time: 0.25 },
    values: { ...values, v2: '2 * v', there: 'q * v / v2' },
    steps: [
      { say: x('why.1'), formula: ['C(t) = B + t\\,v', '*C*(0) = *B*,', '*C*(1) = *B* + *v*'] },
      { say: x('why.2'), formula: ['C_x = B_x + t\\,v_x', '{bx} + {q} · {vx}', '{cx}'] },
      {
        say: x('why.3'),
        formula: ['t = \\tfrac14\\,|v| / |v_2|', '{q} · {v:2} / {v2:2}', '{there}'],
        show: { marks: ['twice'] },
      },
      { say: x('why.4') },
    ],
  },
  {
    beat: 'try',
    moment,
    say: x('try'),
    show: { marks: ['start', 'end', 'mover', 'centre'], layers: ['velocities'], parts: ['time'], camera, time: 0.25 },
    values: { ...values, tx: 'bx + t*vx', ty: 'by + t*vy', tz: 'bz + t*vz', done: 't * v' },
    tryout: {
      goal: { say: x('try.goal'), when: 'abs(tx) < 0.05' },
      lines: [
        { name: '*t*', value: 't' },
        { name: '$C_x$', value: 'tx' },
        { name: '$C_y$', value: 'ty' },
        { name: '$C_z$', value: 'tz' },
        { name: x('try.v'), value: 'v' },
        { name: x('try.done'), value: 'done' },
      ],
    },
  },
]);
