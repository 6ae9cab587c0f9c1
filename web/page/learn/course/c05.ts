import { chapter } from './chapter';
import { faceHitInBalls, growing, passingOver, tiltedPlane } from './scenes';
import type { Spot, Stop, Values } from '../tour/types';

const face = 'f0.p0.s0.t0.face';
const moment: Stop['moment'] = { scene: faceHitInBalls, address: face };
const before: Stop['moment'] = { scene: tiltedPlane, address: face };
const values: Values = {
  t0: `${face}#time`,
  qx: `${face}#point.0`,
  qy: `${face}#point.1`,
  qz: `${face}#point.2`,
  a: `${face}#a`,
  b: `${face}#b`,
  c: `${face}#c`,
  d: `${face}#d`,
  e: `${face}#e`,
  x: `${face}#x`,
  y: `${face}#y`,
  z: `${face}#z`,
  area: `${face}#area`,
  // The shares of the corners in q; the paper tests their signs only.
  b2: 'x/area',
  b3: 'y/area',
  b1: '1 - b2 - b3',
  x1: 'f0.p0.s0.t0#begin:p0.0',
  z1: 'f0.p0.s0.t0#begin:p0.2',
  x2: 'f0.p0.s0.t0#begin:p1.0',
  z2: 'f0.p0.s0.t0#begin:p1.2',
};

const corners = { p: 'p0', u: 'p1', s: 'p2' } as const;
const coordinate = ['x', 'y', 'z'] as const;
/** The vectors of the why: B, v, N, u₂, u₃ and w, by coordinate. */
const vectors: Values = Object.fromEntries(
  coordinate.flatMap((c, k) => [
    ...Object.entries(corners).map(([name, corner]) => [`${name}0${c}`, `f0.p0.s0.t0#begin:${corner}.${k}`]),
    [`B${c}`, `f0.p0.s0#begin:position.${k}`],
    [`v${c}`, `f0.p0.s0#displacement.${k}`],
    [`n${c}`, `f0.p0.s0.t0.plane#normal.${k}`],
    [`u${c}`, `u0${c} - p0${c}`],
    [`s${c}`, `s0${c} - p0${c}`],
    [`w${c}`, `q${c} - p0${c}`],
  ]),
);

/** The paper's three signs and the shares when corners are elsewhere in the floor; the point q stays where it is. */
const signs = (
  p1: readonly [string, string],
  p2: readonly [string, string],
  p3: readonly [string, string],
): Values => ({
  ax: `${p2[0]} - ${p1[0]}`,
  az: `${p2[1]} - ${p1[1]}`,
  bx: `${p3[0]} - ${p1[0]}`,
  bz: `${p3[1]} - ${p1[1]}`,
  wx: `qx - ${p1[0]}`,
  wz: `qz - ${p1[1]}`,
  aa: 'ax^2 + az^2',
  bb: 'ax*bx + az*bz',
  cc: 'bx^2 + bz^2',
  dd: 'wx*ax + wz*az',
  ee: 'wx*bx + wz*bz',
  gx: 'dd*cc - ee*bb',
  gy: 'ee*aa - dd*bb',
  ga: 'aa*cc - bb^2',
  gz: 'gx + gy - ga',
  gb2: 'gx / max(ga, 0.000000001)',
  gb3: 'gy / max(ga, 0.000000001)',
  gb1: '1 - gb2 - gb3',
  front: 'az*bx - ax*bz > 0',
  inside: 'gx >= 0 and gy >= 0 and gz < 0 and front',
});

/** A corner in the plane of the triangle, which is the floor. */
const spot = (corner: 0 | 1 | 2, label: string, begin: readonly [number, number]): Spot => ({
  where: {
    origin: [0, 0, 0],
    axes: [
      [1, 0, 0],
      [0, 0, 1],
    ],
    least: -6,
    most: 6,
  },
  as: 'point',
  corner,
  label,
  begin,
});

/** Where the third corner has to be: on the line from another corner through q, beyond q, as near to the guess as it gets. */
function through(x: string, z: string): readonly [string, string] {
  const far = `max(1.1, ((g0 - ${x})*(qx - ${x}) + (g1 - ${z})*(qz - ${z})) / ((qx - ${x})^2 + (qz - ${z})^2))`;
  return [`(${x} + (qx - ${x}) * ${far})`, `(${z} + (qz - ${z}) * ${far})`];
}
const [first, second] = [through('x1', 'z1'), through('x2', 'z2')];
const gap = ([x, z]: readonly [string, string]): string => `hypot(${x} - g0, ${z} - g1)`;
const nearer = `(${gap(first)} <= ${gap(second)})`;
const truth = [0, 1].map((k) => `${nearer} * ${first[k]!} + (1 - ${nearer}) * ${second[k]!}`);

const marks = ['triangle', 'corners', 'foot', 'mover'] as const;
const camera = [-18, 42] as const;

/** The shares of the corners say whether the point in the plane is in the triangle. */
export const chapter05 = chapter('5', 'touch', (x): Stop[] => [
  {
    beat: 'look',
    moment: { scene: passingOver, address: 'f0.p0.s0.t0' },
    say: x('look'),
    show: growing(['face']),
    plays: 'grow',
  },
  {
    beat: 'look',
    moment,
    say: x('plane'),
    show: { marks: [...marks, 'way', 'touch'], parts: ['checks'], camera, time: 't0' },
    values,
    fresh: x('fresh'),
  },
  {
    beat: 'predict',
    moment: before,
    say: x('which.say'),
    show: { marks: ['plane', 'triangle', 'corners', 'normal', 'mover', 'way'], camera: [-30, 68], time: 't0' },
    values,
    ask: {
      kind: 'choice',
      question: x('which.ask'),
      options: [
        { id: 'inside', text: x('which.inside') },
        { id: 'p1p2', text: x('which.p1p2') },
        { id: 'p2p3', text: x('which.p2p3') },
        { id: 'p3p1', text: x('which.p3p1') },
      ],
      truth: 'p1p2',
      help: { label: x('help.label'), text: x('help.text') },
      shows: { marks: ['touch', 'foot'], parts: ['front'] },
      then: [
        { when: 'right', right: true, title: x('which.right'), say: x('which.right.say') },
        { when: 'g == 0', title: x('which.not'), say: x('which.not.say') },
        { title: x('which.other'), say: x('which.other.say') },
      ],
    },
  },
  {
    beat: 'predict',
    moment,
    say: x('corner.say'),
    show: { marks: ['axes', 'triangle', 'corners', 'foot', 'answer'], parts: ['front'], camera, time: 't0' },
    values,
    ask: {
      kind: 'place',
      ...spot(2, x('corner.label'), [4, 0]),
      labels: [x('corner.x'), '*z*'],
      truth,
      question: x('corner.ask'),
      hint: x('corner.hint'),
      values: {
        ...signs(['x1', 'z1'], ['x2', 'z2'], ['g0', 'g1']),
        // How far q is from each side, above 0 inside.
        size: 'sqrt(max(ga, 0.000000001))',
        toX: 'gx / size / sqrt(max(cc, 0.000000001))',
        toY: 'gy / size / sqrt(aa)',
        toZ: '-gz / size / max(hypot(g0 - x2, g1 - z2), 0.0001)',
        least: 'min(toX, toY, toZ)',
        out: '-least',
        near: 'abs(least)',
        // From where one of the two sides would run through q.
        moved: `hypot(${truth[0]!} - g0, ${truth[1]!} - g1)`,
      },
      then: [
        { when: 'not front', title: x('corner.over'), say: x('corner.over.say') },
        { when: 'abs(least) <= 0.02', right: true, title: x('corner.border'), say: x('corner.border.say') },
        {
          when: 'least < 0 and least >= -0.3 and toX <= toZ',
          right: true,
          title: x('corner.outX'),
          say: x('corner.outX.say'),
        },
        { when: 'least < 0 and least >= -0.3', right: true, title: x('corner.outZ'), say: x('corner.outZ.say') },
        { when: 'least < 0', title: x('corner.far'), say: x('corner.far.say') },
        { when: 'toX <= toZ and toX <= toY', title: x('corner.inX'), say: x('corner.inX.say') },
        { when: 'toZ <= toY', title: x('corner.inZ'), say: x('corner.inZ.say') },
        { title: x('corner.inY'), say: x('corner.inY.say') },
      ],
    },
  },
  {
    beat: 'why',
    moment,
    say: x('why'),
    show: { marks, parts: ['checks', 'front'], camera, time: 't0' },
    values: { ...values, ...vectors },
    steps: [
      { say: x('why.1'), formula: ['q = B - N + t_0\\,v', '*t*₀ = {t0}', '*q* = ({qx}, {qy}, {qz})'] },
      { say: x('why.2'), formula: ['w = \\beta_2 u_2 + \\beta_3 u_3', '', ''], show: { marks: ['faceVectors'] } },
      { say: x('why.3') },
      {
        say: x('why.4'),
        formula: ['(\\beta_2, \\beta_3) = (dc-eb,\\ ea-db)\\,/\\,(ac-b^2)', '', '{b2}; {b3}'],
      },
      { say: x('why.5'), formula: ['\\beta_1 = 1-\\beta_2-\\beta_3', '1 − {b2} − {b3}', '{b1}'] },
      { say: x('why.6') },
    ],
  },
  {
    beat: 'try',
    moment,
    say: x('try'),
    show: { marks: ['triangle', 'corners', 'foot'], parts: ['front'], camera, time: 't0' },
    values: { ...values, ...signs(['g0', 'g1'], ['g2', 'g3'], ['g4', 'g5']) },
    tryout: {
      places: [spot(0, '*p*₁', [-4, -4]), spot(1, '*p*₂', [-2, 4]), spot(2, '*p*₃', [4, 0])],
      goal: { say: x('try.goal'), when: '(gb1 < 0) + (gb2 < 0) + (gb3 < 0) == 2' },
      lines: [
        { name: x('try.z'), value: 'gb1' },
        { name: x('try.x'), value: 'gb2' },
        { name: x('try.y'), value: 'gb3' },
        { name: x('try.hit'), value: 'inside' },
      ],
    },
  },
]);
