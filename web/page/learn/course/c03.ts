import { chapter } from './chapter';
import { tiltedPlane } from './scenes';
import type { Spot, Stop } from '../tour/types';

const plane = 'f0.p0.s0.t0.plane';
const moment: Stop['moment'] = { scene: tiltedPlane, address: plane };
const values = {
  nx: `${plane}#normal.0`,
  ny: `${plane}#normal.1`,
  nz: `${plane}#normal.2`,
  constant: `${plane}#constant`,
  // To nine decimals: rounding leaves dust of a plane through the origin.
  cp: 'round(constant * 1e9) / 1e9',
  nb: `${plane}#center`,
  d: `${plane}#distance`,
  s: `${plane}#speed`,
  v: 'f0.p0.s0#length',
  bx: 'f0.p0.s0#begin:position.0',
  by: 'f0.p0.s0#begin:position.1',
  bz: 'f0.p0.s0#begin:position.2',
};
/** In the upright plane of N, v and B. */
const depth = 0.15;
const where: Spot['where'] = {
  origin: [0, 0, depth],
  axes: [
    [1, 0, 0],
    [0, 1, 0],
  ],
  least: -4,
  most: 4,
};
const ofPoint = { pd: `nx*g0 + ny*g1 + nz*${depth} + cp` };
const camera = [-24, 70] as const;
/** Along z, in which the plane runs: it is a line, and what looks 1 away is. */
const along = [0, 90] as const;

/** d = N·p + Cₚ: how far, and on which side. */
export const chapter03 = chapter('3', 'touch', (x): Stop[] => [
  { beat: 'look', moment, say: x('look'), show: { marks: ['plane', 'normal', 'start', 'height'], camera }, values },
  {
    beat: 'predict',
    moment,
    say: x('place.say'),
    show: { marks: ['section', 'axes', 'start', 'answer', 'point'], camera: along, close: true },
    values,
    ask: {
      kind: 'place',
      where,
      as: 'point',
      label: x('place.label'),
      labels: [x('place.x'), '*y*'],
      begin: [-3, -0.6],
      // The nearest of all points at distance 1.
      truth: [
        `g0 + nx * (1 - (nx*g0 + ny*g1 + nz*${depth} + cp)) / (nx^2 + ny^2)`,
        `g1 + ny * (1 - (nx*g0 + ny*g1 + nz*${depth} + cp)) / (nx^2 + ny^2)`,
      ],
      question: x('place.ask'),
      hint: x('place.hint'),
      shows: { marks: ['height'] },
      values: {
        ...ofPoint,
        off: 'abs(pd - 1)',
        behind: '-pd',
        along: 'pd * v / abs(s)',
        level: 'abs(pd / nx)',
        upright: 'abs(pd / ny)',
      },
      then: [
        { when: 'off <= 0.05', right: true, title: x('place.right'), say: x('place.right.say') },
        { when: 'abs(pd + 1) <= 0.08', title: x('place.back'), say: x('place.back.say') },
        { when: 'pd < 0', title: x('place.behind'), say: x('place.behind.say') },
        { when: 'abs(along - 1) <= 0.035', title: x('place.along'), say: x('place.along.say') },
        { when: 'abs(level - 1) <= 0.04', title: x('place.level'), say: x('place.level.say') },
        { when: 'abs(upright - 1) <= 0.06', title: x('place.upright'), say: x('place.upright.say') },
        { when: 'pd < 1', title: x('place.near'), say: x('place.near.say') },
        { title: x('place.far'), say: x('place.far.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment,
    say: x('number.say'),
    show: { marks: ['plane', 'normal', 'start'], camera },
    values,
    ask: {
      kind: 'number',
      question: x('number.ask'),
      label: '*d*',
      truth: 'd',
      help: { label: x('help.label'), text: x('help.text') },
      shows: { marks: ['height'] },
      values: {
        off: 'abs(g - d)',
        skin: 'd - 1',
        back: 'd + 1',
        path: 'd * v / abs(s)',
        mixed: 'abs(abs(nx*bx) - abs(ny*by))',
      },
      then: [
        { when: 'off <= 0.02 * d', right: true, title: x('number.right'), say: x('number.right.say') },
        { when: 'abs(g + d) <= 0.02 * d', title: x('number.sign'), say: x('number.sign.say') },
        { when: 'abs(g - skin) <= 0.03', title: x('number.skin'), say: x('number.skin.say') },
        { when: 'abs(g - path) <= 0.03', title: x('number.path'), say: x('number.path.say') },
        { when: 'abs(abs(g) - mixed) <= 0.03', title: x('number.mixed'), say: x('number.mixed.say') },
        { when: 'g < 0', title: x('number.negative'), say: x('number.negative.say') },
        { title: x('number.off'), say: x('number.off.say') },
      ],
    },
  },
  {
    beat: 'why',
    moment,
    say: x('why'),
    show: { marks: ['plane', 'normal', 'start', 'height'], camera },
    values,
    steps: [
      { say: x('why.1'), formula: ['N\\cdot B', '{nx} · {bx} + {ny} · {by} + {nz} · {bz}', '{nb}'] },
      { say: x('why.2'), formula: ['d = N\\cdot B + C_p', '{nb} + {cp}', '{d}'] },
      { say: x('why.3') },
      { say: x('why.4') },
    ],
  },
  {
    beat: 'try',
    moment,
    say: x('try'),
    show: { marks: ['section', 'axes', 'start', 'height'], camera: along, close: true },
    values: { ...values, ...ofPoint, np: `nx*g0 + ny*g1 + nz*${depth}` },
    tryout: {
      goal: { say: x('try.goal'), when: 'abs(pd + 1) < 0.05' },
      places: [{ where, as: 'point', label: x('place.label'), begin: [-1.5, 1.2] }],
      controls: [{ kind: 'flip', label: x('try.flip') }],
      lines: [
        { name: '$N\\cdot X$', value: 'np' },
        { name: '$C_p$', value: 'cp' },
        { name: '$d = N\\cdot X + C_p$', value: 'pd' },
        { name: x('try.b'), value: 'd' },
      ],
    },
  },
]);
