/** Two turned boxes by separating axes, on the page. */
import './messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { StudyModule } from '../../model/study/types';
import { events } from './events';
import { layers, worldSubject } from './layers';
import { motionScale } from './look';
import { boxesAround } from './onto';
import { presets } from './presets';
import { projection, projectionSubject } from './projection';
import { rows } from './rows';
import { schema, type Result, type Settings } from './schema.gen';

export const study: StudyModule = {
  id: 'boxes',
  schema,
  title: 'study.boxes.title',
  about: 'study.boxes.about',
  source: 'study.boxes.source',
  levels: [
    { level: 'frame', label: 'study.boxes.level.frame' },
    { level: 'slide', label: 'study.boxes.level.pair' },
    { level: 'check', label: 'study.boxes.level.axis' },
  ],
  events,
  layers,
  subject: worldSubject,
  angles: { azimuth: 0.42, polar: 1.25 },
  second: {
    title: 'study.boxes.view',
    note: 'study.boxes.view.note',
    placement: projection,
    flat: true,
    subject: projectionSubject,
    morph: 'study.boxes.morph',
  },
  chart: {
    title: 'study.boxes.chart',
    note: 'study.boxes.chart.note',
    series: [{ result: 'gap', label: 'study.boxes.chart.gap', tone: 'ink' }],
    marks: ({ frames, resultOf }) => {
      for (let frame = 0; frame < frames; frame++)
        if (resultOf(frame)['byAxes'] === true)
          return [{ frame, label: { key: 'study.boxes.chart.first', values: { frame } } }];
      return [];
    },
    breaks: 'axis',
  },
  rows,
  handles: ({ frame, settings }) => {
    const { centreA, centreB, halfB, motion } = settings as unknown as Settings;
    if (frame > 0) return [{ id: 'a', at: centreA, set: (to) => ({ centreA: to }) }];
    const factor = motionScale(motion, halfB);
    const tip = centreB.map((each, k) => each + motion[k]! * factor) as unknown as typeof centreB;
    return [
      { id: 'a', at: centreA, set: (to) => ({ centreA: to }) },
      { id: 'b', at: centreB, set: (to) => ({ centreB: to }) },
      {
        id: 'motion',
        at: tip,
        set: (to) => ({ motion: to.map((each, k) => (each - centreB[k]!) / factor) as unknown as typeof centreB }),
      },
    ];
  },
  readouts: ({ result }) => {
    const { gap, asked } = result as unknown as Result;
    return [
      { label: 'study.boxes.readout.asked', value: String(asked) },
      { label: 'study.boxes.readout.gap', value: formatNumber(gap, 4) },
    ];
  },
  variants: ['test', 'crosses', 'order'],
  answers: ['overlap'],
  onto: boxesAround,
  taken: 'study.boxes.taken',
  presets,
  program: async () => (await import('./program')).program,
  symbols: {
    L: ['unit'],
    T: ['begin.between', 'centre'],
    rA: ['radiusA'],
    rB: ['radiusB'],
    gap: ['gap'],
    ai: ['direction'],
    bj: ['direction'],
  },
};
