/** Strip C: of a frame its five objects, of an object its steps, with the right number and the naive one side by side. */
import { formatDirection, formatNumber } from '../../base/i18n/numbers';
import { t, type MessageKey } from '../../base/i18n/messages';
import type { StudyBar, StudyMoment, StudyRow, StudyRows } from '../../model/study/types';
import type { Step } from '../../../package/trace/steps';
import { isNone } from './figure';
import { angleText } from './ink';
import { eventOf, groupOf, outcomeOf } from './look';
import type { ChangeObject, Event } from './schema.gen';

interface Made {
  readonly name: string;
  readonly what: MessageKey;
  readonly bars: readonly StudyBar[];
  readonly mark?: StudyRow['mark'];
  readonly verdict: string;
  readonly state?: StudyRow['state'];
}

const number = (value: number): string => formatNumber(value, 4);

/** From 0; nothing where there is nothing between. */
function bar(to: number, tone: StudyBar['tone'], lane?: 0 | 1): StudyBar[] {
  return Number.isFinite(to) && to !== 0 ? [{ from: 0, to, tone, ...(lane !== undefined && { lane }) }] : [];
}

const usual = (to: number): StudyBar[] => bar(to, 'a');
const pair = (right: number, naive: number): StudyBar[] => [...bar(right, 'a', 0), ...bar(naive, 'b', 1)];
const wayNames = ['before', 'right', 'naive'] as const;
const wayOf = (stage: number): MessageKey => `study.transforms.rows.${wayNames[stage as 0 | 1 | 2] ?? 'before'}`;
const stageBar = (stage: number, to: number): StudyBar[] => bar(to, stage === 0 ? 'dim' : stage === 1 ? 'a' : 'b');

const movedNames = ['', "v_1'", "v_2'", "v_3'", "p'", "o'", "v'"];

type Rows = { readonly [K in Event['kind']]?: (event: Extract<Event, { readonly kind: K }>) => Made };

/** A leaf of an object: its number and bars. */
const leaves: Rows = {
  ChangeRow: (event) => ({
    name: `r_${event.row}\\cdot c_${event.row}`,
    what: 'study.transforms.rows.row',
    bars: usual(event.sum),
    verdict: number(event.sum),
  }),
  ChangeDeterminant: (event) => ({
    name: '\\det M',
    what: 'study.transforms.rows.determinant',
    bars: bar(event.determinant, event.sign === 0 ? 'gap' : 'hit'),
    verdict: event.sign === 0 ? t('study.transforms.rows.noInverse') : number(event.determinant),
    state: event.sign === 0 ? 'usual' : 'hit',
  }),
  ChangeCross: (event) => ({
    name: event.stage === 0 ? 'D' : "D'",
    what: event.stage === 0 ? 'study.transforms.rows.before' : 'study.transforms.rows.fromPoints',
    bars: event.verdict === 'plane' ? stageBar(event.stage, event.offset) : [],
    verdict: event.verdict === 'plane' ? number(event.offset) : t('study.transforms.value.one-line'),
  }),
  ChangeMoved: (event) => ({
    name: movedNames[event.point] ?? '',
    what: event.point === 6 ? 'study.transforms.rows.movedWay' : 'study.transforms.rows.moved',
    bars: [],
    verdict: formatDirection(event.to),
    state: 'dim',
  }),
  ChangeEquation: (event) => ({
    name: "D',\\,D_q",
    what: 'study.transforms.rows.equation',
    bars: isNone(event.rightUnit) ? bar(event.naiveDistance, 'b', 1) : pair(event.rightDistance, event.naiveDistance),
    verdict: t('study.transforms.rows.off', { value: number(event.naiveOff) }),
    state: event.naiveHolds ? 'hit' : 'usual',
  }),
  ChangeTerm: (event) => ({
    name: `m_${'xyz'[event.row] ?? ''},\\,q_${'xyz'[event.row] ?? ''}`,
    what: 'study.transforms.rows.term',
    bars: isNone(event.inverse) ? bar(event.naive, 'b', 1) : pair(event.right, event.naive),
    verdict: isNone(event.inverse)
      ? t('study.transforms.rows.only', { value: number(event.naive) })
      : t('study.transforms.rows.two', { right: number(event.right), naive: number(event.naive) }),
  }),
  ChangeNormals: (event) => {
    const known = event.verdict === 'leans' || event.verdict === 'same';
    return {
      name: '\\cos\\alpha',
      what: 'study.transforms.rows.angle',
      bars: known ? bar(event.dot, 'gap') : [],
      verdict: known ? angleText(event.angle) : t('study.none'),
      state: event.verdict === 'same' ? 'hit' : 'usual',
    };
  },
  ChangeWinding: (event) => {
    const known = !isNone(event.byInverse);
    return {
      name: "n'\\cdot m",
      what: 'study.transforms.rows.winding',
      bars: known ? bar(event.dot, event.flips ? 'gap' : 'overlap') : [],
      verdict: known ? t(`study.transforms.rows.${event.flips ? 'flips' : 'keeps'}`) : t('study.none'),
      state: known && !event.flips ? 'hit' : 'usual',
    };
  },
  ChangeDistance: (event) => ({
    name: ['d', "d'", 'd_q'][event.stage] ?? 'd',
    what: wayOf(event.stage),
    bars: event.verdict === 'no-plane' ? [] : stageBar(event.stage, event.distance),
    verdict: event.verdict === 'no-plane' ? t('study.none') : number(event.distance),
    state: event.verdict === 'same' ? 'hit' : 'usual',
  }),
  ChangeHit: (event) => {
    const meets = event.verdict === 'hits' || event.verdict === 'behind';
    return {
      name: ['t', "t'", 't_q'][event.stage] ?? 't',
      what: wayOf(event.stage),
      bars: meets ? stageBar(event.stage, event.time) : [],
      ...(meets && { mark: { at: event.time, tone: event.verdict === 'hits' ? ('hit' as const) : ('no' as const) } }),
      verdict: meets ? number(event.time) : t(`study.transforms.value.${event.verdict}` as MessageKey),
      state: meets ? 'usual' : 'dim',
    };
  },
  ChangeReflect: (event) => ({
    name: ['r', "r'", 'r_q'][event.stage] ?? 'r',
    what: 'study.transforms.rows.reflect',
    bars: [],
    verdict: isNone(event.n) ? t('study.none') : angleText(event.angleOut),
    state: 'dim',
  }),
  ChangeRayCompare: (event) => ({
    name: '\\beta',
    what: 'study.transforms.rows.same',
    bars: [],
    verdict: Number.isFinite(event.rightOff) ? angleText(event.rightAngle) : t('study.none'),
    state: 'dim',
  }),
};

function rowOf(step: Step): Made | null {
  const event = eventOf(step);
  const make = leaves[event.kind] as ((event: Event) => Made) | undefined;
  return make ? make(event) : null;
}

const axes: Readonly<Record<ChangeObject, MessageKey>> = {
  matrix: 'study.transforms.rows.axis.matrix',
  plane: 'study.transforms.rows.axis.plane',
  normal: 'study.transforms.rows.axis.normal',
  point: 'study.transforms.rows.axis.point',
  ray: 'study.transforms.rows.axis.ray',
};

/** One of the five objects, by its result. */
function objectRow(step: Step): Made | null {
  const event = eventOf(step);
  if (event.kind !== 'ChangeObjectEnd') return null;
  const { object, agree } = event;
  const { right, naive } = outcomeOf(step);
  const name = { matrix: '\\det M', plane: 'e', normal: '\\alpha', point: "d'", ray: "t'" }[object];
  const text = (value: number | null) => (value === null ? '–' : number(value));
  const row = { name, what: `study.transforms.rows.of.${object}`, state: agree ? 'hit' : 'usual' } as const;
  if (object === 'matrix') return { ...row, bars: usual(event.right), verdict: number(event.right), state: 'usual' };
  // An angle has no place on an axis of lengths.
  if (object === 'normal') return { ...row, bars: [], verdict: naive === null ? t('study.none') : angleText(naive) };
  return {
    ...row,
    bars: pair(right ?? 0, naive ?? 0),
    verdict: t('study.transforms.rows.two', { right: text(right), naive: text(naive) }),
  };
}

export function rows(moment: StudyMoment): StudyRows {
  const { step, tree } = moment;
  const group = groupOf(step);
  const made = (group ?? tree.root).children.flatMap((each): StudyRow[] => {
    const row = group ? rowOf(each) : objectRow(each);
    if (!row) return [];
    return [
      {
        key: each.address,
        address: each.address,
        cells: [{ tex: row.name }, t(row.what)],
        bars: row.bars,
        ...(row.mark && { mark: row.mark }),
        verdict: row.verdict,
        state: row.state ?? 'usual',
      },
    ];
  });
  const ends = made.flatMap(({ bars }) => bars.flatMap(({ from, to }) => [from, to]));
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const room = 0.05 * (high - low || 1);
  const title: MessageKey = group ? axes[group.name as ChangeObject] : 'study.transforms.rows.frame';
  const tones = new Set(made.flatMap(({ bars }) => bars.map(({ tone }) => tone)));
  return {
    title: { key: title },
    count: { key: 'study.transforms.rows.count', values: { count: made.length } },
    columns: [
      { label: 'study.transforms.rows.name', width: 76 },
      { label: 'study.transforms.rows.what', width: 128 },
    ],
    verdict: 'study.transforms.rows.value',
    axis: ends.length > 0 ? { from: low - room, to: high + room } : null,
    rows: made,
    keys: [
      ...(tones.has('dim') ? [{ tone: 'dim' as const, label: 'study.transforms.rows.before' as const }] : []),
      ...(tones.has('a') && (tones.has('b') || tones.has('dim'))
        ? [{ tone: 'a' as const, label: 'study.transforms.rows.right' as const }]
        : []),
      ...(tones.has('b') ? [{ tone: 'b' as const, label: 'study.transforms.rows.naive' as const }] : []),
    ],
    mark: 'study.transforms.rows.meets',
  };
}
