/** The formula of each step of a broad phase, with the numbers of its event. */
import type { MessageKey } from '../../base/i18n/messages';
import type { Formula, FormulaLine, Space } from '../../model/explain/formulaTypes';
import type { Step } from '../../../package/trace/steps';
import { frameAbove, openingOf } from './look';
import type { BroadBoxEvent, BroadFrameEvent, BroadRowEvent, BroadSwapEvent, BroadTriangleEvent } from './schema.gen';

const card = (name: string, main: string, lines: readonly FormulaLine[], space: Space | null = 'world'): Formula => ({
  title: `study.broad_phase.formula.${name}` as MessageKey,
  main,
  groups: [{ space, lines }],
});

const words = (name: string): MessageKey => `study.broad_phase.words.${name}` as MessageKey;
const told = (name: string, result: string, say: string): FormulaLine => ({ name, words: words(say), result });

const [query, box, triangle, g, L, body] = [
  '\\sy{broadQ}{q}',
  '\\sy{broadBox}{n}',
  '\\sy{broadTri}{t}',
  '\\sy{broadGap}{g}',
  '\\sy{broadL}{L}',
  '\\sy{broadBody}{b}',
];

/** Along axis k, what lies between two boxes. */
const between = (of: string) => `\\max(${of}^-_k - ${query}^+_k,\\ ${query}^-_k - ${of}^+_k)`;

/** A list has no boxes, but entries of triangles and ends of bodies. */
const ofList = (structure: BroadFrameEvent['structure'], list: string, other: string): string =>
  structure === 'sap' ? list : other;

const meshFrame = (structure: BroadFrameEvent['structure']): Formula =>
  card('frame', `\\{\\,${triangle} :\\ ${triangle}^-_k \\le ${query}^+_k,\\ ${query}^-_k \\le ${triangle}^+_k\\,\\}`, [
    told(`${query}^-`, 'begin.low', 'queryLow'),
    told(`${query}^+`, 'begin.high', 'queryHigh'),
    told('N', 'begin.triangles', 'triangles'),
    told('M', 'begin.nodes', ofList(structure, 'entries', 'nodes')),
    told('m', 'boxes', ofList(structure, 'entriesSeen', 'boxes')),
    told('s', 'tests', 'tests'),
    told('r', 'repeats', 'repeats'),
    told('c', 'candidates', 'candidates'),
    told('h', 'contacts', 'contacts'),
  ]);

const pairsMeet = '\\{\\,(a, b) :\\ a^-_k \\le b^+_k,\\ b^-_k \\le a^+_k\\,\\}';

const bodyFrame = card('frameBodies', pairsMeet, [
  told('N', 'begin.bodies', 'bodies'),
  told('w', 'swaps', 'swaps'),
  told('s', 'tests', 'pairTests'),
  told('c', 'pairs', 'pairs'),
  told('c^+', 'added', 'added'),
  told('c^-', 'removed', 'removed'),
]);

/** What a structure that was not built says of itself is −1, and no line. */
function known(formula: Formula, event: object): Formula {
  const isKnown = ({ result }: FormulaLine) => !(((event as Readonly<Record<string, unknown>>)[result] as number) < 0);
  return { ...formula, groups: formula.groups.map(({ space, lines }) => ({ space, lines: lines.filter(isKnown) })) };
}

export function frameFormula(event: object, step: Step): Formula {
  const { subject, structure } = openingOf<BroadFrameEvent>(step);
  return known(subject === 'bodies' ? bodyFrame : meshFrame(structure), event);
}

export const levelFormula = (_: object, step: Step): Formula =>
  card('level', 'h \\le c \\le s', [
    told('l', 'begin.level', 'level'),
    told('m', 'boxes', ofList(structureOf(step), 'entriesSeen', 'boxes')),
    told('s', 'tests', 'tests'),
    told('r', 'repeats', 'repeats'),
    told('c', 'candidates', 'candidates'),
    told('h', 'contacts', 'contacts'),
  ]);

export function boxFormula({ margin, triangles, parent }: BroadBoxEvent): Formula {
  return card('box', `\\max_k ${g}_k \\le ${margin > 0 ? '\\varepsilon' : '0'}`, [
    ...(parent >= 0 ? [told('n_0', 'parent', 'parent')] : []),
    told(`${box}^-`, 'low', 'boxLow'),
    told(`${box}^+`, 'high', 'boxHigh'),
    { name: `${g}_k`, expression: between(box), result: 'gaps' },
    { name: g, expression: `\\max_k ${g}_k`, result: 'gap' },
    ...(margin > 0 ? [told('\\varepsilon', 'margin', 'boxMargin')] : []),
    ...(triangles > 0 ? [told('N_n', 'triangles', 'within')] : []),
    told('m', 'boxes', 'boxesSoFar'),
  ]);
}

export function triangleFormula({ verdict, axis }: BroadTriangleEvent): Formula {
  if (verdict === 'seen-before')
    return card('stamp', `\\text{stamp}(${triangle}) = \\text{query}`, [
      told(box, 'box', 'foundIn'),
      told('n_1', 'seenIn', 'firstIn'),
      told('s', 'tests', 'testsSoFar'),
    ]);
  if (verdict === 'outside-interval')
    return card('interval', `${g}_${'xyz'[axis]!} > 0`, [
      told(`${triangle}^-`, 'low', 'boxLow'),
      told(`${triangle}^+`, 'high', 'boxHigh'),
      { name: `${g}_k`, expression: between(triangle), result: 'gaps' },
      told(g, 'gap', 'listGap'),
    ]);
  const asked = verdict === 'box-only' || verdict === 'contact';
  return card(asked ? 'contact' : 'triangle', asked ? 's \\le \\varepsilon' : `\\max_k ${g}_k \\le 0`, [
    told(`${triangle}^-`, 'low', 'boxLow'),
    told(`${triangle}^+`, 'high', 'boxHigh'),
    { name: `${g}_k`, expression: between(triangle), result: 'gaps' },
    { name: g, expression: `\\max_k ${g}_k`, result: 'gap' },
    ...(asked
      ? [
          told(L, 'direction', 'direction'),
          told('s', 'distance', 'distance'),
          told('\\varepsilon', 'margin', 'contactMargin'),
        ]
      : []),
  ]);
}

export const bodiesFormula = card('bodies', `${body}^\\pm = c \\pm h`, [told('N', 'bodies', 'bodies')]);

export const bodyFormula = card('body', `${body}^\\pm = c \\pm h`, [
  told('c_0', 'before', 'bodyBefore'),
  told('c', 'centre', 'bodyCentre'),
  told('h', 'half', 'bodyHalf'),
  { name: `${body}^-`, expression: 'c - h', result: 'low' },
  { name: `${body}^+`, expression: 'c + h', result: 'high' },
]);

export const axisFormula = card('axis', 'e_0 \\le e_1 \\le \\ldots \\le e_{2N-1}', [
  told('2N', 'begin.ends', 'ends'),
  told('w', 'swaps', 'axisSwaps'),
  told('c^+', 'added', 'added'),
  told('c^-', 'removed', 'removed'),
]);

const ends = (isLow: boolean, other: boolean): string =>
  other ? `b_j^${isLow ? '-' : '+'}` : `b_i^${isLow ? '-' : '+'}`;

export function swapFormula(event: BroadSwapEvent): Formula {
  const { isLow, otherIsLow, verdict } = event;
  const [e, f] = [ends(isLow, false), ends(otherIsLow, true)];
  const tested = verdict === 'added' || verdict === 'other-axes';
  return card('swap', `${e} \\le ${f}\\ \\Rightarrow\\ ${swapTells(event)}`, [
    told('i', 'body', 'swapBody'),
    told(e, 'value', 'swapValue'),
    told('j', 'other', 'swapOther'),
    told(f, 'otherValue', 'swapOtherValue'),
    ...(tested
      ? [
          { name: `${g}_k`, expression: '\\max(b^-_{ik} - b^+_{jk},\\ b^-_{jk} - b^+_{ik})', result: 'gaps' },
          told('s', 'tests', 'pairTestsSoFar'),
        ]
      : []),
    told('c', 'pairs', 'pairsSoFar'),
  ]);
}

function swapTells({ isLow, otherIsLow }: BroadSwapEvent): string {
  if (isLow === otherIsLow) return '\\text{nothing}';
  return isLow ? '\\text{begins?}' : '\\text{ends}';
}

export const pairsFormula = card('pairs', pairsMeet, [
  told('n', 'begin.asked', 'pairsAsked'),
  told('c', 'pairs', 'pairs'),
]);

export const pairFormula = card('pair', `\\max_k ${g}_k \\le 0`, [
  told('a', 'a', 'pairA'),
  told('b', 'b', 'pairB'),
  { name: `${g}_k`, expression: '\\max(a^-_k - b^+_k,\\ b^-_k - a^+_k)', result: 'gaps' },
  { name: g, expression: `\\max_k ${g}_k`, result: 'gap' },
]);

/** What every structure is to find alike: pairs of bodies, or triangles that meet the query. */
export const foundName = (step: Step): string => (frameAbove(step).subject === 'bodies' ? 'c' : 'h');

export function tableFormula(_: object, step: Step): Formula {
  const found = foundName(step);
  return card('table', `${found}_1 = ${found}_2 = \\ldots`, [told('n', 'begin.built', 'built')], null);
}

export function rowFormula(event: BroadRowEvent, step: Step): Formula {
  const bodies = frameAbove(step).subject === 'bodies';
  const list = event.structure === 'sap';
  const full = card(
    'row',
    '\\text{cost} \\sim m + s',
    [
      told('m', 'boxes', list ? (bodies ? 'endsSeen' : 'entriesSeen') : 'boxes'),
      told('s', 'tests', bodies ? 'pairTests' : 'tests'),
      told('r', 'repeats', 'repeats'),
      told('c', 'candidates', bodies ? 'pairs' : 'candidates'),
      told('M', 'nodes', list ? (bodies ? 'endsKept' : 'entries') : 'nodes'),
      told('R', 'references', 'references'),
      told('B', 'bytes', 'bytes'),
      told('W', 'work', bodies ? 'swaps' : list ? 'moves' : 'work'),
      told('l', 'depth', 'depth'),
    ],
    null,
  );
  return known(full, event);
}

/** The structure that answers. */
export const structureOf = (step: Step): BroadFrameEvent['structure'] => frameAbove(step).structure;
