/** Strip C: the polygons of a frame, or the features of one with their distances, or the angles or signed sides of its inside test. */
import { formatAngle, formatNumber } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import type { Step } from '../../../package/trace/steps';
import type { StudyMoment, StudyRow, StudyRows } from '../../model/study/types';
import { eventOf, kindOf, type Kind, polygonShown, polygonsOf } from './look';
import type {
  RestAngleEvent,
  RestCornerEvent,
  RestEdgeEvent,
  RestInsideEvent,
  RestPlaceEvent,
  RestPlaneEvent,
  RestPolygonEndEvent,
  RestSideEvent,
  RestVertexEvent,
} from './schema.gen';

const degrees = 180 / Math.PI;

export function rows(moment: StudyMoment): StudyRows {
  const polygon = polygonShown(moment);
  const kind = kindOf(moment.step);
  if (!polygon || ((kind === 'RestFrameEnd' || kind === 'RestSwept') && polygonsOf(moment).length > 1))
    return polygonRows(moment);
  const steps = polygon.children;
  if (kind === 'RestCorner' || kind === 'RestPlane') return cornerRows(steps);
  const asked = steps.find((each) => kindOf(each) === 'RestInside');
  const byAngles = asked !== undefined && eventOf<RestInsideEvent>(asked).decides === 'angle-sum';
  if (kind === 'RestAngle' || (kind === 'RestInside' && byAngles)) return angleRows(steps);
  if (kind === 'RestSide' || kind === 'RestInside') return sideRows(steps);
  return featureRows(moment, steps);
}

const of = (steps: readonly Step[], kind: Kind): Step[] => steps.filter((each) => kindOf(each) === kind);

const count = (rows: number) => ({ key: 'study.sphere_polygon.rows.count', values: { count: rows } }) as const;

/** From 0, with a little room at the end. */
function axisTo(values: readonly number[]): { from: number; to: number } {
  const finite = values.filter(Number.isFinite);
  const [low, high] = [Math.min(0, ...finite), Math.max(0, ...finite)];
  const room = 0.05 * (high - low || 1);
  return { from: low < 0 ? low - room : 0, to: high + room };
}

/** A row of a distance, with the radius marked on it. */
function distanceRow(step: Step, cells: StudyRow['cells'], distance: number, radius: number, dim = false): StudyRow {
  const touches = distance <= radius;
  const { address } = step;
  return {
    key: address,
    address,
    cells,
    bars: Number.isFinite(distance) ? [{ from: 0, to: distance, tone: dim ? 'dim' : touches ? 'hit' : 'b' }] : [],
    mark: { at: radius, tone: 'no' },
    verdict: Number.isFinite(distance)
      ? t(touches ? 'study.sphere_polygon.rows.touches' : 'study.sphere_polygon.rows.clear', {
          value: formatNumber(distance, 4),
        })
      : t('study.sphere_polygon.rows.skipped'),
    state: dim ? 'dim' : touches ? 'hit' : 'usual',
  };
}

const distanceKeys: StudyRows['keys'] = [
  { tone: 'b', label: 'study.sphere_polygon.key.clear' },
  { tone: 'hit', label: 'study.sphere_polygon.key.touches' },
];

function polygonRows(moment: StudyMoment): StudyRows {
  const polygons = polygonsOf(moment);
  const { radius } = moment.tree.root.opening as unknown as { radius: number };
  const made = polygons.map((step) => {
    const { trueDistance, distance, region } = eventOf<RestPolygonEndEvent>(step);
    const cells = [step.name, region === undefined ? '' : t(`study.sphere_polygon.short.${region}`)];
    return distanceRow(step, cells, distance ?? trueDistance ?? Infinity, radius);
  });
  const far = polygons.map((step) => eventOf<RestPolygonEndEvent>(step).trueDistance ?? 0);
  return {
    title: { key: 'study.sphere_polygon.rows.polygons' },
    count: count(made.length),
    columns: [
      { label: 'study.sphere_polygon.rows.polygon', width: 62 },
      { label: 'study.sphere_polygon.rows.region', width: 76 },
    ],
    verdict: 'study.sphere_polygon.rows.distance',
    axis: axisTo([...far, radius]),
    rows: made,
    keys: distanceKeys,
    mark: 'study.sphere_polygon.key.radius',
  };
}

function featureRows({ tree }: StudyMoment, steps: readonly Step[]): StudyRows {
  const { radius } = tree.root.opening as unknown as { radius: number };
  const asked = steps.filter((each) => ['RestPlace', 'RestEdge', 'RestVertex'].includes(kindOf(each)));
  const distances: number[] = [radius];
  const made = asked.map((step) => {
    const kind = kindOf(step);
    if (kind === 'RestPlace') {
      const { distance, region } = eventOf<RestPlaceEvent>(step);
      distances.push(distance);
      if (region === 'behind') return behindRow(steps, step, distances);
      const row = distanceRow(step, [t('study.sphere_polygon.rows.face'), { tex: 'f' }], distance, radius);
      return Number.isFinite(distance)
        ? row
        : { ...row, verdict: t(`study.sphere_polygon.short.${region}`), state: 'dim' as const };
    }
    const { distance } = eventOf<RestEdgeEvent | RestVertexEvent>(step);
    distances.push(distance);
    const number = step.name.slice(1);
    const cells =
      kind === 'RestEdge'
        ? [t('study.sphere_polygon.rows.side'), { tex: `E_{${number}}` }]
        : [t('study.sphere_polygon.rows.corner'), { tex: `p_{${number}}` }];
    return distanceRow(step, cells, distance, radius);
  });
  return {
    title: { key: 'study.sphere_polygon.rows.features' },
    count: count(made.length),
    columns: [
      { label: 'study.sphere_polygon.rows.feature', width: 62 },
      { label: 'study.sphere_polygon.rows.name', width: 46 },
    ],
    verdict: 'study.sphere_polygon.rows.distance',
    axis: axisTo(distances),
    rows: made,
    keys: distanceKeys,
    mark: 'study.sphere_polygon.key.radius',
  };
}

/** The centre is behind: its signed distance is all there is. */
function behindRow(steps: readonly Step[], step: Step, distances: number[]): StudyRow {
  const height = of(steps, 'RestPlane').map((plane) => eventOf<RestPlaneEvent>(plane).printed)[0] ?? 0;
  distances.push(height);
  const { address } = step;
  return {
    key: address,
    address,
    cells: [t('study.sphere_polygon.rows.face'), { tex: 'h' }],
    bars: [{ from: Math.min(0, height), to: Math.max(0, height), tone: 'gap' }],
    verdict: t('study.sphere_polygon.rows.behind', { value: formatNumber(Math.abs(height), 4) }),
    state: 'usual',
  };
}

/** The angles one after another: where each begins is the sum before it. */
function angleRows(steps: readonly Step[]): StudyRows {
  const angles = of(steps, 'RestAngle');
  const sums = angles.map((step) => eventOf<RestAngleEvent>(step).sum * degrees);
  return {
    title: { key: 'study.sphere_polygon.rows.angles' },
    count: count(angles.length),
    columns: [
      { label: 'study.sphere_polygon.rows.side', width: 46 },
      { label: 'study.sphere_polygon.rows.angle', width: 62 },
    ],
    verdict: 'study.sphere_polygon.rows.sum',
    axis: axisTo([...sums, 360]),
    rows: [
      ...angles.map((step): StudyRow => {
        const { side, angle, sum, turn, verdict } = eventOf<RestAngleEvent>(step);
        const { address } = step;
        return {
          key: address,
          address,
          cells: [String(side), { tex: `\\alpha_{${side}}` }],
          bars: [{ from: (sum - angle) * degrees, to: sum * degrees, tone: turn < 0 ? 'gap' : 'overlap' }],
          mark: { at: 360, tone: 'no' },
          verdict:
            verdict === 'counted'
              ? t('study.sphere_polygon.rows.added', { angle: formatAngle(angle), sum: formatAngle(sum, 2) })
              : t('study.sphere_polygon.rows.uncounted'),
          state: verdict === 'counted' ? 'usual' : 'dim',
        };
      }),
      ...of(steps, 'RestInside').map(boundRow),
    ],
    keys: [
      { tone: 'overlap', label: 'study.sphere_polygon.key.forward' },
      { tone: 'gap', label: 'study.sphere_polygon.key.back' },
    ],
    mark: 'study.sphere_polygon.key.fullTurn',
  };
}

/** The deciding value: how far the sum is over its bound, which 360° with two decimals would not show. */
function boundRow(step: Step): StudyRow {
  const { sum, bound, over, inside } = eventOf<RestInsideEvent>(step);
  const { address } = step;
  const [from, to] = [Math.min(sum, bound) * degrees, Math.max(sum, bound) * degrees];
  return {
    key: address,
    address,
    cells: ['', { tex: '\\Sigma - \\beta' }],
    bars: [{ from, to, tone: 'dim' }],
    mark: { at: 360, tone: inside ? 'hit' : 'no' },
    verdict: t('study.sphere_polygon.rows.over', { value: formatNumber(over, 4) }),
    state: inside ? 'hit' : 'usual',
  };
}

function sideRows(steps: readonly Step[]): StudyRows {
  const sides = of(steps, 'RestSide');
  const distances = sides.map((step) => eventOf<RestSideEvent>(step).distance);
  return {
    title: { key: 'study.sphere_polygon.rows.sides' },
    count: count(sides.length),
    columns: [
      { label: 'study.sphere_polygon.rows.side', width: 46 },
      { label: 'study.sphere_polygon.rows.winding', width: 62 },
    ],
    verdict: 'study.sphere_polygon.rows.fromLine',
    axis: axisTo(distances),
    rows: sides.map((step): StudyRow => {
      const { side, distance, winding, verdict } = eventOf<RestSideEvent>(step);
      const { address } = step;
      return {
        key: address,
        address,
        cells: [String(side), String(winding)],
        bars: [{ from: Math.min(0, distance), to: Math.max(0, distance), tone: distance < 0 ? 'gap' : 'hit' }],
        verdict: t(`study.sphere_polygon.rows.${verdict}`, { value: formatNumber(Math.abs(distance), 4) }),
        state: verdict === 'no-length' ? 'dim' : 'usual',
      };
    }),
    keys: [
      { tone: 'hit', label: 'study.sphere_polygon.key.inner' },
      { tone: 'gap', label: 'study.sphere_polygon.key.outer' },
    ],
  };
}

/** The contribution of each corner and the next to the normal: the length of the term, which is no distance but twice an area. */
function cornerRows(steps: readonly Step[]): StudyRows {
  const corners = of(steps, 'RestCorner');
  const sizes = corners.map((step) => Math.hypot(...eventOf<RestCornerEvent>(step).term));
  return {
    title: { key: 'study.sphere_polygon.rows.terms' },
    count: count(corners.length),
    columns: [
      { label: 'study.sphere_polygon.rows.corner', width: 56 },
      { label: 'study.sphere_polygon.rows.name', width: 46 },
    ],
    verdict: 'study.sphere_polygon.rows.length',
    axis: axisTo(sizes),
    rows: corners.map((step, k): StudyRow => {
      const { address } = step;
      return {
        key: address,
        address,
        cells: [String(k), { tex: `N_{${k}}` }],
        bars: [{ from: 0, to: sizes[k]!, tone: 'a' }],
        verdict: formatNumber(sizes[k]!, 4),
        state: 'usual',
      };
    }),
    keys: [{ tone: 'a', label: 'study.sphere_polygon.key.term' }],
  };
}
