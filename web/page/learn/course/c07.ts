import { chapter } from './chapter';
import { corner, edge, growing, passingOver, tiltedPlane } from './scenes';
import type { Stop, Tour } from '../tour/types';

const e0 = 'f0.p0.s0.t0.e0';
const at = (scene: Stop['moment']['scene'], address: string): Stop['moment'] => ({ scene, address });
const camera = [-58, 66] as const;
const tilted = [-30, 68] as const;
const marks = ['triangle', 'start', 'way'] as const;
const edgeValues = {
  t0: 'f0.p0.s0.t0.plane#t0',
  root1: `${e0}#root1`,
  root2: `${e0}#root2`,
  f: `${e0}#f`,
  ee: `${e0}#ee`,
  vv: `${e0}#vv`,
  ev: `${e0}#ev`,
  a2: `${e0}#a2`,
  len: 'sqrt(ee)',
};
const check = 'f0.p0.s0.t0';
const ways = { e: '\\htmlClass{of-e}{e}', w: '\\htmlClass{of-w}{w}' };

/** How far the line of an edge stays away from the path: from what the quadratic is at its turn. */
const lineDistance = (k: number) => `sqrt(1 - (c${k} - b${k}^2/(4*a${k}))/l${k})`;
const features = {
  ...edgeValues,
  time: 'f0.p0.s0.nearest#time',
  qx: `${check}.face#x`,
  qy: `${check}.face#y`,
  qz: `${check}.face#z`,
  area: `${check}.face#area`,
  b3: 'qy/area',
  ...Object.fromEntries(
    [0, 1, 2].flatMap((k) => [
      [`vv${k}`, `${check}.v${k}#vv`],
      [`vp${k}`, `${check}.v${k}#vp`],
      [`pp${k}`, `${check}.v${k}#pp`],
      [`p${k}`, `sqrt(pp${k} - vp${k}^2/vv${k})`],
    ]),
  ),
  ...Object.fromEntries(
    [1, 2].flatMap((k) => [
      [`a${k}`, `${check}.e${k}#a2`],
      [`b${k}`, `${check}.e${k}#a1`],
      [`c${k}`, `${check}.e${k}#a0`],
      [`l${k}`, `${check}.e${k}#ee`],
      [`e${k}`, lineDistance(k)],
    ]),
  ),
};

/** An edge: the quadratic of its line, then whether the touch lies between the ends. */
export const chapter07 = chapter('7', 'touch', (x): Tour['stops'] => [
  {
    beat: 'look',
    moment: at(passingOver, 'f0.p0.s0.t0'),
    say: x('look'),
    show: growing(['edge']),
    values: { time: 'f0.p0.s0.nearest#time' },
    plays: 'grow',
  },
  {
    beat: 'predict',
    moment: at(tiltedPlane, 'f0.p0.s0.t0'),
    say: x('first'),
    show: { marks: [...marks, 'end', 'corners'], parts: ['time'], plot: 'triangle', camera: tilted },
    values: features,
    ask: {
      kind: 'choice',
      question: x('first.ask'),
      help: { label: x('first.help.label'), text: x('first.help') },
      options: [
        { id: 'face', text: x('face') },
        { id: 'v0', text: x('v0') },
        { id: 'v1', text: x('v1') },
        { id: 'v2', text: x('v2') },
        { id: 'e0', text: x('e0') },
        { id: 'e1', text: x('e1') },
        { id: 'e2', text: x('e2') },
      ],
      truth: 'e0',
      values: { toP1: 'f * len', toP2: '(1 - f) * len' },
      shows: { marks: ['contact'] },
      then: [
        { when: 'right', right: true, title: x('first.right'), say: x('first.right.say') },
        { when: 'g == 0', title: x('first.face'), say: x('first.face.say') },
        { when: 'g == 1', title: x('first.v0'), say: x('first.v0.say') },
        { when: 'g == 2', title: x('first.v1'), say: x('first.v1.say') },
        { when: 'g == 3', title: x('first.v2'), say: x('first.v2.say') },
        { when: 'g == 5', title: x('first.e1'), say: x('first.e1.say') },
        { title: x('first.e2'), say: x('first.e2.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: at(edge, e0),
    say: x('where'),
    show: { marks: [...marks, 'edgeLine', 'point', 'answer'], camera },
    values: edgeValues,
    ask: {
      kind: 'place',
      where: { origin: [0, 0, -3], axes: [[0, 0, 6]], least: 0, most: 1 },
      as: 'point',
      label: x('where.your'),
      begin: [0.15],
      truth: ['f'],
      question: x('where.ask'),
      hint: x('where.hint'),
      values: { off: 'abs(g - f)', way: 'off * len', mid: 'abs(0.5 - f) * len', other: '1 - f' },
      shows: { marks: ['contact'] },
      then: [
        { when: 'off <= 0.05', right: true, title: x('where.right'), say: x('where.right.say') },
        { when: 'abs(g - 0.5) < 0.025', title: x('where.middle'), say: x('where.middle.say') },
        { when: 'abs(g - other) < 0.005', title: x('where.other'), say: x('where.other.say') },
        { when: 'g < f', title: x('where.before'), say: x('where.before.say') },
        { title: x('where.after'), say: x('where.after.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment: at(edge, 'f0.p0.s0.t0'),
    say: x('order'),
    show: { marks: [...marks, 'corners'], camera },
    values: edgeValues,
    fresh: x('order.fresh'),
    ask: {
      kind: 'order',
      question: x('order.ask'),
      items: [x('order.plane'), x('order.face'), x('order.corners'), x('order.edges')],
      shown: [3, 1, 0, 2],
      shows: { parts: ['checks'] },
      then: [
        { when: 'right', right: true, title: x('order.right'), say: x('order.right.say') },
        { when: 'g0 == 0 and g1 == 1', right: true, title: x('order.swapped'), say: x('order.swapped.say') },
        { when: 'g0 != 0', title: x('order.notPlane'), say: x('order.notPlane.say') },
        { title: x('order.notFace'), say: x('order.notFace.say') },
      ],
    },
  },
  {
    beat: 'why',
    moment: at(edge, e0),
    say: x('why'),
    show: { marks: [...marks, 'edgeLine', 'mover'], layers: ['edgeTest'], parts: ['time'], plot: 'e1', camera },
    values: edgeValues,
    steps: [
      { say: x('why.1') },
      {
        say: x('why.2'),
        // The letters have the colours of the arrows.
        formula: [`|${ways.w}|^2 - (${ways.e}\\cdot ${ways.w})^2/|${ways.e}|^2 = 1`, '', ''],
        show: { marks: ['edgeVectors'] },
      },
      {
        say: x('why.2b'),
        formula: [`a_2 = (${ways.e}\\cdot v)^2 - |${ways.e}|^2|v|^2`, '{ev}² − {ee} · {vv}', '{a2}'],
        show: { parts: ['formula'] },
      },
      { say: x('why.3'), formula: ['q = p_a + f\\,e', '', 'f = {f}'], show: { marks: ['contact'], parts: ['checks'] } },
    ],
  },
  {
    beat: 'why',
    moment: at(corner, e0),
    say: x('ends'),
    fresh: x('ends.fresh'),
    show: {
      marks: [...marks, 'corners', 'edgeLine'],
      layers: ['edgeTest'],
      parts: ['time', 'checks'],
      plot: 'triangle',
      camera: [24, 62],
    },
    values: { ...edgeValues, f2: 'f0.p0.s0.t0.e2#f', root: 'f0.p0.s0.t0.e2#root1', time: 'f0.p0.s0.nearest#time' },
    steps: [
      { say: x('ends.1') },
      { say: x('ends.2'), address: 'f0.p0.s0.t0.v0', show: { marks: ['contact'] } },
      { say: x('ends.3'), address: 'f0.p0.s0.t0.e2', show: { parts: ['code'] } },
    ],
  },
  {
    beat: 'why',
    moment: at(passingOver, 'f0.p0.s0.t0'),
    say: x('whole'),
    show: { ...growing(), growth: 1, parts: ['time', 'checks'] },
    values: { t0: 'f0.p0.s0.t0.plane#t0', time: 'f0.p0.s0.nearest#time' },
    steps: [{ say: x('whole.1') }, { say: x('whole.2') }],
  },
  {
    beat: 'try',
    moment: at(edge, e0),
    say: x('try'),
    show: { marks: [...marks, 'edgeLine', 'contact'], parts: ['time', 'checks', 'formula'], plot: 'triangle', camera },
    values: { ...edgeValues, time: 'f0.p0.s0.nearest#time' },
    tryout: {
      goal: { say: x('try.goal'), when: 'f > 1 and time < 1' },
      controls: [{ kind: 'coordinate', label: x('try.z'), axis: 2, range: [-3.6, 3.6, 0.1] }],
      lines: [
        { name: x('try.root'), value: 'root1' },
        { name: '$f$', value: 'f' },
        { name: x('try.time'), value: 'time' },
      ],
    },
  },
]);
