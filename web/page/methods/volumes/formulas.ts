/** The formula of each step, with the numbers of its event. */
import type { MessageKey } from '../../base/i18n/messages';
import type { Formula, FormulaLine } from '../../model/explain/formulaTypes';
import type { Step } from '../../../package/trace/steps';
import { volumeOf } from './look';
import type {
  VolumeAxisEvent,
  VolumeBallEvent,
  VolumeBoxAxisEvent,
  VolumeCentredEvent,
  VolumeHullFaceEvent,
  VolumeSideEvent,
  VolumeSlabEvent,
  VolumeSpreadEvent,
  VolumeTestEvent,
  VolumeTryEvent,
} from './schema.gen';

const card = (name: string, main: string, lines: readonly FormulaLine[]): Formula => ({
  title: `study.volumes.formula.${name}` as MessageKey,
  main,
  groups: [{ space: 'world', lines }],
});

const words = (name: string): MessageKey => `study.volumes.words.${name}` as MessageKey;
const line = (name: string, what: string, result: string): FormulaLine => ({ name, words: words(what), result });

const [p, low, high, c, r, n, d, q, full, V, e] = [
  '\\sy{volP}{p}',
  '\\sy{volLow}{m}',
  '\\sy{volHigh}{M}',
  '\\sy{volC}{c}',
  '\\sy{volR}{r}',
  '\\sy{volN}{n}',
  '\\sy{volD}{d}',
  '\\sy{volQ}{q}',
  '\\sy{volFull}{f}',
  '\\sy{volV}{V}',
  '\\sy{volE}{e}',
];
const L = '\\sy{volN}{L}';

export const frameFormula = card('frame', `${full} = V_H\\,/\\,${V}`, [
  line('o', 'pivot', 'begin.pivot'),
  line('u', 'unit', 'begin.unit'),
  line('\\varphi', 'turn', 'begin.turn'),
  line(p, 'probe', 'begin.probe'),
  { name: "p'", expression: `R^{-1}(${p} - s)`, result: 'begin.probeBack' },
  line('f_A', 'fullAabb', 'aabbFull'),
  line('f_S', 'fullSphere', 'sphereFull'),
  line('f_O', 'fullObb', 'obbFull'),
  line('f_k', 'fullKdop', 'kdopFull'),
  line('a', 'alarms', 'falseAlarms'),
  line('\\mu', 'missed', 'missed'),
]);

const sizeLines: Readonly<Record<string, readonly FormulaLine[]>> = {
  aabb: [
    line(low, 'lowCorner', 'begin.low'),
    line(high, 'highCorner', 'begin.high'),
    { name: V, expression: '\\textstyle\\prod_k (M_k - m_k)', result: 'volume' },
  ],
  sphere: [
    line(c, 'centre', 'begin.centre'),
    line(r, 'radius', 'begin.radius'),
    { name: V, expression: '\\tfrac43\\pi r^3', result: 'volume' },
    line('r^*', 'smallest', 'begin.smallest'),
  ],
  obb: [
    line(`${e}_0`, 'edge', 'begin.e0'),
    line(`${e}_1`, 'edge', 'begin.e1'),
    line(`${e}_2`, 'edge', 'begin.e2'),
    { name: '\\delta', expression: '(e_0\\times e_1)\\cdot e_2', result: 'begin.determinant' },
    line('s', 'skew', 'begin.skew'),
    { name: V, expression: '|\\delta|', result: 'volume' },
  ],
  kdop: [line('k', 'sides', 'begin.k'), line('V_6', 'firstThree', 'begin.aabb'), line(V, 'volume', 'volume')],
  hull: [
    line('n_P', 'hullCorners', 'begin.corners'),
    line('n_F', 'hullPlanes', 'begin.planes'),
    line(V, 'volume', 'volume'),
  ],
};

const mainOf: Readonly<Record<string, string>> = {
  aabb: `${low}_k \\le ${p}_k \\le ${high}_k`,
  sphere: `|${p} - ${c}|^2 \\le ${r}^2`,
  obb: `${n}_i\\cdot ${p} + D_i \\le 0`,
  kdop: `${low}_i \\le d_i\\cdot ${p} \\le ${high}_i`,
  hull: `${n}_i\\cdot(${p} - p_i) \\le 0`,
};

/** Of a volume that is done, or of one that was cut short: then only what it began with is known. */
export function volumeFormula(_: unknown, step: Step): Formula {
  const which = volumeOf(step) ?? 'hull';
  return card(which, mainOf[which]!, [
    ...sizeLines[which]!,
    ...(which === 'hull'
      ? []
      : [
          line('V_H', 'hullVolume', 'hullVolume'),
          { name: full, expression: `V_H\\,/\\,${V}`, numbers: '{hullVolume} / {volume}', result: 'full' },
          { name: 'w', expression: 'S\\,/\\,S_H', numbers: '{surface} / {hullSurface}', result: 'wide' },
          line('\\sigma', 'outside', 'outside'),
        ]),
  ] satisfies readonly FormulaLine[]);
}

export const cornerFormula = card('corner', `${q} = R\\,q' + s`, [
  line("q'", 'still', 'still'),
  line(q, 'turned', 'point'),
  line(low, 'leastSoFar', 'low'),
  line(high, 'greatestSoFar', 'high'),
]);

export const axisFormula = (_: VolumeAxisEvent): Formula =>
  card('axis', `${low} \\le ${p} \\le ${high}`, [
    line(p, 'probeAxis', 'probe'),
    line(low, 'min', 'low'),
    line(high, 'max', 'high'),
    line('m^*', 'ownMin', 'vertexLow'),
    line('M^*', 'ownMax', 'vertexHigh'),
    line('m_8', 'eightMin', 'eightLow'),
    line('M_8', 'eightMax', 'eightHigh'),
    line('m_B', 'boxMin', 'boxLow'),
    line('M_B', 'boxMax', 'boxHigh'),
    { name: 'g', expression: '\\min(M, M_B) - \\max(m, m_B)', result: 'overlap' },
  ]);

export const centredFormula = (_: VolumeCentredEvent): Formula =>
  card('centred', `${r} = \\max_i |v_i - ${c}|`, [
    line(c, 'centre', 'centre'),
    line(q, 'farthest', 'point'),
    { name: r, expression: `|${q} - ${c}|`, result: 'radius' },
    { name: 'r/r^*', words: words('excess'), result: 'excess' },
  ]);

export const ballFormula = ({ step }: VolumeBallEvent): Formula =>
  card('ball', `|v_i - ${c}| \\le ${r} \\quad\\text{for all } i`, [
    line(q, 'joins', 'pivotPoint'),
    ...(step > 0 ? [line(`|q - c'|`, 'beyond', 'beyond'), line("r'", 'radiusBefore', 'before')] : []),
    line('h', 'held', 'held'),
    line(c, 'centreNow', 'centre'),
    line(r, 'radiusNow', 'radius'),
  ]);

export const spreadFormula = ({ row }: VolumeSpreadEvent): Formula =>
  card('spread', `C_{jk} = \\tfrac1w\\textstyle\\sum_i (v_i - \\mu)_j (v_i - \\mu)_k,\\quad C\\,L = \\lambda L`, [
    line('\\mu', 'mean', 'mean'),
    line('w', 'weight', 'weight'),
    line(`C_{${row}}`, 'row', 'entries'),
    line(`\\lambda_{${row}}`, 'eigenvalue', 'value'),
    line("L'", 'eigenvector', 'still'),
    { name: `${L}_{${row}}`, expression: "R\\,L'", result: 'axis' },
  ]);

export const boxAxisFormula = (_: VolumeBoxAxisEvent): Formula =>
  card('boxAxis', `${low} = \\min_i v_i\\cdot ${L},\\quad ${high} = \\max_i v_i\\cdot ${L}`, [
    line(L, 'axis', 'unit'),
    line('m^*', 'leastVertex', 'low'),
    line('M^*', 'greatestVertex', 'high'),
    line(low, 'boxLeast', 'boxLow'),
    line(high, 'boxGreatest', 'boxHigh'),
  ]);

export const sideFormula = ({ verdict }: VolumeSideEvent): Formula =>
  card('side', `${n}\\cdot ${p} + D \\le 0`, [
    line('v_1', 'sideCorner', 'v1'),
    line('v_2', 'sideCorner', 'v2'),
    line('v_3', 'sideCorner', 'v3'),
    { name: '[a,b,c]', expression: '(v_3 - v_1)\\times(v_2 - v_1)', result: 'crossed' },
    { name: '|abc|', words: words('length'), result: 'length' },
    ...(verdict === 'no-plane'
      ? []
      : [
          { name: n, expression: '[a,b,c]\\,/\\,|abc|', result: 'normal' },
          { name: 'D', expression: `-${n}\\cdot v_1`, result: 'd' },
          { name: `${n}p`, words: words('parts'), result: 'parts' },
          { name: d, expression: `${n}\\cdot ${p} + D`, result: 'distance' },
          { name: 'd_c', words: words('centreSide'), result: 'centre' },
        ]),
  ]);

export const tryFormula = (_: VolumeTryEvent): Formula =>
  card('try', `${V} = |(e_0\\times e_1)\\cdot e_2|`, [
    line(`${e}_0`, 'edge', 'e0'),
    line(`${e}_1`, 'edge', 'e1'),
    line(`${e}_2`, 'edge', 'e2'),
    line(V, 'volume', 'volume'),
    line('V/V_0', 'ofFirst', 'share'),
    line('t', 'tried', 'tried'),
  ]);

export const slabFormula = (_: VolumeSlabEvent): Formula =>
  card('slab', `${low} \\le \\sy{volN}{d}\\cdot ${p} \\le ${high}`, [
    line('\\sy{volN}{d}', 'direction', 'along'),
    line('|d|', 'directionLength', 'length'),
    line(low, 'leastSlab', 'low'),
    line(high, 'greatestSlab', 'high'),
    line('d_k p_k', 'parts', 'parts'),
    { name: `d\\cdot ${p}`, words: words('probeAxis'), result: 'probe' },
    line('m_B', 'boxMin', 'boxLow'),
    line('M_B', 'boxMax', 'boxHigh'),
    { name: 'g', expression: '\\min(M, M_B) - \\max(m, m_B)', result: 'overlap' },
    line('A_m', 'lowArea', 'lowArea'),
    line('A_M', 'highArea', 'highArea'),
  ]);

export const faceFormula = (_: VolumeHullFaceEvent): Formula =>
  card('face', `${d} = ${n}\\cdot(${p} - p_0)`, [
    line('p_0', 'faceCorner', 'p0'),
    line(n, 'faceNormal', 'normal'),
    { name: d, expression: `${n}\\cdot(${p} - p_0)`, result: 'distance' },
    line('\\pm', 'sign', 'sign'),
  ]);

export const edgeFormula = card('edge', 'a + t\\,(b - a)', [line('a', 'oneEnd', 'from'), line('b', 'otherEnd', 'to')]);

export function testFormula({ test, volumeKind }: VolumeTestEvent): Formula {
  const squared = volumeKind === 'sphere';
  const ofBox = test === 1;
  const at = ofBox ? 'b' : p;
  const main = squared ? `|${at} - ${c}|^2 \\le ${r}^2` : ofBox ? 'g \\le \\beta' : `${d} \\le \\beta`;
  if (ofBox && volumeKind === 'hull')
    return card('test', 'B \\cap H \\ne \\varnothing', [
      line('b', 'boxCentre', 'point'),
      line('n_F', 'hullAsked', 'asked'),
    ]);
  return card('test', main, [
    line(at, ofBox ? (squared ? 'boxNearest' : 'boxCentre') : 'probe', 'point'),
    squared
      ? { name: 'x', expression: `|${at} - ${c}|^2`, result: 'value' }
      : line(ofBox ? 'g' : d, ofBox ? 'greatestGap' : 'greatestDistance', 'value'),
    squared ? { name: 'r^2', words: words('bound'), result: 'bound' } : line('\\beta', 'bound', 'bound'),
    line('n', 'asked', 'asked'),
  ]);
}
