/** Bounding volumes, on the page. */
import { addMessages } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { StudyChart, StudyModule } from '../../model/study/types';
import { catalogue } from './catalogue';
import { events } from './events';
import { handles } from './handles';
import { layers } from './layers';
import { lookOf } from './look';
import { presets } from './presets';
import { projection, projectionSubject, subject } from './projection';
import { rows } from './rows';
import { percent } from './say';
import { schema, type Result, type Settings } from './schema.gen';

addMessages(catalogue);

const marks: StudyChart['marks'] = ({ frames, resultOf }) => {
  // What is so from the beginning is no event.
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
