import { chapter } from './chapter';
import type { Stop, Tour } from '../tour/types';

const leap = 'f8.p0.s0';
const slope = 'f0.p1.s0';
const stairs: Stop['moment'] = { scene: { preset: 'stairs' }, address: `${leap}.nearest` };
const slim: Stop['moment'] = { scene: { preset: 'three-radii-slim' }, address: `${slope}.response.slideplane` };
const camera = [-30, 68] as const;
const side = [0, 82] as const;
const marks = ['start', 'end', 'way'] as const;
const stairsValues = {
  time: `${leap}.nearest#time`,
  rx: `${leap}#radii.0`,
  ry: `${leap}#radii.1`,
  long: `${leap}#lengthWorld`,
  short: `${leap}#length`,
};
const slopeValues = {
  rx: `${slope}#radii.0`,
  ry: `${slope}#radii.1`,
  nx: `${slope}.response.slideplane#normalWorld.0`,
  ny: `${slope}.response.slideplane#normalWorld.1`,
  ax: `${slope}.response.slideplane#naiveWorld.0`,
  ay: `${slope}.response.slideplane#naiveWorld.1`,
  ex: `${slope}.response.slideplane#normal.0`,
  ey: `${slope}.response.slideplane#normal.1`,
  world: 'degrees(acos(ny))',
  steep: 'degrees(acos(ey))',
  apart: 'degrees(acos(nx*ax + ny*ay))',
  wrong: 'degrees(atan(-nx/ny * ry/rx))',
};

/** An ellipsoid is a sphere: divide by the radii. Times stay, right angles do not. */
export const chapter09 = chapter('9', 'after', (x): Tour['stops'] => [
  {
    beat: 'look',
    moment: stairs,
    say: x('look'),
    show: { view: 'both', layers: ['mesh'], marks: ['start', 'end', 'way', 'mover'], parts: ['time'], camera },
    values: stairsValues,
    plays: true,
  },
  {
    beat: 'predict',
    moment: stairs,
    say: x('time'),
    show: { view: 'both', layers: ['mesh'], marks, camera },
    values: stairsValues,
    fresh: x('fresh'),
    ask: {
      kind: 'number',
      label: x('time.your'),
      truth: 'time',
      question: x('time.ask'),
      help: { label: x('time.help.label'), text: x('time.help') },
      shows: { marks: ['contact'] },
      values: { byX: 'time * rx', byY: 'time * ry', overX: 'time / rx', overY: 'time / ry' },
      then: [
        { when: 'abs(g - time) <= 0.02*time', right: true, title: x('time.right'), say: x('time.right.say') },
        {
          when: 'abs(g - byX) < 0.005 or abs(g - byY) < 0.005 or abs(g - overX) < 0.02 or abs(g - overY) < 0.02',
          title: x('time.scaled'),
          say: x('time.scaled.say'),
        },
        { title: x('time.other'), say: x('time.other.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: slim,
    say: x('arrow'),
    show: { view: 'world', layers: ['mesh'], marks: ['mover'], camera: side, time: 0, close: true },
    values: slopeValues,
    ask: {
      kind: 'choice',
      question: x('arrow.ask'),
      options: [
        { id: 'A', text: x('arrow.A') },
        { id: 'B', text: x('arrow.B') },
        { id: 'none', text: x('arrow.none') },
      ],
      truth: 'B',
      // Seeing both arrows would show which one is right.
      shows: { marks: ['twoNormals'] },
      then: [
        { when: 'right', right: true, title: x('arrow.right'), say: x('arrow.right.say') },
        { when: 'g == 0', title: x('arrow.naive'), say: x('arrow.naive.say') },
        { title: x('arrow.neither'), say: x('arrow.neither.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: slim,
    say: x('steep'),
    show: { view: 'world', layers: ['mesh'], marks: ['start'], camera: side },
    values: slopeValues,
    ask: {
      kind: 'number',
      label: x('steep.your'),
      unit: '°',
      truth: 'steep',
      question: x('steep.ask'),
      help: { label: x('steep.help.label'), text: x('steep.help') },
      values: { part: 'world * rx / ry', off: 'abs(g - steep)' },
      then: [
        { when: 'off <= 0.02*steep', right: true, title: x('steep.right'), say: x('steep.right.say') },
        { when: 'abs(g - wrong) < 1', title: x('steep.times'), say: x('steep.times.say') },
        { when: 'abs(g - world) < 0.5', title: x('steep.same'), say: x('steep.same.say') },
        { when: 'abs(g - part) < 0.1', title: x('steep.angle'), say: x('steep.angle.say') },
        { when: 'g > world', title: x('steep.steeper'), say: x('steep.steeper.say') },
        { title: x('steep.near'), say: x('steep.near.say') },
      ],
    },
  },
  {
    beat: 'why',
    moment: stairs,
    say: x('why'),
    show: { view: 'both', layers: ['mesh'], marks: [...marks, 'contact'], camera },
    values: stairsValues,
    steps: [
      { say: x('why.1'), formula: ['x_e = x / r_x', '', ''] },
      { say: x('why.2') },
      { say: x('why.3'), formula: ['t_e = t', '', '{time}'] },
    ],
  },
  {
    beat: 'why',
    moment: slim,
    say: x('angles'),
    show: { view: 'both', layers: ['mesh'], marks: ['mover', 'slopeAngles'], camera: side, time: 0, close: true },
    values: slopeValues,
    steps: [
      {
        say: x('angles.1'),
        formula: ['\\tan\\beta = \\tan\\alpha \\cdot r_x / r_y', 'arctan (tan {world:0}° · {rx} / {ry})', '{steep:1}°'],
      },
      { say: x('angles.2'), show: { marks: ['twoNormals'] } },
      { say: x('angles.3'), formula: ['n = n_e / r', '', ''] },
    ],
  },
  {
    beat: 'try',
    moment: stairs,
    say: x('try'),
    show: { view: 'world', morph: 0.5, layers: ['mesh'], marks: [...marks, 'contact'], camera },
    values: { ...stairsValues, aim: '0.36' },
    tryout: {
      goal: { say: x('try.goal'), when: 'time < aim' },
      controls: [
        { kind: 'morph' },
        { kind: 'number', label: x('try.radius'), set: 'radius', range: [0.3, 0.66, 0.02] },
      ],
      lines: [{ name: x('try.time'), value: 'time' }],
    },
  },
]);
