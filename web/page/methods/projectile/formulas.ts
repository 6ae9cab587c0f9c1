/** The formula of each step of a shot, with the numbers of its event. */
import type { MessageKey } from '../../base/i18n/messages';
import type { Formula, FormulaGroup, FormulaLine, Space } from '../../model/explain/formulaTypes';
import type { Step } from '../../../package/trace/steps';
import { openingOf, slabAxis, type SlabEvent } from './look';
import type { ShotFaceEvent, ShotFrameEvent, ShotMoveEvent } from './schema.gen';

const words = (name: string): MessageKey => `study.projectile.words.${name}` as MessageKey;

const group = (space: Space | null, lines: readonly FormulaLine[]): FormulaGroup => ({ space, lines });

const card = (name: string, main: string, ...groups: FormulaGroup[]): Formula => ({
  title: `study.projectile.formula.${name}` as MessageKey,
  main,
  groups,
});

const [o, d, t, tOut, h, n, v, Q] = [
  '\\sy{shotO}{o}',
  '\\sy{shotD}{d}',
  '\\sy{shotT}{t}',
  '\\sy{shotOut}{t_{out}}',
  '\\sy{shotH}{h}',
  '\\sy{shotN}{n}',
  '\\sy{shotV}{v}',
  '\\sy{shotQ}{Q}',
] as const;

export const frameFormula = card(
  'frame',
  `p(${t}) = ${o} + ${t}\\,${d},\\quad 0 \\le t \\le 1`,
  group('world', [
    { name: 'p_0', words: words('place'), result: 'begin.place' },
    { name: 'v_0', words: words('velocity'), result: 'begin.velocity' },
    { name: t, words: words('hit'), result: 'time', found: true },
    { name: '\\Delta t', words: words('spaces'), result: 'difference' },
    { name: 't_Q', words: words('arc'), result: 'arcTime', found: true },
    { name: "p'", words: words('placeAfter'), result: 'centre' },
    { name: "v'", words: words('velocityAfter'), result: 'velocity' },
  ]),
);

const pulls = {
  slides: { expression: 'g\\,\\Delta t', numbers: '{gravity} · {step}' },
  printed: { expression: 'g\\,\\Delta t', numbers: '{gravity} · {step}' },
  exact: { expression: '\\tfrac12\\,g\\,\\Delta t', numbers: '½ · {gravity} · {step}' },
  arc: { expression: '0' },
} as const;

export function moveFormula(_: ShotMoveEvent, step: Step): Formula {
  const frame = step.parent ? openingOf<ShotFrameEvent>(step.parent) : null;
  const how = frame?.method === 'arc' ? 'arc' : (frame?.motion ?? 'slides');
  const way = how === 'arc' ? `${v}\\,\\Delta t - \\tfrac12\\,g\\,\\Delta t^2\\,\\hat y` : `${v}\\,\\Delta t`;
  const before = how === 'printed' ? 'v_0 + v_0' : 'v_0';
  return card(
    'move',
    `${v} = ${before} - \\gamma\\,\\hat y,\\quad ${d} = ${way}`,
    group('world', [
      { name: 'p_0', words: words('place'), result: 'from' },
      { name: 'v_0', words: words('velocity'), result: 'before' },
      { name: '\\gamma', ...pulls[how], result: 'pull' },
      { name: v, expression: `${before} - \\gamma\\,\\hat y`, result: 'velocity' },
      { name: d, expression: way, result: 'way' },
      { name: 'p_1', expression: `p_0 + ${d}`, result: 'to' },
    ]),
  );
}

export const rayFormula = card(
  'ray',
  `${o} + U\\,t + ${Q}\\,t^2,\\quad U + Q = ${d}`,
  group('world', [
    { name: 'T', words: words('timeLeft'), result: 'time' },
    { name: o, words: words('origin'), result: 'from' },
    { name: d, words: words('way'), result: 'way' },
    { name: 'p_1', expression: `${o} + ${d}`, result: 'to' },
    { name: Q, expression: '-\\tfrac12\\,g\\,T^2\\,\\hat y', result: 'quadratic' },
    { name: 'U', expression: `${d} - Q`, result: 'linear' },
    { name: 's', expression: '\\tfrac18\\,g\\,T^2', result: 'sag' },
  ]),
);

export const boxFormula = card(
  'box',
  `${t} = \\max_k\\,t_{1k} \\;\\le\\; ${tOut} = \\min_k\\,t_{2k}`,
  group('local', [
    { name: h, words: words('half'), result: 'begin.half' },
    { name: o, expression: 'R^{-1}(o - c)', result: 'begin.origin' },
    { name: d, expression: 'R^{-1}\\,d', result: 'begin.direction' },
    { name: t, words: words('latest'), result: 'objectEnter', found: true },
    { name: tOut, words: words('earliest'), result: 'objectLeave', found: true },
  ]),
  group('world', [
    { name: 'c', words: words('centre'), result: 'begin.centre' },
    { name: 't^w', words: words('worldLatest'), result: 'worldEnter', found: true },
    { name: 't^w_{out}', words: words('worldEarliest'), result: 'worldLeave', found: true },
    { name: '\\Delta t', expression: '|t - t^w|', result: 'difference' },
    { name: n, words: words('normal'), result: 'normal' },
    { name: 't_Q', words: words('arc'), result: 'arcTime', found: true },
  ]),
);

const never = ({ origin, low, high, direction }: SlabEvent): boolean =>
  direction === 0 && (low === origin || high === origin);

/** The quotient, or, if there is no motion along the axis, the reason why it is not used. */
function quotients(slab: SlabEvent): FormulaLine[] {
  const lines: FormulaLine[] = [
    {
      name: 't_-',
      expression: `(-${h} - ${o})\\,/\\,${d}`,
      numbers: '({low} − {origin}) / {direction}',
      result: 'toLow',
    },
    {
      name: 't_+',
      expression: `(${h} - ${o})\\,/\\,${d}`,
      numbers: '({high} − {origin}) / {direction}',
      result: 'toHigh',
    },
  ];
  if (Math.abs(slab.direction) <= slab.parallel)
    lines.push({ name: '\\varepsilon', words: words('parallel'), result: 'parallel' });
  // A NaN quotient has no line.
  if (never(slab)) lines.push({ name: '0\\,/\\,0', words: words('noNumber'), result: 'direction' });
  return lines;
}

export function slabFormula(slab: SlabEvent, step: Step): Formula {
  const axis = 'xyz'[slabAxis(step) ?? 0]!;
  const [near, far] = [`d_-\\,/\\,(${n}\\cdot d)`, `-d_+\\,/\\,(${n}\\cdot d)`];
  const [first, last] = slab.along > 0 ? [near, far] : [far, near];
  const [early, late] = slab.direction > 0 ? ['t_-', 't_+'] : ['t_+', 't_-'];
  const parallel = Math.abs(slab.direction) <= slab.parallel;
  return card(
    'slab',
    `-${h}_${axis} \\le ${o}_${axis} + ${d}_${axis}\\,t \\le ${h}_${axis}`,
    group('local', [
      { name: o, words: words('localOrigin'), result: 'origin' },
      { name: d, words: words('localWay'), result: 'direction' },
      { name: h, words: words('half'), result: 'high' },
      ...quotients(slab),
      { name: '\\sy{shotT}{t_1}', ...(parallel ? { words: words('into') } : { expression: early }), result: 't1' },
      { name: '\\sy{shotOut}{t_2}', ...(parallel ? { words: words('outOf') } : { expression: late }), result: 't2' },
      { name: t, words: words('latestSoFar'), result: 'enter' },
      { name: tOut, words: words('earliestSoFar'), result: 'leave' },
    ]),
    group('world', [
      { name: n, words: words('faceNormal'), result: 'normal' },
      { name: 'D_+', expression: `-${n}\\cdot v_1`, result: 'planeHigh' },
      { name: 'd_+', expression: `${n}\\cdot o + D_+`, result: 'distanceHigh' },
      { name: 'D_-', words: words('planeLow'), result: 'planeLow' },
      { name: 'd_-', expression: `D_- - ${n}\\cdot o`, result: 'distanceLow' },
      { name: `${n}\\cdot d`, words: words('along'), result: 'along' },
      { name: 't_1^w', ...(parallel ? { words: words('into') } : { expression: first }), result: 'worldT1' },
      { name: 't_2^w', ...(parallel ? { words: words('outOf') } : { expression: last }), result: 'worldT2' },
      { name: '\\Delta t', words: words('slabDifference'), result: 'difference' },
    ]),
  );
}

export function faceFormula({ verdict }: ShotFaceEvent): Formula {
  const there = verdict === 'enters' || verdict === 'beside-face';
  return card(
    'face',
    `a\\,${t}^2 + b\\,t + c = 0`,
    group('local', [
      { name: 'a', expression: `${n}\\cdot ${Q}`, result: 'a' },
      { name: 'b', expression: `${n}\\cdot U`, result: 'b' },
      { name: 'c', expression: `${n}\\cdot o - ${h}`, result: 'c' },
      { name: 'D', expression: 'b^2 - 4\\,a\\,c', numbers: '{b}² − 4 · {a} · {c}', result: 'discriminant' },
      { name: t, words: words('falls'), result: 'root', found: true },
      { name: "t'", words: words('rises'), result: 'other', found: true },
      ...(there
        ? [
            { name: 'p', expression: `${o} + U\\,t + Q\\,t^2`, result: 'point' },
            { name: 'u', words: words('beyondFaces'), result: 'outside' },
          ]
        : []),
    ]),
  );
}

export const placeFormula = card(
  'place',
  `|p_k| \\le ${h}_k \\quad k = x, y, z`,
  group('world', [{ name: 'p_1', words: words('end'), result: 'point' }]),
  group('local', [
    { name: 'p', expression: 'R^{-1}(p_1 - c)', result: 'local' },
    { name: h, words: words('half'), result: 'half' },
    { name: 'u', expression: `\\max_k\\,(|p_k| - ${h}_k)`, result: 'outside' },
  ]),
);

export const meshFormula = card(
  'mesh',
  `${t} = \\min\\{\\,t_k : \\text{ray meets } k\\,\\}`,
  group('world', [
    { name: o, words: words('origin'), result: 'begin.from' },
    { name: d, words: words('way'), result: 'begin.way' },
    { name: 'N', words: words('triangles'), result: 'begin.triangles' },
    { name: 'm', words: words('askedTriangles'), result: 'asked' },
    { name: t, words: words('hit'), result: 'time', found: true },
    { name: 't_Q', words: words('arc'), result: 'arcTime', found: true },
  ]),
);

export const triangleFormula = card(
  'triangle',
  `${o} + ${t}\\,${d} = p_0 + u\\,e_1 + w\\,e_2`,
  group('world', [
    { name: 'p_0', words: words('corner0'), result: 'p0' },
    { name: 'p_1', words: words('corner1'), result: 'p1' },
    { name: 'p_2', words: words('corner2'), result: 'p2' },
    { name: 'D', expression: `e_1\\cdot(${d}\\times e_2)`, result: 'determinant' },
    { name: 'u', expression: `(${o} - p_0)\\cdot(${d}\\times e_2)\\,/\\,D`, result: 'u' },
    { name: 'w', expression: `${d}\\cdot((o - p_0)\\times e_1)\\,/\\,D`, result: 'v' },
    { name: t, expression: `e_2\\cdot((o - p_0)\\times e_1)\\,/\\,D`, result: 'time', found: true },
  ]),
  group('world', [
    { name: n, words: words('winding'), result: 'normal' },
    { name: 'a', expression: `${n}\\cdot ${Q}`, result: 'a' },
    { name: 'b', expression: `${n}\\cdot U`, result: 'b' },
    { name: 'c', expression: `${n}\\cdot (o - p_0)`, result: 'c' },
    { name: 't_a', words: words('earlierRoot'), result: 'root', found: true },
    { name: 't_b', words: words('laterRoot'), result: 'other', found: true },
    { name: 't_Q', words: words('arc'), result: 'arcTime', found: true },
  ]),
);

export const bounceFormula = card(
  'bounce',
  `v' = ${v} - (1 + e)(${v}\\cdot ${n})\\,${n}`,
  group('world', [
    { name: t, words: words('hit'), result: 'time' },
    { name: 'q', words: words('hitPoint'), result: 'point' },
    { name: '\\varepsilon', words: words('clearance'), result: 'clearance' },
    { name: "p'", words: words('stopped'), result: 'stopped' },
    { name: v, words: words('velocityThere'), result: 'velocity' },
    { name: n, words: words('normal'), result: 'normal' },
    { name: `v\\cdot n`, words: words('intoFace'), result: 'along' },
    { name: 'e', words: words('restitution'), result: 'restitution' },
    { name: "v'", expression: 'v - (1 + e)(v\\cdot n)\\,n', result: 'result' },
    { name: 'T', words: words('leftTime'), result: 'left' },
  ]),
);
