import { besideRobust, besideTouching, uniform } from '../../presets/make';
import { chapter } from './chapter';
import { type ChapterNumber, common, type TextKey } from './texts';
import type { Show, Stop, TourMoment, Values } from '../tour/types';

interface Flaw {
  readonly name: 'exit' | 'hop' | 'wedge' | 'flat' | 'wall';
  readonly moment: TourMoment;
  readonly values: Values;
  /** what is claimed of it is true */
  readonly holds: boolean;
  /** number of the reason that is the true one */
  readonly reason: number;
  readonly camera: Show['camera'];
}

/** Along the gutter and from above, so that both sides of it are seen from within. */
const downTheGutter = [14, 48] as const;

const exit: TourMoment = {
  scene: { preset: 'exit-root' },
  address: 'f0.p0.s0.t0.e0',
  compare: besideRobust,
};

const flaws: readonly Flaw[] = [
  {
    name: 'exit',
    moment: exit,
    values: {
      small: 'f0.p0.s0.t0.e0#root1',
      t: 'f0.p0.s0.nearest#time',
      r: 'f0.p0.s0#radii.1',
      vy: 'f0.p0.s0#displacement.1',
      down: '-vy',
      // The first root is when the ball touched: so deep it is since then, in millimetres.
      deep: '-1000 * small * down',
      a: 'f0#position.1',
      b: 'B:f0#position.1',
      keep: 'b - r',
    },
    holds: false,
    reason: 1,
    camera: [28, 76],
  },
  {
    name: 'hop',
    moment: {
      // One frame of it: the way over all of them leads out of the picture.
      scene: { preset: 'padding-hop', changes: { inputs: uniform(1, [0.6, -0.06, 0], [0, -0.05, 0]) } },
      address: 'f0.p0.s0.nearest',
      compare: besideTouching,
    },
    values: {
      from: 'f0.p0.s0#position.1',
      vx: 'f0.p0.s0#displacement.0',
      vz: 'f0.p0.s0#displacement.2',
      forward: 'hypot(vx, vz)',
      a: 'f0#position.1',
      b: 'B:f0#position.1',
      hop: '1000 * (a - from)',
      near: 'f0.p0.s0.response.backoff#distance',
      keep: 'f0.p0.s0.response.backoff#veryClose',
    },
    holds: true,
    reason: 2,
    camera: [10, 80],
  },
  {
    name: 'wedge',
    moment: { scene: { preset: 'acute-wedge' }, address: 'f0.p0.s0.nearest', compare: besideTouching },
    values: {
      limit: 'f0#maxSweeps',
      ny: 'f0.p0.s0.t0.plane#normal.1',
      opening: '180 - 2 * degrees(acos(abs(ny)))',
      asked: 'f0.p0.s0#displacement.2',
      from: 'f0.p0.s0#position.2',
      enda: 'f0#position.2',
      endb: 'B:f0#position.2',
      a: 'enda - from',
      b: 'endb - from',
    },
    holds: false,
    reason: 0,
    camera: downTheGutter,
  },
  {
    name: 'flat',
    // One frame of it: both methods begin at the same place.
    moment: {
      scene: {
        preset: 'three-radii-flat',
        changes: { inputs: uniform(1, [0, 0, 0], [0, -0.1, 0]) },
      },
      address: 'f0.p1.s0.nearest',
      compare: { ...besideTouching, slopeLimit: Math.PI / 18 },
    },
    values: {
      gravity: 'f0.p1.s0#lengthWorld',
      rx: 'f0.p1.s0#radii.0',
      ry: 'f0.p1.s0#radii.1',
      wide: '2 * rx',
      tall: '2 * ry',
      ny: 'f0.p1.s0.response.slideplane#normalWorld.1',
      slope: 'degrees(acos(ny))',
      share: 'gravity * sqrt(1 - ny^2)',
      ax: 'f0#position.0',
      ay: 'f0#position.1',
      fromx: 'f0.p0#position.0',
      fromy: 'f0.p0#position.1',
      bx: 'B:f0#position.0',
      by: 'B:f0#position.1',
      ofx: 'B:f0.p0#position.0',
      ofy: 'B:f0.p0#position.1',
      a: 'hypot(ax - fromx, ay - fromy)',
      b: 'hypot(bx - ofx, by - ofy)',
    },
    holds: true,
    reason: 1,
    camera: [8, 78],
  },
  {
    name: 'wall',
    moment: {
      scene: { preset: 'one-sided-wall', changes: { inputs: uniform(1, [-4, 0, 0]) } },
      address: 'f0.p0.s0.t0.plane',
      compare: besideRobust,
    },
    values: {
      facing: 'f0.p0.s0.t0.plane#facing',
      from: 'f0.p0.s0#center.0',
      a: 'f0#position.0',
      b: 'B:f0#position.0',
      r: 'f0.p0.s0#radii.0',
      keep: 'b - r',
    },
    holds: true,
    reason: 2,
    camera: [20, 66],
  },
];

type Writer = (key: TextKey<'12' & ChapterNumber>) => string;

/** Before each fault: what does the method do? */
function predict(x: Writer, { name, moment, values, holds, reason, camera }: Flaw): Stop {
  const [other, last] = [0, 1, 2].filter((at) => at !== reason);
  const close = common(holds ? 'close.true' : 'close.false');
  return {
    beat: 'predict',
    moment,
    say: x(`${name}.say`),
    show: { marks: ['start', 'way'], layers: ['mesh', 'wire'], ...(camera && { camera }), close: name !== 'wall' },
    values,
    ask: {
      kind: 'verdict',
      question: x('ask'),
      claim: x(`${name}.claim`),
      reasons: [x(`${name}.reason.0`), x(`${name}.reason.1`), x(`${name}.reason.2`)],
      truth: [holds ? 1 : 0, reason],
      then: [
        { when: 'verdict and reason', right: true, title: x(`${name}.right`), say: x(`${name}.why`) },
        { when: `verdict and g1 == ${other}`, title: close, say: x(`${name}.not.0`) },
        { when: `verdict and g1 == ${last}`, title: close, say: x(`${name}.not.1`) },
        { when: `g1 == ${other}`, title: x(`${name}.wrong`), say: x(`${name}.not.0`) },
        { when: `g1 == ${last}`, title: x(`${name}.wrong`), say: x(`${name}.not.1`) },
        { title: x(`${name}.wrong`), say: x(`${name}.why`) },
      ],
    },
  };
}

/** Each repair next to its fault: the claim about it is above all but the first. */
function why(x: Writer, { name, moment, values, camera }: Flaw, at: number): Stop {
  const repairs = [x('why.1'), x('why.2'), x('why.3'), x('why.4'), x('why.5')];
  return {
    beat: 'why',
    moment,
    say: at === 0 ? x('why') : `**${x(`${name}.claim`)}**`,
    show: { marks: ['start', 'way'], layers: ['mesh', 'wire'], ...(camera && { camera }), close: name !== 'wall' },
    values,
    steps: [{ say: repairs[at]! }],
  };
}

/** Five small decisions, five faults that can be seen. */
export const chapter12 = chapter('12', 'after', (x) => [
  {
    beat: 'look',
    moment: { scene: { preset: 'acute-wedge' }, address: 'f0.p0.s0.nearest' },
    say: x('look'),
    show: { marks: ['start', 'way', 'end'], layers: ['mesh', 'wire'], camera: downTheGutter },
  },
  ...flaws.map((flaw) => predict(x, flaw)),
  ...flaws.map((flaw, at) => why(x, flaw, at)),
  {
    beat: 'try',
    moment: { scene: { preset: 'acute-wedge' }, address: 'f0.p0', level: 'slide' },
    say: x('try'),
    show: { marks: ['start', 'way', 'stop'], layers: ['mesh', 'wire'], parts: ['slides'], camera: downTheGutter },
    values: {
      limit: 'f0#maxSweeps',
      sweeps: 'f0.p0#sweeps',
      from: 'f0#begin:position.2',
      asked: 'f0#displacement.2',
      y: 'f0#position.1',
      z: 'f0#position.2',
    },
    tryout: {
      goal: { say: x('try.goal'), when: 'z - from > asked / 2' },
      controls: [{ kind: 'method' }],
      lines: [
        { name: x('line.limit'), value: 'limit' },
        { name: x('line.sweeps'), value: 'sweeps' },
        { name: x('line.y'), value: 'y' },
        { name: x('line.z'), value: 'z' },
      ],
    },
  },
]);
