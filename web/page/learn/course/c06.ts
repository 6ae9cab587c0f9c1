import { chapter } from './chapter';
import { corner, growing, meetingCorner } from './scenes';
import type { Stop, Tour } from '../tour/types';

const v0 = 'f0.p0.s0.t0.v0';
const plain: Stop['moment'] = { scene: corner, address: 'f0.p0.s0' };
const tested: Stop['moment'] = { scene: corner, address: v0 };
const camera = [-124, 70] as const;
const marks = ['triangle', 'corner', 'start', 'end', 'way', 'mover'] as const;
/** The corner, as what the centre enters. */
const fatter = { marks: ['fat', 'corner', 'start', 'mover'], fat: ['vertex'] } as const;
const values = {
  t0: 'f0.p0.s0.t0.plane#t0',
  root1: `${v0}#root1`,
  root2: `${v0}#root2`,
  vv: `${v0}#vv`,
  vp: `${v0}#vp`,
  pp: `${v0}#pp`,
  a2: `${v0}#a2`,
  a1: `${v0}#a1`,
  a0: `${v0}#a0`,
  disc: `${v0}#discriminant`,
  r: 'f0.p0.s0#radii.0',
  v: 'f0.p0.s0#length',
  ahead: '-vp/v',
  aside: 'sqrt(pp - ahead^2)',
  above: 'ahead - v*root1',
  // what the goal of the try leaves
  room: '0.05',
};

/** A corner: a quadratic, and its smaller root. */
export const chapter06 = chapter('6', 'touch', (x): Tour['stops'] => [
  {
    beat: 'look',
    moment: { scene: meetingCorner, address: 'f0.p0.s0.t0' },
    say: x('look'),
    show: growing(['vertex']),
    values: { time: 'f0.p0.s0.nearest#time' },
    plays: 'grow',
  },
  {
    beat: 'predict',
    moment: plain,
    say: x('first'),
    show: { marks: [...marks, 'guess', 'answer'], parts: ['time'], plot: 'p1', camera, close: true },
    values,
    fresh: x('fresh'),
    ask: {
      kind: 'place',
      where: 'time',
      as: 'body',
      label: x('your'),
      begin: [0.2],
      truth: ['root1'],
      question: x('first.ask'),
      hint: x('first.hint'),
      help: { label: x('first.help.label'), text: x('first.help') },
      values: {
        far: 'sqrt(pp + 2*vp*g + vv*g^2)',
        // To nine decimals: rounding leaves dust in an exact answer.
        off: 'round(abs(g - root1) * 1e9) / 1e9',
        left: 'off * v',
        gap: 'far - r',
        deep: 'r - far',
      },
      then: [
        { when: 'off <= 0.02', right: true, title: x('first.right'), say: x('first.right.say') },
        { when: 'abs(g - t0) < 0.02', title: x('first.plane'), say: x('first.plane.say') },
        { when: 'abs(g + vp/vv) < 0.04', title: x('first.beside'), say: x('first.beside.say') },
        { when: 'g < root1', title: x('first.early'), say: x('first.early.say') },
        { title: x('first.late'), say: x('first.late.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: plain,
    say: x('last'),
    show: { marks, parts: ['time'], plot: 'p1', camera },
    values,
    ask: {
      kind: 'number',
      label: x('last.your'),
      truth: 'r',
      question: x('last.ask'),
      help: { label: x('last.help.label'), text: x('last.help') },
      values: {
        enter: '(ahead - sqrt(max(0, r*r - g*g))) / v',
        depth: 'r - abs(g)',
        gap: 'abs(g) - r',
        sum: 'aside + r',
      },
      then: [
        { when: 'abs(g - r) <= 0.02*r', right: true, title: x('last.right'), say: x('last.right.say') },
        { when: 'g < 0', title: x('last.sign'), say: x('last.sign.say') },
        { when: 'abs(g - aside) < 0.01', title: x('last.now'), say: x('last.now.say') },
        { when: 'abs(g - sum) < 0.01', title: x('last.sum'), say: x('last.sum.say') },
        { when: 'abs(g - 2*r) < 0.01', title: x('last.twice'), say: x('last.twice.say') },
        { when: 'g < r', title: x('last.less'), say: x('last.less.say') },
        { title: x('last.more'), say: x('last.more.say') },
      ],
    },
  },
  {
    beat: 'why',
    moment: tested,
    say: x('why'),
    show: { ...fatter, parts: ['time'], plot: 'p1', camera },
    values,
    steps: [
      { say: x('why.1'), formula: ['|C(t)-p| = 1', '', ''] },
      { say: x('why.2'), show: { parts: ['formula'] } },
      { say: x('why.3') },
    ],
  },
  {
    beat: 'try',
    moment: tested,
    say: x('try'),
    show: {
      ...fatter,
      parts: ['time', 'formula'],
      plot: 'p1',
      camera,
    },
    values,
    tryout: {
      // How far the path stays from the corner, whatever it meets.
      goal: { say: x('try.goal'), when: 'aside > 1 and aside < 1 + room' },
      controls: [{ kind: 'coordinate', label: x('try.x'), axis: 0, range: [-1.4, -0.12, 0.04] }],
      lines: [
        { name: x('try.aside'), value: 'aside' },
        { name: x('try.disc'), value: 'disc' },
        { name: x('try.root1'), value: 'root1' },
        { name: x('try.root2'), value: 'root2' },
      ],
    },
  },
]);
