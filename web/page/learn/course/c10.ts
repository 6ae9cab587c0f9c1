import { chapter } from './chapter';
import { common } from './texts';
import type { Stop } from '../tour/types';

const scene = { preset: 'wall-and-floor' } as const;
const touch: Stop['moment'] = { scene, address: 'f0.p0.s0.nearest' };
const project: Stop['moment'] = { scene, address: 'f0.p0.s0.response.project' };

const sweep = 'f0.p0.s0';
const response = `${sweep}.response`;
const values = {
  hit: `${sweep}.nearest#time`,
  hitx: `${sweep}.nearest#centerWorld.0`,
  hitz: `${sweep}.nearest#centerWorld.2`,
  wall: `${sweep}.nearest#pointWorld.0`,
  bx: `${response}.backoff#baseWorld.0`,
  by: `${response}.backoff#baseWorld.1`,
  bz: `${response}.backoff#baseWorld.2`,
  goalx: `${response}.project#destinationWorld.0`,
  goaly: `${response}.project#destinationWorld.1`,
  goalz: `${response}.project#destinationWorld.2`,
  sx: `${response}.project#remainingWorld.0`,
  sy: `${response}.project#remainingWorld.1`,
  sz: `${response}.project#remainingWorld.2`,
  // To nine decimals: rounding leaves dust of what the wall takes.
  acrossx: 'round(sx * 1e9) / 1e9',
  rx: 'goalx - bx',
  ry: 'goaly - by',
  rz: 'goalz - bz',
  rest: 'hypot(rx, ry, rz)',
  slide: 'hypot(sx, sy, sz)',
  endx: 'bx + sx',
  endz: 'bz + sz',
  radx: `${sweep}#radii.0`,
  rady: `${sweep}#radii.1`,
  wide: '2 * radx',
  tall: '2 * rady',
  vx: `${sweep}#displacement.0`,
  vz: `${sweep}#displacement.2`,
  keep: `${response}.backoff#veryClose`,
  // The rest along the wall without it.
  due: '(1 - hit) * vz',
};
const why = {
  ...values,
  far: `${response}.backoff#distance`,
  way: `${sweep}#length`,
  early: `${response}.backoff#time`,
  nx: `${response}.slideplane#normalWorld.0`,
  ny: `${response}.slideplane#normalWorld.1`,
  nz: `${response}.slideplane#normalWorld.2`,
  along: 'rx*nx + ry*ny + rz*nz',
};
const camera = [-28, 46] as const;
const marks = ['start', 'way', 'end', 'mover'] as const;

/** The rest of a motion loses its part along the normal. */
export const chapter10 = chapter('10', 'after', (x) => [
  {
    beat: 'look',
    moment: touch,
    say: x('look'),
    show: { marks, layers: ['mesh'], parts: ['time'], plot: 'mesh', camera, close: true },
    plays: 'touch',
    values,
  },
  {
    beat: 'predict',
    moment: touch,
    say: x('predict'),
    show: {
      marks: ['axes', 'start', 'way', 'mover', 'rest', 'hollow', 'guess', 'answer'],
      layers: ['mesh'],
      camera,
      close: true,
    },
    values,
    fresh: x('fresh'),
    ask: {
      kind: 'place',
      // At the requested height: the wall is upright and does not change it.
      where: {
        origin: [0, 0.9, 0],
        axes: [
          [1, 0, 0],
          [0, 0, 1],
        ],
        least: -1,
        most: 3,
      },
      as: 'body',
      label: x('place.label'),
      labels: [x('place.x'), x('place.z')],
      begin: [0.4, -0.2],
      truth: ['endx', 'endz'],
      question: x('place.ask'),
      hint: x('place.hint'),
      help: { label: x('place.help'), text: x('place.help.text') },
      values: {
        off: 'hypot(g0 - endx, g1 - endz)',
        deep: 'g0 - hitx',
        clear: 'endx - g0',
        long: 'abs(g1 - endz)',
        sticks: 'hypot(g0 - hitx, g1 - hitz) < 0.2',
        // Not the end of the motion, which is nearly as far.
        whole: 'abs(g1 - bz - rest) < 0.09 and abs(g0 - endx) < 0.2',
        startz: 'goalz - vz',
        zero: 'abs(g1 - vz) < 0.09 and abs(g0 - endx) < 0.2',
        asked: 'hypot(g0 - goalx, g1 - goalz) < 0.2',
      },
      then: [
        { when: 'off <= 0.1', right: true, title: x('place.right'), say: x('place.right.say') },
        { when: 'asked', title: x('place.asked'), say: x('place.asked.say') },
        { when: 'sticks', title: x('place.sticks'), say: x('place.sticks.say') },
        { when: 'whole', title: x('place.whole'), say: x('place.whole.say') },
        { when: 'zero', title: x('place.zero'), say: x('place.zero.say') },
        { when: 'deep > 0.08', title: x('place.deep'), say: x('place.deep.say') },
        { when: 'clear > 0.15', title: x('place.clear'), say: x('place.clear.say') },
        { when: 'g1 < endz', title: x('place.short'), say: x('place.short.say') },
        { title: x('place.long'), say: x('place.long.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: touch,
    say: x('predict.speed'),
    show: { marks: ['start', 'way', 'mover'], layers: ['mesh'], camera, close: true },
    values,
    ask: {
      kind: 'verdict',
      question: common('verdict.ask'),
      claim: x('speed.claim'),
      reasons: [x('speed.reason.0'), x('speed.reason.1'), x('speed.reason.2')],
      truth: [0, 1],
      then: [
        { when: 'verdict and reason', right: true, title: x('speed.right'), say: x('speed.right.say') },
        { when: 'verdict and g1 == 2', title: x('speed.close'), say: x('speed.backOff') },
        { when: 'verdict', title: x('speed.close'), say: x('speed.friction') },
        { title: x('speed.wrong'), say: x('speed.right.say') },
      ],
    },
  },
  {
    beat: 'why',
    moment: project,
    say: x('why'),
    show: { marks: ['way'], layers: ['mesh', 'hit'], camera, close: true },
    values: why,
    steps: [
      { say: x('why.1'), formula: ['t = (c - 0.005)/|v|', '({far:3} − {keep:3}) / {way:3}', '{early:4}'] },
      { say: x('why.2'), show: { layers: ['slidePlane', 'normals'] } },
      {
        say: x('why.3'),
        formula: ['(1 - t)\\,n\\cdot v', '{nx:0} · {rx:3}', '{along:3}'],
        show: { marks: ['rest'] },
      },
      {
        say: x('why.4'),
        show: { layers: ['remaining'] },
        formula: ['(1 - t)\\,(v - n\\,(n\\cdot v))', '', '({acrossx:3}, {sy:3}, {sz:3})'],
      },
      { say: x('why.5') },
    ],
  },
  {
    beat: 'try',
    moment: project,
    say: x('try'),
    show: {
      marks: ['start', 'way'],
      layers: ['mesh', 'hit', 'slidePlane', 'velocities', 'remaining'],
      camera,
      close: true,
    },
    values: { ...values, lost: 'hypot(rx - sx, ry - sy, rz - sz)' },
    tryout: {
      goal: { say: x('try.goal'), when: 'slide > 2 * lost' },
      lines: [
        { name: x('line.rest'), value: 'rest' },
        // The vector that the rest loses: its part along n. The lengths differ by less.
        { name: x('line.lost'), value: 'lost' },
        { name: x('line.slide'), value: 'slide' },
      ],
    },
  },
]);
