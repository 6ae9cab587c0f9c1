/** Strip C: iterations of the search that is looked at, each with what is known of the answer after it, from below and from above. */
import { formatNumber } from '../../base/i18n/numbers';
import { t, type MessageKey } from '../../base/i18n/messages';
import type { StudyMoment, StudyRow, StudyRows } from '../../model/study/types';
import { eventOf, openingOf, partOf, searchOf } from './look';
import type {
  ConvexAdvanceStepEvent,
  ConvexEpaStepEndEvent,
  ConvexEpaStepEvent,
  ConvexGjkStepEvent,
  ConvexSweepEvent,
} from './schema.gen';

export function rows(moment: StudyMoment): StudyRows {
  const search = searchOf(moment);
  if (search === 'epa') return epaRows(moment);
  return search === 'gjk' ? gjkRows(moment) : advanceRows(moment);
}

const number = { label: 'study.convex.rows.number' as MessageKey, width: 30 };

/** An axis with room at its ends; numbers that are none do not count. */
function axisOf(values: readonly number[]): { from: number; to: number } {
  const known = values.filter(Number.isFinite);
  const [low, high] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [0, 1];
  const room = 0.05 * (high - low || Math.abs(high) || 1);
  return { from: low - room, to: high + room };
}

/** Word of a verdict in the last column, or the number where it goes on. */
const ended = (verdict: string, text: string): string =>
  verdict === 'goes-on' ? text : `${text}  ${t(`study.convex.short.${verdict}` as MessageKey)}`;

function gjkRows(moment: StudyMoment): StudyRows {
  const steps = partOf(moment, 'gjk')?.children ?? [];
  const events = steps.map((step) => [step.address, eventOf<ConvexGjkStepEvent>(step)] as const);
  // The first iterations of many are so far off that the others would be a dot.
  const shown = events.length > 8 ? events.slice(Math.floor(events.length / 3)) : events;
  const axis = axisOf([0, ...shown.flatMap(([, { bound, lengthAfter }]) => [bound, lengthAfter])]);
  const within = (value: number): number => Math.min(Math.max(value, axis.from), axis.to);
  return {
    title: { key: 'study.convex.rows.gjk' },
    count: { key: 'study.convex.rows.iterations', values: { count: events.length } },
    columns: [
      number,
      { label: 'study.convex.rows.simplex', width: 66 },
      { label: 'study.convex.rows.plane', width: 74 },
    ],
    verdict: 'study.convex.rows.length',
    axis,
    rows: events.map(([address, step]): StudyRow => {
      const { iteration, countBefore, countAfter, bound, lengthAfter, verdict } = step;
      return {
        key: address,
        address,
        cells: [String(iteration), `${countBefore} → ${countAfter}`, formatNumber(bound, 4)],
        // A plane that says more than two points do: one of them is wrong.
        bars: [
          {
            from: within(Math.min(bound, lengthAfter)),
            to: within(Math.max(bound, lengthAfter)),
            tone: bound > 1.001 * lengthAfter ? 'hit' : bound > 0 ? 'gap' : 'b',
          },
        ],
        ...(lengthAfter <= axis.to && {
          mark: { at: lengthAfter, tone: verdict === 'goes-on' ? 'no' : 'hit' } as const,
        }),
        verdict: ended(verdict, formatNumber(lengthAfter, 4)),
        state: verdict === 'goes-on' ? 'usual' : 'hit',
      };
    }),
    keys: [
      { tone: 'b', label: 'study.convex.key.open' },
      { tone: 'gap', label: 'study.convex.key.parted' },
      ...(events.some(([, { bound, lengthAfter }]) => bound > 1.001 * lengthAfter)
        ? [{ tone: 'hit', label: 'study.convex.key.against' } as const]
        : []),
    ],
    mark: 'study.convex.key.points',
  };
}

function epaRows(moment: StudyMoment): StudyRows {
  const steps = (partOf(moment, 'epa')?.children ?? []).filter(({ kind }) => (kind as string) === 'epaStep');
  const events = steps.map(
    (step) => [step.address, openingOf<ConvexEpaStepEvent>(step), eventOf<ConvexEpaStepEndEvent>(step)] as const,
  );
  const axis = axisOf([0, ...events.flatMap(([, { distance, reach }]) => [distance, reach])]);
  return {
    title: { key: 'study.convex.rows.epa' },
    count: { key: 'study.convex.rows.iterations', values: { count: events.length } },
    columns: [
      number,
      { label: 'study.convex.rows.face', width: 42 },
      { label: 'study.convex.rows.changes', width: 62 },
      { label: 'study.convex.rows.distance', width: 62 },
    ],
    verdict: 'study.convex.rows.reach',
    axis,
    rows: events.map(([address, step, end]): StudyRow => {
      const { iteration, face, distance, reach } = step;
      return {
        key: address,
        address,
        cells: [
          String(iteration),
          String(face),
          end.removed > 0 ? `−${end.removed} +${end.horizon}` : '',
          formatNumber(distance, 4),
        ],
        bars: [{ from: Math.min(distance, reach), to: Math.max(distance, reach), tone: 'overlap' }],
        mark: { at: reach, tone: end.verdict === 'on-boundary' ? 'hit' : 'no' },
        verdict: ended(end.verdict, formatNumber(reach, 4)),
        state: end.verdict === 'goes-on' ? 'usual' : 'hit',
      };
    }),
    keys: [{ tone: 'overlap', label: 'study.convex.key.depth' }],
    mark: 'study.convex.rows.reach',
  };
}

function advanceRows(moment: StudyMoment): StudyRows {
  const steps = partOf(moment, 'advance')?.children ?? [];
  const events = steps.map((step) => [step.address, eventOf<ConvexAdvanceStepEvent>(step)] as const);
  const swept = partOf(moment, 'sweep');
  const sweep = swept && eventOf<ConvexSweepEvent>(swept);
  const made = events.map(([address, step]): StudyRow => {
    const { iteration, time, next, distance, high, speed, verdict } = step;
    // A contact is given by two points, which are never nearer than the bodies.
    const apart = verdict === 'contact' ? Math.max(high, 0) : distance;
    const to = Number.isFinite(next) ? Math.min(next, 1) : 1;
    return {
      key: address,
      address,
      cells: [String(iteration), formatNumber(apart, 4), formatNumber(speed, 4)],
      bars: [{ from: time, to: Math.max(time, to), tone: 'gap' }],
      ...(verdict === 'contact' && { mark: { at: time, tone: 'hit' as const } }),
      verdict: ended(verdict, formatNumber(time, 4)),
      state: verdict === 'goes-on' ? 'usual' : 'hit',
    };
  });
  const beside: StudyRow[] =
    sweep && swept && Number.isFinite(sweep.time)
      ? [
          {
            key: swept.address,
            address: swept.address,
            cells: ['', t('study.convex.rows.sweep'), ''],
            bars: [{ from: 0, to: sweep.time, tone: 'b' }],
            mark: { at: sweep.time, tone: 'hit' },
            verdict: formatNumber(sweep.time, 4),
            state: 'usual',
          },
        ]
      : [];
  return {
    title: { key: 'study.convex.rows.advance' },
    count: { key: 'study.convex.rows.steps', values: { count: events.length } },
    columns: [number, { label: 'study.convex.rows.apart', width: 78 }, { label: 'study.convex.rows.speed', width: 62 }],
    verdict: 'study.convex.rows.time',
    axis: { from: -0.02, to: 1.02 },
    rows: [...made, ...beside],
    keys: [
      { tone: 'gap', label: 'study.convex.key.safe' },
      { tone: 'b', label: 'study.convex.key.sweep' },
    ],
    mark: 'study.convex.key.contact',
  };
}
