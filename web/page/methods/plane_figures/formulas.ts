/** The formula of each step of a test in the plane, with the numbers of its event. */
import type { MessageKey } from '../../base/i18n/messages';
import type { Formula, FormulaLine, FormulaRow } from '../../model/explain/formulaTypes';
import type { Step } from '../../../package/trace/steps';
import { axisTex, frameOf } from './look';
import type {
  FigureAxisEvent,
  FigureClampEvent,
  FigureCornerEvent,
  FigureDistanceEvent,
  FigureOutlineEndEvent,
  FigurePair,
  FigureQuadrantEvent,
  FigureRangeEvent,
  FigureTruthEvent,
  FigureVertexEvent,
} from './schema.gen';

const card = (name: string, main: string, lines: readonly FormulaLine[], table?: readonly FormulaRow[]): Formula => ({
  title: `study.plane_figures.formula.${name}` as MessageKey,
  main,
  ...(table && { table }),
  groups: [{ space: 'world', lines }],
});

const words = (name: string): MessageKey => `study.plane_figures.words.${name}` as MessageKey;
const row = (name: string, when: string, on: boolean): FormulaRow => ({
  name: `study.plane_figures.case.${name}` as MessageKey,
  when,
  on,
});

const [c, r, d, p, n, L, g] = [
  '\\sy{figC}{c}',
  '\\sy{figR}{r}',
  '\\sy{figD}{d}',
  '\\sy{figP}{p}',
  '\\sy{figN}{n}',
  '\\sy{figL}{L}',
  '\\sy{figG}{g}',
];

const radiusA: FormulaLine = { name: 'r_A', words: words('radiusA'), result: 'begin.radiusA' };
const radiusB: FormulaLine = { name: 'r_B', words: words('radiusB'), result: 'begin.radiusB' };
const centreA: FormulaLine = { name: 'c_A', words: words('centreA'), result: 'begin.centreA' };
const centreB: FormulaLine = { name: 'c_B', words: words('centreB'), result: 'begin.centreB' };
const circle: readonly FormulaLine[] = [
  { name: c, words: words('centre'), result: 'begin.centreA' },
  { name: r, words: words('radius'), result: 'begin.radiusA' },
];
const sides: readonly FormulaLine[] = [
  { name: 'l', words: words('low'), result: 'begin.low' },
  { name: 'h', words: words('high'), result: 'begin.high' },
];
const point: FormulaLine = { name: p, words: words('point'), result: 'begin.centreB' };

const asked: Readonly<Record<FigurePair, { readonly main: string; readonly lines: readonly FormulaLine[] }>> = {
  'point-rectangle': { main: `l \\le ${p} \\le h`, lines: [...sides, point] },
  'point-circle': { main: `|${p} - ${c}| \\le ${r}`, lines: [...circle, point] },
  'circle-circle': { main: '|c_B - c_A| \\le r_A + r_B', lines: [centreA, radiusA, centreB, radiusB] },
  'rectangle-circle': { main: `\\min_{x \\in B} |x - ${c}| \\le ${r}`, lines: [...circle, ...sides] },
  polygons: { main: 'A \\cap B \\ne \\varnothing', lines: [centreA, centreB] },
};

/** Of polygons that are not convex the largest over the axes is no gap. */
const gapWords = (step: Step): MessageKey => words(frameOf(step).pair === 'polygons' ? 'overAxes' : 'gap');

export function frameFormula(_: unknown, step: Step): Formula {
  const { main, lines } = asked[frameOf(step).pair];
  return card('frame', main, [
    ...lines,
    { name: 'v', words: words('motion'), result: 'begin.motion' },
    { name: g, words: gapWords(step), result: 'gap' },
  ]);
}

/** What each way compares with 0. */
function pairMain(step: Step): string {
  const { pair, test } = frameOf(step);
  if (pair === 'polygons') return `${g} = \\max_L\\,\\max(l_B - h_A,\\ l_A - h_B)`;
  if (pair === 'point-rectangle') return `${g} = |${p} - ${n}|`;
  if (pair !== 'rectangle-circle') return `${g} = |${d}| - (r_A + r_B)`;
  if (test === 'right') return `|${n} - ${c}| \\le ${r}`;
  const corners = `\\min_i |p_i - ${c}| \\le ${r}`;
  return test === 'printed' ? corners : `${corners}\\ \\text{or}\\ |d_k| \\le s_k + ${r}`;
}

export function pairFormula(_: unknown, step: Step): Formula {
  const { pair, test } = frameOf(step);
  const looked = pair === 'rectangle-circle' && test !== 'right';
  return card('pair', pairMain(step), [
    { name: 'c_B - c_A', words: words('between'), result: 'begin.between' },
    ...(looked ? [{ name: 'm', words: words('nearest'), result: 'nearest' }] : []),
    { name: g, words: gapWords(step), result: 'gap' },
    { name: L, words: words('direction'), result: 'direction' },
    { name: 'k', words: words('asked'), result: 'asked' },
  ]);
}

export function outlineFormula({ shape }: FigureOutlineEndEvent): Formula {
  return card(
    'outline',
    '',
    [
      { name: 'n_L', words: words('lefts'), result: 'lefts' },
      { name: 'n_R', words: words('rights'), result: 'rights' },
    ],
    [
      row('convex', 'n_L\\,n_R = 0', shape === 'convex'),
      row('concave', 'n_L\\,n_R > 0', shape === 'concave'),
      row('crossing', 'E_i \\cap E_j \\ne \\varnothing', shape === 'self-intersecting'),
      row('degenerate', 'n_L + n_R = 0', shape === 'degenerate'),
    ],
  );
}

export function vertexFormula({ exact }: FigureVertexEvent): Formula {
  return card('vertex', '\\sy{figE}{e}\\times f = e_xf_y - e_yf_x', [
    { name: 'p', words: words('corner'), result: 'point' },
    { name: '\\sy{figE}{e}', words: words('into'), result: 'into' },
    { name: 'f', words: words('out'), result: 'out' },
    { name: 'e\\times f', words: words('turn'), result: 'turn' },
    { name: '\\varepsilon', words: words(exact ? 'marginExact' : 'margin'), result: 'margin' },
  ]);
}

export function rangeFormula({ axis }: FigureRangeEvent, step: Step): Formula {
  const k = axis === 0 ? 'x' : 'y';
  const { touching, test } = frameOf(step);
  const relation = touching === 'excluded' && test !== 'right' ? '<' : '\\le';
  return card('range', `l_${k} ${relation} \\sy{figP}{p_${k}} ${relation} h_${k}`, [
    { name: `l_${k}`, words: words('lowSide'), result: 'low' },
    { name: `\\sy{figP}{p_${k}}`, words: words('coordinate'), result: 'value' },
    { name: `h_${k}`, words: words('highSide'), result: 'high' },
    { name: g, expression: `\\max(l_${k} - p_${k},\\ p_${k} - h_${k})`, result: 'gap' },
  ]);
}

/** Where rounding might decide, the sign was found without it. */
const signAt = (gap: number, reach: number): readonly FormulaLine[] =>
  Math.abs(gap) > 1e-9 * reach ? [] : [{ name: '\\sigma', words: words('sign'), result: 'side' }];

export function distanceFormula({ gap, reach }: FigureDistanceEvent, step: Step): Formula {
  const { pair, touching, test } = frameOf(step);
  const relation = touching === 'excluded' && test !== 'right' ? '<' : '\\le';
  const circles = pair === 'circle-circle';
  return card('distance', `${d}\\cdot ${d} ${relation} R^2`, [
    { name: 'c_A', words: words('centreA'), result: 'from' },
    { name: circles ? 'c_B' : p, words: words(circles ? 'centreB' : 'point'), result: 'to' },
    { name: d, expression: circles ? 'c_B - c_A' : `${p} - c_A`, result: 'between' },
    { name: 'd_k^2', words: words('squares'), result: 'squares' },
    { name: 'd\\cdot d', expression: 'd_x^2 + d_y^2', result: 'squared' },
    { name: 'R', words: words(circles ? 'reachBoth' : 'reachOne'), result: 'reach' },
    { name: 'R^2', words: words('squaredReach'), result: 'squaredReach' },
    { name: '|d|', expression: '\\sqrt{d\\cdot d}', result: 'distance' },
    { name: g, expression: '|d| - R', numbers: '{distance} − {reach}', result: 'gap' },
    ...signAt(gap, reach),
  ]);
}

export function quadrantFormula({ same }: FigureQuadrantEvent): Formula {
  return card(
    'quadrant',
    '',
    [
      { name: 'a', words: words('topLeft'), result: 'a' },
      { name: 'b', words: words('bottomRight'), result: 'b' },
    ],
    [
      row('one', 'a_xb_x > 0\\ \\land\\ a_yb_y > 0', same),
      row('across', 'a_xb_x \\le 0\\ \\lor\\ a_yb_y \\le 0', !same),
    ],
  );
}

export function cornerFormula({ corner }: FigureCornerEvent): Formula {
  return card('corner', `${d}\\cdot ${d} \\le ${r}^2`, [
    { name: `\\sy{figP}{p_${corner}}`, words: words('corner'), result: 'point' },
    { name: d, expression: `p_${corner} - ${c}`, result: 'between' },
    { name: 'd\\cdot d', expression: 'd_x^2 + d_y^2', result: 'squared' },
    { name: 'r^2', words: words('squaredRadius'), result: 'squaredRadius' },
    { name: '|d|', expression: '\\sqrt{d\\cdot d}', result: 'distance' },
    { name: g, expression: `|d| - ${r}`, result: 'gap' },
  ]);
}

export const squareFormula: Formula = card('square', `|d_k| \\le s_k + ${r} \\quad k = x, y`, [
  { name: d, words: words('centres'), result: 'between' },
  { name: 's + r', words: words('reachSquare'), result: 'reach' },
  { name: g, expression: '|d_k| - (s_k + r)', result: 'gaps' },
]);

export const clampFormula = ({ gap, squaredRadius }: FigureClampEvent): Formula =>
  card('clamp', `${n} = \\max(l,\\ \\min(h,\\ ${c}))`, [
    { name: 'l', words: words('low'), result: 'low' },
    { name: 'h', words: words('high'), result: 'high' },
    { name: c, words: words('centre'), result: 'centre' },
    { name: n, words: words('clamped'), result: 'point' },
    { name: d, expression: `${n} - ${c}`, result: 'between' },
    { name: 'd\\cdot d', expression: 'd_x^2 + d_y^2', result: 'squared' },
    { name: 'r^2', words: words('squaredRadius'), result: 'squaredRadius' },
    { name: '|d|', expression: '\\sqrt{d\\cdot d}', result: 'distance' },
    { name: g, words: words('gapClamp'), result: 'gap' },
    ...signAt(gap, Math.sqrt(squaredRadius)),
  ]);

export function axisFormula(event: FigureAxisEvent): Formula {
  const edge = axisTex(event);
  return card('axis', `${g} = \\max(l_B - h_A,\\ l_A - h_B) > \\varepsilon`, [
    { name: 's', words: words('edgeFrom'), result: 'from' },
    { name: 't', words: words('edgeTo'), result: 'to' },
    { name: 'N', expression: `(e_y, -e_x),\\ e = ${edge} = t - s`, result: 'normal' },
    { name: L, expression: 'N\\,/\\,|N|', result: 'unit' },
    { name: 'l_A', words: words('lowA'), result: 'lowA' },
    { name: 'h_A', words: words('highA'), result: 'highA' },
    { name: 'l_B', words: words('lowB'), result: 'lowB' },
    { name: 'h_B', words: words('highB'), result: 'highB' },
    { name: g, words: words('larger'), result: 'gap' },
    { name: '\\varepsilon', words: words('rounding'), result: 'margin' },
  ]);
}

export function truthFormula({ outlines, aInB, bInA, touch, edgeA }: FigureTruthEvent): Formula {
  return card(
    'truth',
    '',
    edgeA < 0
      ? []
      : [
          { name: 'i', words: words('edgeA'), result: 'edgeA' },
          { name: 'j', words: words('edgeB'), result: 'edgeB' },
        ],
    [
      row('outlines', '\\exists\\, i, j:\\ a_i \\cap b_j \\ne \\varnothing', outlines),
      row('aInB', 'A \\subset B', aInB),
      row('bInA', 'B \\subset A', bInA),
      row('apart', 'A \\cap B = \\varnothing', !touch),
    ],
  );
}
