/** Bounding volumes, on the page. */
import './messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { StudyChart, StudyModule, StudyHandle, StudyMoment } from '../../model/study/types';
import { events } from './events';
import { layers } from './layers';
import { lookOf, boxInSight, frameOf, placed, placedBack, probeInSight } from './look';
import { presets } from './presets';
import { projection, projectionSubject, subject } from './projection';
import { rows } from './rows';
import { percent } from './say';
import { schema, type Result, type Settings, type VolumeFrameEvent } from './schema.gen';
import { add, addScaled, sub, type Vec3 } from '../../study/scene/draw';
import { modelOf } from './model';

/** The handles: the probe, the second box and its size, the corner and edges of a hand-made box. */
const limit = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

function handles(moment: StudyMoment): readonly StudyHandle[] {
  const frame = frameOf(moment);
  const { boxCentre, boxHalf } = moment.settings as unknown as Settings;
  const { pivot, unit } = frame;
  const own = (to: Vec3): Vec3 => sub(to, pivot).map((each) => limit(each / unit, 1e6)) as unknown as Vec3;
  const placeOf = (at: Vec3): Vec3 => addScaled(pivot, at, unit);
  return [
    ...(probeInSight(frame) ? [{ id: 'probe', at: frame.probe, set: (to: Vec3) => ({ probe: own(to) }) }] : []),
    ...(boxInSight(frame)
      ? [
          { id: 'box', at: placeOf(boxCentre), set: (to: Vec3) => ({ boxCentre: own(to) }) },
          {
            id: 'boxHalf',
            at: placeOf(add(boxCentre, boxHalf)),
            set: (to: Vec3) => ({
              boxHalf: sub(own(to), boxCentre).map((each) => Math.max(0, each)) as unknown as Vec3,
            }),
          },
        ]
      : []),
    ...edgeHandles(moment, frame),
  ];
}

/** The box by three edges: its corner, and the end of every edge. */
function edgeHandles(moment: StudyMoment, frame: VolumeFrameEvent): StudyHandle[] {
  const settings = moment.settings as unknown as Settings;
  if (settings.obb !== 'three-edges' || lookOf(moment).which !== 'obb') return [];
  const { low, high } = modelOf(moment);
  // A flat model has no size to count in along one axis.
  const size = sub(high, low).map((each) => each || 1) as unknown as Vec3;
  const still = (share: Vec3): Vec3 => low.map((each, k) => each + share[k]! * size[k]!) as unknown as Vec3;
  const share = (to: Vec3): Vec3 =>
    placedBack(frame, to).map((each, k) => (each - low[k]!) / size[k]!) as unknown as Vec3;
  const bounded = (v: Vec3): Vec3 => v.map((each) => limit(each, 10)) as unknown as Vec3;
  return [
    { id: 'corner', at: placed(frame, still(settings.corner)), set: (to) => ({ corner: bounded(share(to)) }) },
    ...(['edge0', 'edge1', 'edge2'] as const).map((name) => ({
      id: name,
      at: placed(frame, still(add(settings.corner, settings[name]))),
      set: (to: Vec3) => ({ [name]: bounded(sub(share(to), settings.corner)) }),
    })),
  ];
}

const marks: StudyChart['marks'] = ({ frames, resultOf }) => {
  // A state from the beginning is no event.
  const first = (name: 'missed' | 'falseAlarms'): number => {
    if ((resultOf(0)[name] as number) > 0) return -1;
    for (let frame = 1; frame < frames; frame++) if ((resultOf(frame)[name] as number) > 0) return frame;
    return -1;
  };
  const missed = first('missed');
  if (missed >= 0) return [{ frame: missed, label: { key: 'study.volumes.chart.missed', values: { frame: missed } } }];
  const alarm = first('falseAlarms');
  return alarm >= 0 ? [{ frame: alarm, label: { key: 'study.volumes.chart.alarm', values: { frame: alarm } } }] : [];
};

export const study: StudyModule = {
  id: 'volumes',
  schema,
  title: 'study.volumes.title',
  about: 'study.volumes.about',
  source: 'study.volumes.source',
  quiet: ['edge'],
  levels: [
    { level: 'frame', label: 'study.volumes.level.frame' },
    { level: 'slide', label: 'study.volumes.level.volume' },
    { level: 'check', label: 'study.volumes.level.side' },
  ],
  events,
  layers,
  subject,
  angles: { azimuth: 0.42, polar: 1.25 },
  second: {
    title: 'study.volumes.view',
    note: 'study.volumes.view.note',
    placement: projection,
    flat: true,
    subject: projectionSubject,
    morph: 'study.volumes.morph',
  },
  chart: {
    title: 'study.volumes.chart',
    note: 'study.volumes.chart.note',
    series: [
      { result: 'aabbFull', label: 'study.volumes.value.aabb', tone: 'ink' },
      { result: 'sphereFull', label: 'study.volumes.value.sphere', tone: 'dim' },
      { result: 'obbFull', label: 'study.volumes.value.obb', tone: 'edge' },
      { result: 'kdopFull', label: 'study.volumes.value.kdop', tone: 'face' },
    ],
    leads: ({ shown }) =>
      ({ aabb: 'aabbFull', sphere: 'sphereFull', obb: 'obbFull', kdop: 'kdopFull' })[shown as string] ?? 'aabbFull',
    marks,
  },
  rows,
  handles,
  readouts: (moment) => {
    const result = moment.result as unknown as Result;
    const { which } = lookOf(moment);
    const full = { aabb: result.aabbFull, sphere: result.sphereFull, obb: result.obbFull, kdop: result.kdopFull };
    return [
      ...(which === null || which === 'hull'
        ? []
        : [{ label: 'study.volumes.readout.full', value: percent(full[which]) } as const]),
      { label: 'study.volumes.readout.alarms', value: String(result.falseAlarms) },
      { label: 'study.volumes.readout.missed', value: String(result.missed) },
      ...(result.outside > 0 && which === 'aabb'
        ? [{ label: 'study.volumes.readout.out', value: formatNumber(result.outside, 4) } as const]
        : []),
    ];
  },
  variants: ['refit', 'sphere', 'obb', 'directions'],
  presets,
  program: async () => (await import('./program')).program,
  symbols: {
    volP: ['begin.probe', 'probe'],
    volB: ['begin.boxLow', 'boxLow'],
    volLow: ['low', 'begin.low', 'boxLow'],
    volHigh: ['high', 'begin.high', 'boxHigh'],
    volC: ['centre', 'begin.centre'],
    volR: ['radius', 'begin.radius'],
    volN: ['normal', 'unit', 'axis', 'along'],
    volD: ['distance', 'value'],
    volQ: ['point', 'pivotPoint', 'v1'],
    volE: ['e0', 'begin.e0'],
    volV: ['volume'],
    volFull: ['full'],
  },
  // A mesh that is given is what it runs on; without one the choice would do nothing.
  hidden: (settings) => {
    const { model, obb } = settings as unknown as Settings;
    return [
      ...(model === 'scene' ? ['model'] : []),
      ...(obb === 'own-axes' ? [] : ['axesTurn']),
      ...(obb === 'three-edges' ? [] : ['corner', 'edge0', 'edge1', 'edge2']),
    ];
  },
};
