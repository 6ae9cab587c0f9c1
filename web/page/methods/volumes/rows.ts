/** Strip C: how full the volumes are at the frame; of one volume the intervals of its directions, its sides, or how it was found. */
import { formatNumber } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import type { Step } from '../../../package/trace/steps';
import type { StudyBar, StudyRow, StudyRows, ToldMoment } from '../../model/study/types';
import { axisLetter, eventOf, kindOf, lookOf, type Kind } from './look';
import { percent } from './say';
import type {
  Result,
  VolumeAxisEvent,
  VolumeBoxAxisEvent,
  VolumeHullFaceEvent,
  VolumeKind,
  VolumeRefit,
  VolumeSideEvent,
  VolumeSlabEvent,
} from './schema.gen';
import { sphereRows, spreadRows, tryRows } from './rowsFound';
import { table, word } from './table';

export function rows(moment: ToldMoment): StudyRows {
  const { which, group, kind } = lookOf(moment);
  if (!group || !which || moment.step === moment.tree.root) return volumeRows(moment);
  const of = (wanted: Kind): Step[] => group.children.filter((each) => kindOf(each) === wanted);
  if (which === 'aabb') return axisRows(of('VolumeAxis'));
  if (which === 'sphere') return sphereRows(of('VolumeCentred'), of('VolumeBall'));
  if (which === 'kdop') return slabRows(of('VolumeSlab'));
  if (which === 'hull') return faceRows(of('VolumeHullFace'));
  if (kind === 'VolumeBoxAxis') return boxAxisRows(of('VolumeBoxAxis'));
  if (kind === 'VolumeSpread') return spreadRows(of('VolumeSpread'));
  if (kind === 'VolumeTry') return tryRows(of('VolumeTry'));
  return sideRows(of('VolumeSide'));
}

const kinds = ['aabb', 'sphere', 'obb', 'kdop'] as const;

function volumeRows(moment: ToldMoment): StudyRows {
  const result = moment.result as unknown as Result;
  const { steps } = lookOf(moment).groups;
  const row = (which: VolumeKind, full: number, surface: number): StudyRow => {
    const address = steps[which]?.address ?? null;
    return {
      key: which,
      address,
      cells: [t(`study.volumes.value.${which}`), formatNumber(surface, 4)],
      bars: [{ from: 0, to: 100 * full, tone: address === null ? 'dim' : which === 'hull' ? 'a' : 'b' }],
      verdict: percent(full),
      state: address === null ? 'dim' : 'usual',
    };
  };
  const made = [
    ...kinds.map((which) => row(which, result[`${which}Full`], result[`${which}Surface`])),
    ...(result.hullVolume > 0 ? [row('hull', 1, 1)] : []),
  ];
  return table({
    title: 'volumes',
    columns: [
      ['volume', 70],
      ['surface', 80],
    ],
    verdict: 'full',
    rows: made,
    keys: [
      ['b', 'full'],
      ['a', 'hull'],
    ],
    zero: true,
    also: [100],
  });
}

/** The parts of the model's interval that the volume leaves out, and the overlap with the second box. */
function outBars(model: readonly [number, number], volume: readonly [number, number]): StudyBar[] {
  const least = 1e-9 * (Math.abs(model[0]) + Math.abs(model[1]));
  return [
    ...(volume[0] - model[0] > least
      ? [{ from: model[0], to: Math.min(volume[0], model[1]), tone: 'gap' as const }]
      : []),
    ...(model[1] - volume[1] > least
      ? [{ from: Math.max(volume[1], model[0]), to: model[1], tone: 'gap' as const }]
      : []),
  ];
}

/** Less than `least` is rounding. */
function outOrRoom(out: number, room: number, least: number): string {
  if (out > least) return word('out', { value: formatNumber(out, 4) });
  return room > least ? word('room', { value: formatNumber(room, 4) }) : word('tight');
}

const ways: readonly VolumeRefit[] = ['stale', 'two-corners', 'eight-corners', 'vertices'];

function axisRows(steps: readonly Step[]): StudyRows {
  const all = steps.map((step) => ({ step, on: eventOf<VolumeAxisEvent>(step) }));
  const used = steps[0]?.parent ? (steps[0].parent.opening as unknown as { refit: VolumeRefit }).refit : 'vertices';
  const made = all.flatMap(({ step, on }) =>
    ways.map((way): StudyRow => {
      const spans: Readonly<Record<VolumeRefit, readonly [number, number]>> = {
        stale: [on.staleLow, on.staleHigh],
        'two-corners': [on.twoLow, on.twoHigh],
        'eight-corners': [on.eightLow, on.eightHigh],
        vertices: [on.vertexLow, on.vertexHigh],
      };
      const [own, span] = [spans.vertices, spans[way]];
      const isUsed = way === used;
      const within = span[0] <= on.probe && on.probe <= span[1];
      const out = Math.max(span[0] - own[0], own[1] - span[1]);
      const least = 1e-9 * (Math.abs(own[0]) + Math.abs(own[1]));
      return {
        key: `${step.address} ${way}`,
        address: isUsed ? step.address : null,
        cells: [axisLetter(on.axis), t(`study.volumes.value.${way}`)],
        bars: [
          { from: own[0], to: own[1], tone: 'a', lane: 0 },
          { from: span[0], to: span[1], tone: isUsed ? 'b' : 'dim', lane: 1 },
          ...outBars(own, span),
        ],
        mark: { at: on.probe, tone: within ? 'hit' : 'no' },
        verdict: outOrRoom(out, span[1] - span[0] - own[1] + own[0], least),
        state: isUsed ? 'usual' : 'dim',
      };
    }),
  );
  return table({
    title: 'axes',
    columns: [
      ['axis', 34],
      ['way', 96],
    ],
    verdict: 'outRoom',
    rows: made,
    keys: [
      ['a', 'model'],
      ['b', 'box'],
      ['gap', 'out'],
    ],
    mark: 'probe',
    also: all.map(({ on }) => on.probe),
  });
}

function sideRows(steps: readonly Step[]): StudyRows {
  return table({
    title: 'sides',
    columns: [
      ['side', 34],
      ['edge', 70],
    ],
    verdict: 'probe',
    rows: steps.map((step) => {
      const { side, distance, verdict, inward } = eventOf<VolumeSideEvent>(step);
      const none = verdict === 'no-plane';
      return {
        key: step.address,
        address: step.address,
        cells: [String(side), { tex: `${side % 2 ? '+' : '-'}e_${side >> 1}` }],
        bars: none ? [] : [{ from: 0, to: distance, tone: verdict === 'behind' ? 'a' : 'hit' }],
        verdict: none ? word('noPlane') : word(inward ? 'inward' : verdict === 'behind' ? 'behind' : 'front'),
        state: verdict === 'behind' ? 'usual' : 'hit',
      };
    }),
    keys: [
      ['a', 'behind'],
      ['hit', 'front'],
    ],
    zero: true,
  });
}

function boxAxisRows(steps: readonly Step[]): StudyRows {
  return table({
    title: 'boxAxes',
    columns: [['axis', 40]],
    verdict: 'outRoom',
    rows: steps.map((step) => {
      const { axis, low, high, boxLow, boxHigh } = eventOf<VolumeBoxAxisEvent>(step);
      const out = Math.max(boxLow - low, high - boxHigh);
      const least = 1e-9 * (Math.abs(low) + Math.abs(high));
      return {
        key: step.address,
        address: step.address,
        cells: [{ tex: `L_${axis}` }],
        bars: [
          { from: low, to: high, tone: 'a', lane: 0 },
          { from: boxLow, to: boxHigh, tone: 'b', lane: 1 },
          ...outBars([low, high], [boxLow, boxHigh]),
        ],
        verdict: outOrRoom(out, boxHigh - boxLow - high + low, least),
        state: out > least ? 'hit' : 'usual',
      };
    }),
    keys: [
      ['a', 'model'],
      ['b', 'box'],
      ['gap', 'out'],
    ],
  });
}

const whole = (d: readonly number[]): string => d.map((each) => String(each).replace('-', '−')).join(' ');

function slabRows(steps: readonly Step[]): StudyRows {
  const all = steps.map((step) => ({ step, on: eventOf<VolumeSlabEvent>(step) }));
  return table({
    title: 'slabs',
    columns: [
      ['number', 30],
      ['direction', 62],
    ],
    verdict: 'withBox',
    rows: all.map(({ step, on }) => {
      // The numbers of the card: along a direction that is longer than 1 they are as many times the distance.
      const { low, high, boxLow, boxHigh, probe: p, overlap } = on;
      const [from, to] = [Math.max(low, boxLow), Math.min(high, boxHigh)];
      return {
        key: step.address,
        address: step.address,
        cells: [String(on.direction), whole(on.along)],
        bars: [
          { from: low, to: high, tone: 'a', lane: 0 },
          { from: boxLow, to: boxHigh, tone: 'b', lane: 1 },
          on.overlaps ? { from, to, tone: 'overlap' } : { from: to, to: from, tone: 'gap' },
        ],
        mark: { at: p, tone: on.within ? 'hit' : 'no' },
        verdict: word(on.overlaps ? 'together' : 'apart', { value: formatNumber(Math.abs(overlap), 4) }),
        state: on.within && on.overlaps ? 'usual' : 'hit',
      };
    }),
    keys: [
      ['a', 'kdop'],
      ['b', 'second'],
      ['overlap', 'overlap'],
      ['gap', 'gap'],
    ],
    mark: 'probe',
    also: all.map(({ on }) => on.probe),
  });
}

function faceRows(steps: readonly Step[]): StudyRows {
  return table({
    title: 'faces',
    columns: [
      ['number', 50],
      ['plane', 50],
    ],
    verdict: 'probe',
    rows: steps.map((step) => {
      const { face, plane, distance, sign, decides } = eventOf<VolumeHullFaceEvent>(step);
      return {
        key: step.address,
        address: step.address,
        cells: [String(face), String(plane)],
        bars: [{ from: 0, to: distance, tone: sign > 0 ? 'hit' : 'a' }],
        verdict: word(sign > 0 ? 'front' : sign < 0 ? 'behind' : 'onPlane'),
        state: decides ? 'hit' : 'usual',
      };
    }),
    keys: [
      ['a', 'behind'],
      ['hit', 'front'],
    ],
    zero: true,
  });
}
