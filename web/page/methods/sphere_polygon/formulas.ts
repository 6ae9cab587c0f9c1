/** The formula of each step of the place test, with the numbers of its event. */
import { formatNumber } from '../../base/i18n/numbers';
import type { MessageKey } from '../../base/i18n/messages';
import type { Formula, FormulaLine, Space } from '../../model/explain/formulaTypes';
import type { Step } from '../../../package/trace/steps';
import { eventOf, kindOf } from './look';
import type {
  RestAngleEvent,
  RestEdgeEvent,
  RestFrameEvent,
  RestInsideEvent,
  RestNearestEvent,
  RestPlaceEvent,
  RestPlaneEvent,
  RestRayEvent,
  RestResponseEvent,
  RestSweptEvent,
} from './schema.gen';

const card = (name: string, main: string, lines: readonly FormulaLine[], space: Space | null = 'world'): Formula => ({
  title: `study.sphere_polygon.formula.${name}` as MessageKey,
  main,
  groups: [{ space, lines }],
});

const words = (name: string): MessageKey => `study.sphere_polygon.words.${name}` as MessageKey;

const [c, r, n, d, foot, q] = [
  '\\sy{restC}{c}',
  '\\sy{restR}{r}',
  '\\sy{restN}{n}',
  '\\sy{restD}{d}',
  '\\sy{restFoot}{f}',
  '\\sy{restQ}{q}',
];

/** What the frame was asked. */
export function askedOf(step: Step): RestFrameEvent {
  let at = step;
  while (at.parent) at = at.parent;
  return at.opening as unknown as RestFrameEvent;
}

export const frameFormula = card('frame', `${c} = c_0 + \\sy{restV}{v},\\quad v = v_0 + g`, [
  { name: 'c_0', words: words('start'), result: 'begin.start' },
  { name: '\\sy{restV}{v}', expression: 'v_0 + g', result: 'begin.motion' },
  { name: c, expression: 'c_0 + v', result: 'begin.centre' },
  { name: r, words: words('radius'), result: 'begin.radius' },
  { name: d, words: words('found'), result: 'distance', found: true },
  { name: 'd^*', words: words('true'), result: 'trueDistance', found: true },
  { name: "c'", words: words('after'), result: 'centre' },
  { name: "v'", words: words('wayAfter'), result: 'motion' },
]);

export function sweptFormula({ found, startDepth }: RestSweptEvent): Formula {
  const touch: readonly FormulaLine[] = [
    { name: 't', words: words('time'), result: 'time' },
    { name: 'c_t', expression: 'c_0 + t\\,v', result: 'centre' },
    { name: q, words: words('touching'), result: 'point' },
    { name: n, expression: `(c_t - ${q})\\,/\\,${r}`, result: 'direction' },
    { name: 'v\\cdot n', words: words('approach'), result: 'approach' },
    { name: 'l', expression: '(1 - t)\\,|v|', numbers: '(1 − {time}) · {way}', result: 'late' },
  ];
  return card('swept', `t = \\min\\{\\,t : \\operatorname{dist}(c_0 + t\\,v) = ${r}\\,\\}`, [
    { name: '|v|', words: words('way'), result: 'way' },
    ...(startDepth > 0 ? [{ name: 's_0', words: words('startDepth'), result: 'startDepth' }] : []),
    ...(found ? touch : []),
    { name: 'd^*', words: words('trueEnd'), result: 'endDistance', found: true },
  ]);
}

export const polygonFormula = card('polygon', `${d} \\le ${r}`, [
  { name: c, words: words('tested'), result: 'begin.centre' },
  { name: r, words: words('radius'), result: 'begin.radius' },
  { name: d, words: words('found'), result: 'distance', found: true },
  { name: 'd^*', words: words('true'), result: 'trueDistance' },
]);

export const cornerFormula = card('corner', 'N = \\textstyle\\sum_i N_i,\\quad j = i + 1', [
  { name: 'p_i', words: words('corner'), result: 'point' },
  { name: 'p_j', words: words('next'), result: 'next' },
  { name: 'N_i', expression: '((y_i - y_j)(z_i + z_j),\\,\\ldots)', result: 'term' },
  { name: 'N', words: words('soFar'), result: 'sum' },
]);

export function planeFormula(event: RestPlaneEvent, step: Step): Formula {
  const three = askedOf(step).normal === 'three-corners';
  const normal: readonly FormulaLine[] = three
    ? [
        { name: 'N', expression: '(p_1 - p_0)\\times(p_2 - p_0)', result: 'three' },
        { name: '|N|', words: words('threeLength'), result: 'threeLength' },
      ]
    : [
        { name: 'N', expression: '\\textstyle\\sum_i N_i', result: 'sum' },
        { name: '|N|', words: words('area'), result: 'sumLength' },
      ];
  return card('plane', `${n}\\cdot x + D = 0`, [
    ...normal,
    ...(event.shape === 'no-area' ? [{ name: '\\varepsilon', words: words('least'), result: 'least' }] : []),
    { name: n, expression: 'N\\,/\\,|N|', result: 'n' },
    { name: 'D', expression: `-${n}\\cdot p_0`, result: 'offset' },
    { name: 'h', expression: `${n}\\cdot ${c} + D`, result: 'printed' },
    ...(event.shape === 'not-flat' ? [{ name: 'u', words: words('uneven'), result: 'uneven' }] : []),
  ]);
}

export function rayFormula({ verdict }: RestRayEvent): Formula {
  if (verdict === 'dropped' || verdict === 'no-plane')
    return card('drop', `${foot} = ${c} - h\\,${n}`, [
      { name: 'h', words: words('height'), result: 'distance1' },
      { name: foot, words: words('under'), result: 'foot' },
    ]);
  const meets = verdict === 'meets-plane';
  return card('ray', meets ? `${foot} = ${c} + s\\,\\hat u` : 'h_1\\,h_2 < 0', [
    { name: 'u', expression: `-100000\\,${n}`, result: 'vector' },
    { name: 'h_1', words: words('height'), result: 'distance1' },
    { name: 'h_2', words: words('rayEnd'), result: 'distance2' },
    { name: 'h_1h_2', words: words('product'), result: 'product' },
    ...(meets
      ? [
          {
            name: 's',
            expression: `-({n}\\cdot c + D)\\,/\\,({n}\\cdot\\hat u)`.replaceAll('{n}', n),
            numbers: '{numerator} / {denominator}',
            result: 'along',
          },
        ]
      : []),
    { name: foot, words: words(meets ? 'rayFoot' : 'under'), result: 'foot' },
  ]);
}

export function angleFormula({ verdict }: RestAngleEvent): Formula {
  return card('angle', '\\sy{restAngle}{\\alpha} = \\arccos\\,(A\\cdot B\\,/\\,|A|\\,|B|)', [
    { name: 'A', expression: `p_i - ${foot}`, result: 'a' },
    { name: 'B', expression: `p_j - ${foot}`, result: 'b' },
    { name: '\\cos\\alpha', expression: 'A\\cdot B\\,/\\,|A||B|', numbers: '{dot} / {lengths}', result: 'cosine' },
    ...(verdict === 'at-corner' ? [] : [{ name: '\\sy{restAngle}{\\alpha}', words: words('angle'), result: 'angle' }]),
    { name: '\\Sigma', words: words('sum'), result: 'sum' },
    { name: '\\alpha^\\pm', words: words('turn'), result: 'turn' },
    { name: '\\Sigma^\\pm', words: words('turns'), result: 'turns' },
  ]);
}

export const sideFormula = card('side', `(${n}\\times\\sy{restE}{E})\\cdot(${foot} - p_i) \\ge 0`, [
  { name: '\\sy{restE}{E}', expression: 'p_j - p_i', result: 'edge' },
  { name: 'n\\times E', words: words('inward'), result: 'inward' },
  { name: 'e', expression: `(n\\times E)\\cdot(${foot} - p_i)`, result: 'value' },
  { name: 'e/|E|', words: words('fromLine'), result: 'distance' },
]);

export function insideFormula({ decides, convex }: RestInsideEvent): Formula {
  const angles: readonly FormulaLine[] = [
    { name: '\\Sigma', words: words('sum'), result: 'sum' },
    { name: '\\beta', expression: '0.9999999999\\cdot 2\\pi\\ \\text{rad}', result: 'bound' },
    { name: '\\Sigma - \\beta', words: words('over'), result: 'over' },
    { name: '\\Sigma^\\pm', words: words('turns'), result: 'turns' },
  ];
  const sides: readonly FormulaLine[] = [
    convex
      ? { name: 'e', words: words('leastValue'), result: 'least', found: true }
      : { name: 'w', words: words('winding'), result: 'winding' },
  ];
  const asPrinted = decides === 'angle-sum';
  const main = asPrinted
    ? '\\Sigma = \\textstyle\\sum_i \\alpha_i \\ge 0.9999999999\\cdot 2\\pi'
    : convex
      ? `\\min_i\\,(${n}\\times E_i)\\cdot(${foot} - p_i) \\ge 0`
      : 'w \\ne 0';
  const lines = asPrinted ? angles : [...sides, ...angles];
  return card('inside', main, [{ name: foot, words: words('asks'), result: 'foot' }, ...lines]);
}

/** Behind, the plane's own number decides, and only its step has it. */
function behindFormula(step: Step): Formula {
  const plane = step.parent?.children.find((each) => kindOf(each) === 'RestPlane');
  const height = plane ? `= ${formatNumber(eventOf<RestPlaneEvent>(plane).printed, 4).replace('−', '-')} ` : '';
  return card('place', `h ${height}< 0`, [
    { name: foot, words: words('under'), result: 'foot' },
    { name: r, words: words('radius'), result: 'radius' },
  ]);
}

export function placeFormula({ region }: RestPlaceEvent, step: Step): Formula {
  if (region === 'behind') return behindFormula(step);
  const main = region === 'beside' ? `${foot} \\notin T` : `|${c} - ${foot}| \\le ${r}`;
  return card('place', main, [
    { name: foot, words: words('under'), result: 'foot' },
    { name: '|c - f|', words: words('overFace'), result: 'distance', found: true },
    { name: r, words: words('radius'), result: 'radius' },
  ]);
}

export const edgeFormula = (_: RestEdgeEvent): Formula =>
  card('edge', `${q} = a + \\min(\\max(s, 0), |b - a|)\\,u`, [
    { name: 'a', words: words('corner'), result: 'a' },
    { name: 'b', words: words('next'), result: 'b' },
    { name: 'u', expression: '(b - a)\\,/\\,|b - a|', result: 'u' },
    { name: 's', expression: `u\\cdot(${c} - a)`, result: 'along' },
    { name: 's/|b-a|', words: words('share'), numbers: '{along} / {size}', result: 'f' },
    { name: q, words: words('closest'), result: 'point' },
    { name: d, expression: `|${c} - ${q}|`, result: 'distance' },
  ]);

export const vertexFormula = card('vertex', `${d} = |${c} - p|`, [
  { name: 'p', words: words('corner'), result: 'point' },
  { name: d, expression: `|${c} - p|`, result: 'distance' },
]);

export function nearestFormula({ feature, distance }: RestNearestEvent): Formula {
  const face = feature === 'face';
  const asked = Number.isFinite(distance);
  return card('nearest', face ? `${d} = |${c} - ${foot}| \\le ${r}` : `${d} = \\min(d_E, d_P) \\le ${r}`, [
    { name: 'd_E', words: words('sideDistance'), result: 'sideDistance', found: true },
    { name: 'd_P', words: words('cornerDistance'), result: 'cornerDistance', found: true },
    ...(asked ? [{ name: q, words: words('nearestPoint'), result: 'point' }] : []),
    { name: d, words: words('found'), result: 'distance', found: true },
    { name: 'd/r', words: words('ratio'), numbers: '{distance} / {radius}', result: 'ratio', found: true },
    ...(asked ? [{ name: 'r - d', words: words('depth'), result: 'depth' }] : []),
    { name: 'd^*', words: words('true'), result: 'trueDistance' },
  ]);
}

export function responseFormula({ outcome }: RestResponseEvent): Formula {
  const turned = outcome === 'bounced' || outcome === 'slid';
  const alone = outcome === 'left-alone';
  const way = `v' = v - ${outcome === 'slid' ? '' : '(1 + e)'}(v\\cdot n)\\,n`;
  const main = alone ? `${d} \\le ${r}` : `c' = c + \\sy{restPush}{(r - d)\\,n}${turned ? `,\\quad ${way}` : ''}`;
  return card('response', main, [
    { name: n, expression: `(${c} - ${q})\\,/\\,|${c} - ${q}|`, result: 'n' },
    { name: 'r - d', words: words('depth'), result: 'depth' },
    ...(alone ? [] : [{ name: "c'", words: words('pushed'), result: 'pushed' }]),
    { name: '\\sy{restV}{v}', words: words('wayBefore'), result: 'before' },
    { name: 'v\\cdot n', words: words('approach'), result: 'speed' },
    ...(outcome === 'bounced' ? [{ name: '1 + e', words: words('bounce'), result: 'share' }] : []),
    ...(alone ? [] : [{ name: "v'", words: words('wayAfter'), result: 'after' }]),
  ]);
}
