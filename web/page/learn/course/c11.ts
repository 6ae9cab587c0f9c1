import { chapter } from './chapter';
import { common } from './texts';
import type { Stop } from '../tour/types';

const scene = { preset: 'wall-and-floor' } as const;
const first: Stop['moment'] = { scene, address: 'f0.p0.s0.nearest' };
/** The second sweep as far as the floor. */
const slide: Stop['moment'] = { scene, address: 'f0.p0.s1.nearest' };
const second: Stop['moment'] = { scene, address: 'f0.p0.s1' };
const whole: Stop['moment'] = { scene, address: 'f0.p0.s1.response.project', level: 'slide' };
const creeping: Stop['moment'] = {
  scene: { preset: 'ramp-creep' },
  address: 'f0.p1.s0.response.project',
  level: 'slide',
};

const values = {
  sweeps: 'f0.p0#sweeps',
  all: 'f0#sweeps',
  t1: 'f0.p0.s0.nearest#time',
  t2: 'f0.p0.s1.nearest#time',
  // Where the second sweep wants to end, and where it meets the floor.
  fromy: 'f0.p0.s0#position.1',
  goaly: 'f0.p0.s1.response.project#destinationWorld.1',
  goalz: 'f0.p0.s1.response.project#destinationWorld.2',
  meety: 'f0.p0.s1#position.1',
  meetz: 'f0.p0.s1#position.2',
  rest: 'f0.p0.s1#remainingLength',
  ry: 'f0.p0.s1#radii.1',
  tall: '2 * ry',
  endx: 'f0#position.0',
  endy: 'f0#position.1',
  endz: 'f0#position.2',
};
const creep = {
  gravity: 'f0.p1.s0#lengthWorld',
  meet: 'f0.p1.s0.nearest#time',
  fall: 'meet * gravity',
  falls: 'f0.p1#sweeps',
  creep: 'f0.p1.s0#remainingLength',
  nx: 'f0.p1.s0.response.slideplane#normalWorld.0',
  ny: 'f0.p1.s0.response.slideplane#normalWorld.1',
  slope: 'degrees(acos(ny))',
  rx: 'f0.p1.s0#radii.0',
  ry: 'f0.p1.s0#radii.1',
  rz: 'f0.p1.s0#radii.2',
  // The same in ellipsoid space, where the part into the ramp is taken away.
  ge: 'f0.p1.s0#length',
  ney: 'f0.p1.s0.response.slideplane#normal.1',
  flat: 'degrees(acos(ney))',
  len: 'f0.p1.s0.response.project#length',
};
const camera = [-28, 46] as const;
/** Nearly straight at the wall. */
const atWall = [-78, 74] as const;
/** The ramp from the side. */
const beside = [8, 78] as const;

/** A slide is a motion: it is swept again, and gravity once more. */
export const chapter11 = chapter('11', 'after', (x) => [
  {
    beat: 'look',
    moment: slide,
    say: x('look'),
    show: {
      marks: ['start', 'way', 'end', 'mover'],
      layers: ['mesh'],
      parts: ['time'],
      plot: 'mesh',
      camera,
      close: true,
    },
    plays: 'touch',
  },
  {
    beat: 'predict',
    moment: first,
    say: x('predict'),
    show: { marks: ['start', 'way', 'mover'], layers: ['mesh'], camera, close: true },
    values,
    ask: {
      kind: 'number',
      label: x('sweeps.label'),
      truth: 'sweeps',
      question: x('sweeps.ask'),
      hint: x('sweeps.hint'),
      then: [
        { when: 'g == sweeps', right: true, title: x('sweeps.right'), say: x('sweeps.right.say') },
        { when: 'g <= 0', title: x('sweeps.none'), say: x('sweeps.right.say') },
        { when: 'g != round(g)', title: x('sweeps.part'), say: x('sweeps.right.say') },
        { when: 'g == 2', title: x('sweeps.two'), say: x('sweeps.two.say') },
        { when: 'g == all', title: x('sweeps.all'), say: x('sweeps.all.say') },
        { when: 'g < 2', title: x('sweeps.one'), say: x('sweeps.right.say') },
        { title: x('sweeps.many'), say: x('sweeps.right.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: second,
    say: x('predict.end'),
    show: { marks: ['axes', 'start', 'way', 'hollow', 'guess', 'answer'], layers: ['mesh'], camera: atWall },
    values,
    ask: {
      kind: 'place',
      where: {
        origin: [1.5, 0, 0],
        axes: [
          [0, 0, 1],
          [0, 1, 0],
        ],
        least: -1,
        most: 2.5,
      },
      as: 'body',
      label: x('end.label'),
      labels: [x('end.z'), x('end.y')],
      begin: [-0.6, 1.5],
      truth: ['endz', 'endy'],
      question: x('end.ask'),
      hint: x('end.hint'),
      values: {
        off: 'hypot(g0 - endz, g1 - endy)',
        deep: 'endy - g1',
        high: 'g1 - endy',
        long: 'abs(g0 - endz)',
        wanted: 'hypot(g0 - goalz, g1 - goaly) < 0.07',
        met: 'hypot(g0 - meetz, g1 - meety) < 0.12',
      },
      then: [
        { when: 'wanted', title: x('end.wanted'), say: x('end.wanted.say') },
        { when: 'off <= 0.1', right: true, title: x('end.right'), say: x('end.right.say') },
        { when: 'met', title: x('end.met'), say: x('end.met.say') },
        { when: 'deep > 0.08', title: x('end.deep'), say: x('end.deep.say') },
        { when: 'high > 0.08', title: x('end.high'), say: x('end.high.say') },
        { when: 'g0 < endz', title: x('end.short'), say: x('end.along') },
        { title: x('end.long'), say: x('end.along') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: { ...creeping, address: 'f0.p1.s0' },
    say: x('predict.ramp'),
    show: { marks: ['mover'], layers: ['mesh'], camera: beside, close: true },
    values: creep,
    ask: {
      kind: 'verdict',
      question: common('verdict.ask'),
      claim: x('ramp.claim'),
      reasons: [x('ramp.reason.0'), x('ramp.reason.2'), x('ramp.reason.1')],
      truth: [0, 2],
      then: [
        { when: 'verdict and reason', right: true, title: x('ramp.right'), say: x('ramp.right.say') },
        { when: 'verdict and g1 == 1', title: x('ramp.close'), say: x('ramp.steep') },
        { when: 'verdict', title: x('ramp.close'), say: x('ramp.holds') },
        { title: x('ramp.wrong'), say: x('ramp.holds') },
      ],
    },
  },
  {
    beat: 'why',
    moment: whole,
    say: x('why'),
    show: { layers: ['mesh', 'hit', 'slidePlane', 'remaining'], parts: ['slides'], camera, close: true },
    values,
    steps: [
      { say: x('why.1'), address: 'f0.p0.s0.response.project' },
      { say: x('why.2'), address: 'f0.p0.s1.response.project' },
      // Nothing is hit any more: the body is shown at the end of its way.
      { say: x('why.3'), address: 'f0.p0.s2', show: { marks: ['way', 'mover'] } },
      { say: x('why.4'), address: 'f0.p0.s1.response.project' },
    ],
  },
  {
    beat: 'why',
    moment: creeping,
    say: x('why.ramp'),
    show: { marks: ['mover'], layers: ['mesh', 'wire', 'path'], parts: ['slides'], camera: beside, close: true },
    values: creep,
    steps: [
      { say: x('why.5'), show: { layers: ['slidePlane'] } },
      {
        say: x('why.6'),
        formula: ['|g_e|\\,\\sin\\beta', '{ge:1} · sin {flat:1}°', '{len:4}'],
        show: { layers: ['remaining'] },
      },
      { say: x('why.7'), show: { marks: ['trail'], parts: ['frames'] } },
      { say: x('why.8') },
    ],
  },
  {
    beat: 'try',
    moment: { scene, address: 'f0.p0', level: 'slide' },
    say: x('try'),
    show: { marks: ['start', 'way', 'stop'], layers: ['mesh'], parts: ['slides'], camera, close: true },
    values: {
      endx: 'f0#position.0',
      endy: 'f0#position.1',
      endz: 'f0#position.2',
      sweeps: 'f0.p0#sweeps',
      limit: 'f0#maxSweeps',
      fromz: 'f0#begin:position.2',
      alongz: 'f0#displacement.2',
    },
    tryout: {
      // The last sweep allowed is the one that meets nothing.
      goal: { say: x('try.goal'), when: 'limit == sweeps and fromz + alongz - endz < 0.001' },
      controls: [{ kind: 'number', set: 'sweeps', label: x('try.limit'), range: [1, 6, 1] }],
      lines: [
        { name: x('line.made'), value: 'sweeps' },
        { name: x('line.x'), value: 'endx' },
        { name: x('line.y'), value: 'endy' },
        { name: x('line.z'), value: 'endz' },
      ],
    },
  },
]);
