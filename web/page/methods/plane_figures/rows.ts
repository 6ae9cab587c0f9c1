/** Strip C: the corners of the rectangle with their distances, the ranges of a point, the axes with two intervals each, or the turns of a polygon. */
import { formatNumber } from '../../base/i18n/numbers';
import { t, type MessageKey } from '../../base/i18n/messages';
import type { Step } from '../../../package/trace/steps';
import type { StudyBar, StudyMoment, StudyRow, StudyRows } from '../../model/study/types';
import { axisTex, eventOf, frameOf, kindOf, pairOf } from './look';
import { letterOf } from './say';
import type {
  FigureAxisEvent,
  FigureClampEvent,
  FigureCornerEvent,
  FigureDistanceEvent,
  FigureQuadrantEvent,
  FigureRangeEvent,
  FigureSquareEvent,
  FigureTruthEvent,
  FigureVertexEvent,
} from './schema.gen';

const key = (name: string): MessageKey => `study.plane_figures.${name}` as MessageKey;
const number = (value: number): string => formatNumber(value, 4);
const size = (value: number): string => formatNumber(Math.abs(value), 4);

export function rows(moment: StudyMoment): StudyRows {
  const kind = kindOf(moment.step);
  const shape = kind === 'FigureVertex' ? moment.step.parent : kind === 'FigureOutlineEnd' ? moment.step : null;
  if (shape) return turnRows(shape);
  const steps = pairOf(moment)?.children ?? [];
  return frameOf(moment.step).pair === 'polygons' ? axisRows(steps) : distanceRows(steps, moment);
}

const count = (rows: number) => ({ key: key('rows.count'), values: { count: rows } });

function axisOver(values: readonly number[]): { from: number; to: number } {
  const finite = values.filter(Number.isFinite);
  const [low, high] = [Math.min(0, ...finite), Math.max(0, ...finite)];
  const room = 0.05 * (high - low || 1);
  return { from: low < 0 ? low - room : 0, to: high + room };
}

const verdictOf = (gap: number): string =>
  t(key(gap > 0 ? 'rows.apart' : gap < 0 ? 'rows.together' : 'rows.just'), { value: size(gap) });

interface Compared {
  readonly step: Step;
  readonly name: string;
  readonly tex: string;
  /** from 0 to here; NaN: nothing is compared */
  readonly value: number;
  readonly bound: number;
  readonly gap: number;
  readonly touch: boolean;
  readonly needed: boolean;
  readonly verdict?: string;
}

/** A distance from 0, with what it is compared with marked on it. */
function comparedRow({ step, name, tex, value, bound, gap, touch, needed, verdict }: Compared): StudyRow {
  const { address } = step;
  const drawn = !Number.isNaN(value);
  return {
    key: address,
    address,
    cells: [name, { tex }],
    bars: drawn
      ? [{ from: Math.min(0, value), to: Math.max(0, value), tone: needed ? (touch ? 'hit' : 'b') : 'dim' }]
      : [],
    ...(drawn && { mark: { at: bound, tone: 'no' as const } }),
    verdict: needed ? (verdict ?? verdictOf(gap)) : t(key('value.not-needed')),
    state: needed ? (touch ? 'hit' : 'usual') : 'dim',
  };
}

function comparedOf(step: Step): Compared | null {
  const { radiusA, test } = frameOf(step);
  switch (kindOf(step)) {
    case 'FigureQuadrant': {
      const { same } = eventOf<FigureQuadrantEvent>(step);
      const verdict = t(key(same ? 'short.one' : 'short.across'));
      const nothing = { value: NaN, bound: 0, gap: 0, touch: false };
      return { step, name: t(key('rows.quadrants')), tex: 'q', ...nothing, needed: test !== 'right', verdict };
    }
    case 'FigureCorner': {
      const { corner, distance, gap, inside, needed } = eventOf<FigureCornerEvent>(step);
      const of = { value: distance, bound: radiusA, gap, touch: inside, needed: needed && test !== 'right' };
      return { step, name: t(key('rows.corner')), tex: `p_{${corner}}`, ...of };
    }
    case 'FigureSquare': {
      const { between, reach, gaps, touch } = eventOf<FigureSquareEvent>(step);
      const k = gaps[0] >= gaps[1] ? 0 : 1;
      const of = { value: Math.abs(between[k]), bound: reach[k], gap: gaps[k], touch, needed: true };
      return { step, name: t(key('rows.square')), tex: k === 0 ? '|d_x|' : '|d_y|', ...of };
    }
    case 'FigureClamp': {
      const { distance, gap, touch } = eventOf<FigureClampEvent>(step);
      const of = { value: distance, bound: radiusA, gap, touch };
      const verdict = test === 'right' ? undefined : t(key('rows.beside'), { verdict: verdictOf(gap) });
      return { step, name: t(key('rows.nearest')), tex: 'n', ...of, needed: true, ...(verdict && { verdict }) };
    }
    default:
      return null;
  }
}

function distanceRows(steps: readonly Step[], moment: StudyMoment): StudyRows {
  if (frameOf(moment.step).pair === 'point-rectangle') return rangeRows(steps);
  const centres = steps.find((step) => kindOf(step) === 'FigureDistance');
  if (centres) return centreRows(centres);
  const made = steps.map(comparedOf).filter((each) => each !== null);
  return {
    title: { key: key('rows.distances') },
    count: count(made.length),
    columns: [
      { label: key('rows.asked'), width: 76 },
      { label: key('rows.name'), width: 46 },
    ],
    verdict: key('rows.verdict'),
    axis: axisOver(made.flatMap(({ value, bound }) => (Number.isNaN(value) ? [] : [value, bound]))),
    rows: made.map(comparedRow),
    keys: [
      { tone: 'b', label: key('key.farther') },
      { tone: 'hit', label: key('key.within') },
    ],
    mark: key('key.bound'),
  };
}

/** From centre to centre: what the radii take of it from both ends. */
function centreRows(step: Step): StudyRows {
  const { distance, gap, touch } = eventOf<FigureDistanceEvent>(step);
  const { radiusA, radiusB } = frameOf(step);
  const [a, b] = [radiusA, distance - radiusB];
  const bars: StudyBar[] = [
    { from: 0, to: a, tone: 'a', lane: 0 },
    ...(radiusB > 0 ? [{ from: b, to: distance, tone: 'b', lane: 1 } as const] : []),
    ...(gap > 0 ? [{ from: a, to: b, tone: 'gap' } as const] : []),
    ...(gap < 0 ? [{ from: b, to: a, tone: 'overlap' } as const] : []),
  ];
  const { address } = step;
  const row: StudyRow = {
    key: address,
    address,
    cells: [t(key('rows.distance')), { tex: '|d|' }],
    bars,
    mark: { at: distance, tone: touch ? 'hit' : 'no' },
    verdict: verdictOf(gap),
    state: touch ? 'hit' : 'usual',
  };
  return {
    title: { key: key('rows.centres') },
    count: count(1),
    columns: [
      { label: key('rows.asked'), width: 76 },
      { label: key('rows.name'), width: 46 },
    ],
    verdict: key('rows.verdict'),
    axis: axisOver([a, b, distance]),
    rows: [row],
    keys: [
      { tone: 'a', label: key('key.radiusA') },
      ...(radiusB > 0 ? [{ tone: 'b', label: key('key.radiusB') } as const] : []),
      { tone: 'overlap', label: key('key.overlap') },
      { tone: 'gap', label: key('key.gap') },
    ],
    mark: key('key.centreB'),
  };
}

/** The point on each axis, next to the two sides. */
function rangeRows(steps: readonly Step[]): StudyRows {
  const events = steps.map((step) => [step, eventOf<FigureRangeEvent>(step)] as const);
  const ends = events.flatMap(([, { low, high, value }]) => [low, high, value]);
  const [low, high] = [Math.min(...ends, 0), Math.max(...ends, 0)];
  const room = 0.06 * (high - low || 1);
  return {
    title: { key: key('rows.ranges') },
    count: count(events.length),
    columns: [{ label: key('rows.name'), width: 46 }],
    verdict: key('rows.verdict'),
    axis: { from: low - room, to: high + room },
    rows: events.map(([step, { axis, low: from, high: to, value, gap, inside, needed }]): StudyRow => {
      const { address } = step;
      return {
        key: address,
        address,
        cells: [{ tex: axis === 0 ? 'x' : 'y' }],
        bars: [{ from, to, tone: needed ? (inside ? 'hit' : 'a') : 'dim' }],
        mark: { at: value, tone: inside ? 'hit' : 'no' },
        verdict: needed
          ? t(key(inside ? 'rows.inside' : gap === 0 ? 'rows.just' : 'rows.outside'), { value: size(gap) })
          : t(key('value.not-needed')),
        state: needed ? (inside ? 'hit' : 'usual') : 'dim',
      };
    }),
    keys: [
      { tone: 'hit', label: key('key.inside') },
      { tone: 'a', label: key('key.sides') },
    ],
    mark: key('key.point'),
  };
}

/** Where an axis begins to be measured is its own edge; the bars begin at the low end of A. */
function axisRows(steps: readonly Step[]): StudyRows {
  const ends: number[] = [];
  const made = steps.map((step) => {
    if (kindOf(step) === 'FigureTruth') return truthRow(step);
    const event = eventOf<FigureAxisEvent>(step);
    const [lowA, highA, lowB, highB] = [event.lowA, event.highA, event.lowB, event.highB].map((v) => v - event.lowA);
    const drawn = event.verdict !== 'no-direction';
    if (drawn) ends.push(lowA!, highA!, lowB!, highB!);
    return axisRow(step, event, drawn ? [lowA!, highA!, lowB!, highB!] : null);
  });
  const [low, high] = [Math.min(...ends, 0), Math.max(...ends, 0)];
  const room = 0.04 * (high - low || 1);
  return {
    title: { key: key('rows.axes') },
    count: count(made.length),
    columns: [
      { label: key('rows.edge'), width: 46 },
      { label: key('rows.of'), width: 30 },
    ],
    verdict: key('rows.verdict'),
    axis: { from: low - room, to: high + room },
    rows: made,
    keys: [
      { tone: 'a', label: key('key.a') },
      { tone: 'b', label: key('key.b') },
      { tone: 'overlap', label: key('key.overlap') },
      { tone: 'gap', label: key('key.gap') },
    ],
  };
}

type Ends = readonly [number, number, number, number];

function axisRow(step: Step, event: FigureAxisEvent, ends: Ends | null): StudyRow {
  const { address } = step;
  const { verdict, gap } = event;
  const dim = verdict === 'not-needed' || verdict === 'no-direction';
  return {
    key: address,
    address,
    cells: [{ tex: axisTex(event) }, letterOf(event.figure)],
    bars: ends ? axisBars(ends, dim) : [],
    verdict: dim ? t(key(`value.${verdict}`)) : verdictOf(gap),
    state: dim ? 'dim' : verdict === 'gap' ? 'hit' : 'usual',
  };
}

function axisBars([lowA, highA, lowB, highB]: Ends, dim: boolean): StudyBar[] {
  const both: StudyBar[] = [
    { from: lowA, to: highA, tone: 'a', lane: 0 },
    { from: lowB, to: highB, tone: 'b', lane: 1 },
  ];
  if (dim) return both;
  const [from, to] = [Math.max(lowA, lowB), Math.min(highA, highB)];
  return [...both, from > to ? { from: to, to: from, tone: 'gap' } : { from, to, tone: 'overlap' }];
}

function truthRow(step: Step): StudyRow {
  const { address } = step;
  const { touch } = eventOf<FigureTruthEvent>(step);
  return {
    key: address,
    address,
    cells: [{ tex: '\\cap' }, ''],
    bars: [],
    verdict: t(key(touch ? 'rows.truthTouch' : 'rows.truthApart')),
    state: touch ? 'hit' : 'usual',
  };
}

/** Above 0 the outline turns left there, below 0 right. */
function turnRows(shape: Step): StudyRows {
  const events = shape.children.map((step) => [step, eventOf<FigureVertexEvent>(step)] as const);
  return {
    title: { key: key('rows.turns') },
    count: count(events.length),
    columns: [{ label: key('rows.corner'), width: 56 }],
    verdict: key('rows.turn'),
    axis: axisOver(events.map(([, { turn }]) => turn)),
    rows: events.map(([step, { vertex, turn, verdict }]): StudyRow => {
      const { address } = step;
      return {
        key: address,
        address,
        cells: [{ tex: `v_{${vertex}}` }],
        bars: [{ from: Math.min(0, turn), to: Math.max(0, turn), tone: verdict === 'right' ? 'gap' : 'hit' }],
        verdict: t(key(`rows.turn.${verdict}`), { value: number(turn) }),
        state: 'usual',
      };
    }),
    keys: [
      { tone: 'hit', label: key('key.left') },
      { tone: 'gap', label: key('key.right') },
    ],
  };
}
