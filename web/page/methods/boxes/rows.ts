/** Strip C of two boxes: fifteen axes with two intervals each, or sixteen corners. */
import { formatNumber } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import type { StudyBar, StudyMoment, StudyRow, StudyRows } from '../../model/study/types';
import { advancesOf, axisName, axisOf, isNoAxis, isTurning } from './look';
import type { BoxAdvanceEvent, BoxAxisEvent, BoxCornerEvent } from './schema.gen';

export function rows(moment: StudyMoment): StudyRows {
  const steps = moment.tree.root.children[0]?.children ?? [];
  const corners = steps.some(({ event }) => (event.kind as string) === 'BoxCorner');
  if (advancesOf(moment).length > 0 && (moment.step.event.kind as string) !== 'BoxAxis') return advanceRows(moment);
  return corners ? cornerRows(moment) : axisRows(moment);
}

function axisRows(moment: StudyMoment): StudyRows {
  const steps = (moment.tree.root.children[0]?.children ?? []).filter(
    ({ event }) => (event.kind as string) === 'BoxAxis',
  );
  const swept = moment.settings['test'] === 'swept' && !isTurning(moment);
  const made = steps.map((step): [StudyRow, BoxAxisEvent] => {
    const axis = step.event as unknown as BoxAxisEvent;
    return [swept ? sweptRow(axis, step.address) : axisRow(axis, step.address), axis];
  });
  const ends = swept
    ? [0, 1]
    : made.flatMap(([, { radiusA, radiusB, centre }]) => [
        -radiusA,
        radiusA,
        Math.abs(centre) - radiusB,
        Math.abs(centre) + radiusB,
      ]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const room = 0.04 * (high - low || 1);
  return {
    title: { key: swept ? 'study.boxes.rows.swept' : 'study.boxes.rows.axes' },
    count: { key: 'study.boxes.rows.count', values: { count: made.length } },
    columns: [
      { label: 'study.boxes.rows.number', width: 30 },
      { label: 'study.boxes.rows.axis', width: 66 },
      { label: 'study.boxes.rows.source', width: 62 },
    ],
    verdict: swept ? 'study.boxes.rows.time' : 'study.boxes.rows.gap',
    axis: { from: low - room, to: high + room },
    rows: made.map(([row]) => row),
    keys: swept
      ? [{ tone: 'overlap', label: 'study.boxes.key.meeting' }]
      : [
          { tone: 'a', label: 'study.boxes.key.a' },
          { tone: 'b', label: 'study.boxes.key.b' },
          { tone: 'overlap', label: 'study.boxes.key.overlap' },
          { tone: 'gap', label: 'study.boxes.key.gap' },
        ],
    ...(swept && { mark: 'study.boxes.key.enter' }),
  };
}

const cells = (axis: BoxAxisEvent) => [
  String(axis.axis),
  { tex: axisName(axis) },
  t(
    axis.source === 'edges'
      ? 'study.boxes.rows.edges'
      : axis.source === 'face-a'
        ? 'study.boxes.rows.faceA'
        : 'study.boxes.rows.faceB',
  ),
];

/** Measured from the centre of A toward B, so that a gap is always at the right of A. */
function axisRow(axis: BoxAxisEvent, address: string): StudyRow {
  const { radiusA, radiusB, gap, verdict } = axis;
  const centre = Math.abs(axis.centre);
  const [high, low] = [radiusA, centre - radiusB];
  const between: StudyBar = { from: low, to: high, tone: low > high ? 'gap' : 'overlap' };
  const dim = verdict === 'not-needed' || isNoAxis(axis);
  return {
    key: address,
    address,
    cells: cells(axis),
    bars: isNoAxis(axis)
      ? []
      : [
          { from: -radiusA, to: radiusA, tone: 'a', lane: 0 },
          { from: low, to: centre + radiusB, tone: 'b', lane: 1 },
          ...(dim
            ? []
            : [
                low > high
                  ? between
                  : { ...between, from: Math.max(low, -radiusA), to: Math.min(high, centre + radiusB) },
              ]),
        ],
    verdict:
      verdict === 'not-needed' || isNoAxis(axis)
        ? t(`study.boxes.value.${verdict === 'not-needed' ? verdict : 'parallel'}`)
        : t(gap > 0 ? 'study.boxes.rows.apart' : 'study.boxes.rows.together', {
            value: formatNumber(Math.abs(gap), 4),
          }),
    state: dim ? 'dim' : verdict === 'gap' ? 'hit' : 'usual',
  };
}

function timeOf(enter: number, meets: boolean): string {
  if (!meets) return t('study.boxes.rows.never');
  return enter <= 0 ? t('study.boxes.rows.always') : formatNumber(enter, 4);
}

/** The part of the motion in which the intervals overlap. */
function sweptRow(axis: BoxAxisEvent, address: string): StudyRow {
  const { enter, leave, verdict } = axis;
  const none = isNoAxis(axis);
  const meets = !none && enter <= leave && enter <= 1 && leave >= 0;
  return {
    key: address,
    address,
    cells: cells(axis),
    bars: meets ? [{ from: Math.max(0, enter), to: Math.min(1, leave), tone: 'overlap' }] : [],
    ...(enter > 0 && enter <= 1 && { mark: { at: enter, tone: 'hit' as const } }),
    verdict: none ? t('study.boxes.value.parallel') : timeOf(enter, meets),
    state: verdict === 'not-needed' || verdict === 'parallel' ? 'dim' : verdict === 'never-meets' ? 'hit' : 'usual',
  };
}

/** How long each step surely keeps a turning box apart. */
function advanceRows(moment: StudyMoment): StudyRows {
  const steps = advancesOf(moment).map((step) => [step.address, step.event as unknown as BoxAdvanceEvent] as const);
  return {
    title: { key: 'study.boxes.rows.advance' },
    count: { key: 'study.boxes.rows.steps', values: { count: steps.length } },
    columns: [
      { label: 'study.boxes.rows.number', width: 30 },
      { label: 'study.boxes.rows.axis', width: 66 },
      { label: 'study.boxes.rows.between', width: 72 },
    ],
    verdict: 'study.boxes.rows.until',
    axis: { from: -0.02, to: 1.02 },
    rows: steps.map(([address, { iteration, axis, gap, time, next, verdict }]) => ({
      key: address,
      address,
      cells: [String(iteration), { tex: axisName(axisOf(axis)) }, formatNumber(gap, 4)],
      bars: [{ from: time, to: Math.min(next, 1), tone: 'gap' }],
      ...(verdict === 'contact' && { mark: { at: time, tone: 'hit' as const } }),
      verdict: verdict === 'goes-on' ? formatNumber(next, 4) : t(`study.boxes.value.${verdict}`),
      state: verdict === 'goes-on' ? 'usual' : 'hit',
    })),
    keys: [{ tone: 'gap', label: 'study.boxes.key.safe' }],
    mark: 'study.boxes.value.contact',
  };
}

function cornerRows({ tree }: StudyMoment): StudyRows {
  const steps = tree.root.children[0]?.children ?? [];
  const events = steps.map((step) => [step.address, step.event as unknown as BoxCornerEvent] as const);
  const far = events.map(([, { outside }]) => outside);
  const [low, high] = [Math.min(0, ...far), Math.max(0, ...far)];
  const room = 0.05 * (high - low || 1);
  return {
    title: { key: 'study.boxes.rows.corners' },
    count: { key: 'study.boxes.rows.count', values: { count: events.length } },
    columns: [
      { label: 'study.boxes.rows.number', width: 30 },
      { label: 'study.boxes.rows.corner', width: 90 },
    ],
    verdict: 'study.boxes.rows.outside',
    axis: { from: low - room, to: high + room },
    rows: events.map(([address, { corner, outside, inside, needed }]) => ({
      key: address,
      address,
      cells: [String(corner), t('study.boxes.label.corner', { corner: corner % 8, box: corner < 8 ? 'A' : 'B' })],
      bars: [{ from: 0, to: outside, tone: needed ? (inside ? 'hit' : corner < 8 ? 'a' : 'b') : 'dim' }],
      verdict: needed ? formatNumber(outside, 4) : t('study.boxes.value.not-needed'),
      state: needed ? (inside ? 'hit' : 'usual') : 'dim',
    })),
    keys: [
      { tone: 'a', label: 'study.boxes.key.cornersA' },
      { tone: 'b', label: 'study.boxes.key.cornersB' },
      { tone: 'hit', label: 'study.boxes.key.inside' },
    ],
  };
}
