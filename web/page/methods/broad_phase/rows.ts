/** Strip C: boxes looked at with their gaps, triangles, changes in a sorted list, pairs, or the five structures side by side. */
import { formatBytes, formatNumber } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import type { FrameTree } from '../../../package/trace/steps';
import type { StudyBar, StudyRow, StudyRows, ToldMoment } from '../../model/study/types';
import { axisLetter, eventsOf, frameOf, isBodies, type Look, lookOf, openingOf, type Seen } from './look';
import { nameOf } from './say';
import type { BroadBodyEvent, BroadBoxEvent, BroadLevelEvent, BroadRowEvent, BroadTriangleEvent } from './schema.gen';

export function rows(moment: ToldMoment): StudyRows {
  const look = lookOf(moment);
  const group = look.group && openingOf<{ kind: string }>(look.group).kind;
  if (group === 'BroadTable') return tableRows(moment);
  if (isBodies(moment)) {
    if (group === 'BroadAxis') return swapRows(moment, look);
    return group === 'BroadBodies' ? bodyRows(moment) : pairRows(moment);
  }
  // A structure without boxes goes from triangle to triangle.
  return look.triangle || eventsOf(moment).boxes.length === 0 ? triangleRows(moment, look) : boxRows(moment);
}

const count = (of: number): StudyRows['count'] => ({ key: 'study.broad_phase.rows.count', values: { count: of } });

/** An interval that holds all numbers and 0, with a little room. */
function axisOf(values: readonly number[]): { from: number; to: number } {
  let [low, high] = [0, 0];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const room = 0.05 * (high - low) || 1;
  return { from: low < 0 ? low - room : 0, to: high + room };
}

/** Rows of a frame's boxes are the same at all its steps. */
const boxRowsOf = new WeakMap<FrameTree, StudyRows>();

function leftOutOf({ result }: ToldMoment): Pick<StudyRows, 'note'> {
  const leftOut = Number(result['leftOut']);
  return leftOut > 0 ? { note: { key: 'study.broad_phase.rows.leftOut', values: { leftOut } } } : {};
}

const gapKeys: StudyRows['keys'] = [
  { tone: 'overlap', label: 'study.broad_phase.key.overlap' },
  { tone: 'gap', label: 'study.broad_phase.key.gap' },
];

const gapBar = (gap: number, apart: boolean): StudyBar => ({ from: 0, to: gap, tone: apart ? 'gap' : 'overlap' });

const gapText = (axis: number, gap: number): string =>
  t(gap > 0 ? 'study.broad_phase.rows.apart' : 'study.broad_phase.rows.together', {
    axis: axisLetter(axis),
    value: formatNumber(Math.abs(gap), 4),
  });

function boxRows(moment: ToldMoment): StudyRows {
  const before = boxRowsOf.get(moment.tree);
  if (before) return before;
  const { boxes } = eventsOf(moment);
  const grid = frameOf(moment).structure === 'grid';
  const made: StudyRows = {
    title: { key: grid ? 'study.broad_phase.rows.cells' : 'study.broad_phase.rows.boxes' },
    count: count(boxes.length),
    columns: [
      { label: grid ? 'study.broad_phase.rows.layer' : 'study.broad_phase.rows.level', width: 42 },
      { label: grid ? 'study.broad_phase.rows.cell' : 'study.broad_phase.rows.box', width: 52 },
      { label: 'study.broad_phase.rows.triangles', width: 66 },
    ],
    verdict: 'study.broad_phase.rows.gap',
    axis: axisOf(boxes.map(({ event }) => event.gap)),
    rows: boxes.map(boxRow),
    keys: gapKeys,
    ...leftOutOf(moment),
  };
  boxRowsOf.set(moment.tree, made);
  return made;
}

function boxRow({ step, event }: Seen<BroadBoxEvent>): StudyRow {
  const { address } = step;
  const { box, depth, triangles, axis, gap, verdict } = event;
  const outside = verdict === 'outside';
  return {
    key: address,
    address,
    cells: [String(depth), { tex: `n_{${box}}` }, verdict === 'descended' ? '…' : outside ? '' : String(triangles)],
    bars: [gapBar(gap, outside)],
    verdict: verdict === 'empty' ? t('study.broad_phase.rows.empty') : gapText(axis, gap),
    state: outside || verdict === 'empty' ? 'dim' : 'usual',
  };
}

/** Triangles of the level that is looked at; of the whole frame where there are no levels to speak of. */
function triangleRows(moment: ToldMoment, { group }: Look): StudyRows {
  const { triangles, boxes } = eventsOf(moment);
  const own = boxes.length === 0 ? triangles : triangles.filter(({ step }) => step.parent === group);
  const level =
    group && openingOf<{ kind: string }>(group).kind === 'BroadLevel' ? openingOf<BroadLevelEvent>(group) : null;
  return {
    title:
      boxes.length === 0 || !level
        ? { key: 'study.broad_phase.rows.trianglesAsked' }
        : { key: 'study.broad_phase.rows.trianglesOf', values: { level: level.level } },
    count: count(own.length),
    columns: [
      { label: 'study.broad_phase.rows.triangle', width: 56 },
      { label: 'study.broad_phase.rows.in', width: 48 },
    ],
    verdict: 'study.broad_phase.rows.verdict',
    axis: axisOf(own.map(({ event }) => event.gap)),
    rows: own.map(triangleRow),
    keys: [...gapKeys, { tone: 'hit', label: 'study.broad_phase.key.contact' }],
    ...leftOutOf(moment),
  };
}

function triangleRow({ step, event }: Seen<BroadTriangleEvent>): StudyRow {
  const { address } = step;
  const { triangle, box, seenIn, axis, gap, verdict } = event;
  const seen = verdict === 'seen-before';
  const words: Readonly<Record<typeof verdict, string>> = {
    'seen-before': t('study.broad_phase.rows.seen', { box: seenIn }),
    'outside-interval': gapText(axis, gap),
    outside: gapText(axis, gap),
    'box-only': t('study.broad_phase.rows.boxOnly'),
    contact: t('study.broad_phase.rows.contact'),
  };
  return {
    key: address,
    address,
    cells: [{ tex: `t_{${triangle}}` }, box < 0 ? '' : { tex: `n_{${box}}` }],
    bars: seen
      ? [{ from: 0, to: gap, tone: 'dim' }]
      : [verdict === 'contact' ? { from: 0, to: gap, tone: 'hit' } : gapBar(gap, gap > 0)],
    verdict: words[verdict],
    state: verdict === 'contact' ? 'hit' : seen || gap > 0 ? 'dim' : 'usual',
  };
}

const bodyCell = (body: number) => ({ tex: `b_{${body}}` });

/** Intervals of the two bodies on the axis that is sorted, with the place where their ends changed. */
function swapRows(moment: ToldMoment, { group, bodies, sorted }: Look): StudyRows {
  const swaps = eventsOf(moment).swaps.filter(({ step }) => step.parent === group);
  const span = (body: number, lane: 0 | 1): StudyBar[] => {
    const at = bodies[body];
    return at ? [{ from: at.low[sorted]!, to: at.high[sorted]!, tone: lane === 0 ? 'b' : 'a', lane }] : [];
  };
  const { boundsLow, boundsHigh } = frameOf(moment);
  return {
    title: { key: 'study.broad_phase.rows.swaps', values: { axis: axisLetter(sorted) } },
    count: count(swaps.length),
    columns: [
      { label: 'study.broad_phase.rows.down', width: 48 },
      { label: 'study.broad_phase.rows.end', width: 40 },
      { label: 'study.broad_phase.rows.up', width: 48 },
      { label: 'study.broad_phase.rows.otherEnd', width: 40 },
    ],
    verdict: 'study.broad_phase.rows.tells',
    axis: { from: boundsLow[sorted]!, to: boundsHigh[sorted]! },
    rows: swaps.map(({ step: { address }, event }): StudyRow => {
      const { body, other, isLow, otherIsLow, value, verdict } = event;
      return {
        key: address,
        address,
        cells: [bodyCell(body), side(isLow), bodyCell(other), side(otherIsLow)],
        bars: [...span(body, 0), ...span(other, 1)],
        mark: { at: value, tone: verdict === 'added' ? 'hit' : 'no' },
        verdict: t(`study.broad_phase.swap.${verdict}`),
        state: verdict === 'added' ? 'hit' : verdict === 'removed' || verdict === 'other-axes' ? 'usual' : 'dim',
      };
    }),
    keys: [
      { tone: 'b', label: 'study.broad_phase.key.down' },
      { tone: 'a', label: 'study.broad_phase.key.up' },
    ],
    mark: 'study.broad_phase.key.swapped',
    ...leftOutOf(moment),
  };
}

const side = (isLow: boolean): string => t(isLow ? 'study.broad_phase.rows.low' : 'study.broad_phase.rows.high');

function pairRows(moment: ToldMoment): StudyRows {
  const { pairs } = eventsOf(moment);
  return {
    title: { key: 'study.broad_phase.rows.pairs' },
    count: count(pairs.length),
    columns: [
      { label: 'study.broad_phase.rows.a', width: 42 },
      { label: 'study.broad_phase.rows.b', width: 42 },
      { label: 'study.broad_phase.rows.since', width: 62 },
    ],
    verdict: 'study.broad_phase.rows.gap',
    axis: axisOf(pairs.map(({ event }) => event.gap)),
    rows: pairs.map(({ step: { address }, event }): StudyRow => {
      const { a, b, axis, gap, overlap, before } = event;
      const since = overlap ? (before ? 'before' : 'new') : before ? 'gone' : 'never';
      return {
        key: address,
        address,
        cells: [bodyCell(a), bodyCell(b), t(`study.broad_phase.since.${since}`)],
        bars: [gapBar(gap, !overlap)],
        verdict: gapText(axis, gap),
        state: overlap ? 'hit' : 'dim',
      };
    }),
    keys: gapKeys,
    ...leftOutOf(moment),
  };
}

/** Where each body reaches along x. */
function bodyRows(moment: ToldMoment): StudyRows {
  const { bodies } = eventsOf(moment);
  const { boundsLow, boundsHigh } = frameOf(moment);
  const way = ({ centre, before }: BroadBodyEvent) => Math.hypot(...centre.map((each, k) => each - before[k]!));
  return {
    title: { key: 'study.broad_phase.rows.bodies' },
    count: count(bodies.length),
    columns: [{ label: 'study.broad_phase.rows.body', width: 48 }],
    verdict: 'study.broad_phase.rows.way',
    axis: { from: boundsLow[0], to: boundsHigh[0] },
    rows: bodies.map(({ step: { address }, event }): StudyRow => ({
      key: address,
      address,
      cells: [bodyCell(event.body)],
      bars: [{ from: event.low[0], to: event.high[0], tone: 'b' }],
      verdict: formatNumber(way(event), 4),
      state: 'usual',
    })),
    keys: [{ tone: 'b', label: 'study.broad_phase.key.alongX' }],
  };
}

/** The visits and tests of each structure: boxes above, tests below. */
function tableRows(moment: ToldMoment): StudyRows {
  const { rows: table } = eventsOf(moment);
  const { structure } = frameOf(moment);
  return {
    title: { key: 'study.broad_phase.rows.table' },
    count: count(table.length),
    columns: [
      { label: 'study.broad_phase.rows.structure', width: 112 },
      { label: 'study.broad_phase.rows.nodes', width: 52 },
      { label: 'study.broad_phase.rows.bytes', width: 58 },
      { label: 'study.broad_phase.rows.work', width: 58 },
    ],
    verdict: 'study.broad_phase.rows.cost',
    axis: axisOf(table.flatMap(({ event }) => [event.boxes, event.tests])),
    rows: table.map(({ step: { address }, event }): StudyRow =>
      tableRow(address, event, event.structure === structure),
    ),
    keys: [
      { tone: 'a', label: 'study.broad_phase.key.boxes' },
      { tone: 'b', label: 'study.broad_phase.key.tests' },
    ],
  };
}

function tableRow(address: string, row: BroadRowEvent, answers: boolean): StudyRow {
  const { structure, built, boxes, tests, nodes, bytes, work } = row;
  if (!built)
    return {
      key: address,
      address,
      cells: [nameOf(structure), '', '', ''],
      bars: [],
      verdict: t('study.broad_phase.rows.notBuilt'),
      state: 'dim',
    };
  return {
    key: address,
    address,
    cells: [nameOf(structure), String(nodes), formatBytes(bytes), String(work)],
    bars: [
      { from: 0, to: boxes, tone: 'a', lane: 0 },
      { from: 0, to: tests, tone: 'b', lane: 1 },
    ],
    verdict: t('study.broad_phase.rows.boxesTests', { boxes, tests }),
    state: answers ? 'hit' : 'usual',
  };
}
