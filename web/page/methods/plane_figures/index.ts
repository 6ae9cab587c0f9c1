/** Plane figures, on the page. */
import './messages';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { StudyChart, StudyModule } from '../../model/study/types';
import { events } from './events';
import { handles } from './handles';
import { layers } from './layers';
import { grownSubject, worldSubject } from './plane';
import { outlineOf } from './onto';
import { presets } from './presets';
import { rows } from './rows';
import { schema, type FigurePair, type Result, type Settings } from './schema.gen';

/** Where the answer of the test changes first, and where it is first right again. */
const marks: StudyChart['marks'] = ({ frames, resultOf }) => {
  const at = (frame: number) => resultOf(frame) as unknown as Result;
  const first = at(0);
  for (let frame = 1; frame < frames; frame++) {
    const { answer, wrong } = at(frame);
    if (first.wrong && !wrong) return [{ frame, label: { key: 'study.plane_figures.chart.right', values: { frame } } }];
    if (answer !== first.answer)
      return [{ frame, label: { key: 'study.plane_figures.chart.changes', values: { frame, answer } } }];
  }
  return [];
};

const hidden: Readonly<Record<FigurePair, readonly (keyof Settings)[]>> = {
  'point-rectangle': ['radiusA', 'radiusB', 'polygonA', 'polygonB'],
  'point-circle': ['half', 'radiusB', 'polygonA', 'polygonB'],
  'circle-circle': ['half', 'polygonA', 'polygonB'],
  'rectangle-circle': ['touching', 'radiusB', 'polygonA', 'polygonB'],
  polygons: ['touching', 'half', 'radiusA', 'radiusB'],
};

export const study: StudyModule = {
  id: 'plane_figures',
  schema,
  title: 'study.plane_figures.title',
  about: 'study.plane_figures.about',
  source: 'study.plane_figures.source',
  levels: [
    { level: 'frame', label: 'study.plane_figures.level.frame' },
    { level: 'slide', label: 'study.plane_figures.level.pair' },
    { level: 'check', label: 'study.plane_figures.level.check' },
  ],
  events,
  layers,
  subject: worldSubject,
  // Straight at the plane.
  angles: { azimuth: 0, polar: Math.PI / 2 },
  second: {
    title: 'study.plane_figures.view',
    note: 'study.plane_figures.view.note',
    placement: null,
    flat: true,
    subject: grownSubject,
    morph: null,
  },
  chart: {
    title: 'study.plane_figures.chart',
    note: 'study.plane_figures.chart.note',
    series: [
      { result: 'gap', label: 'study.plane_figures.chart.gap', tone: 'face' },
      { result: 'nearest', label: 'study.plane_figures.chart.nearest', tone: 'ink' },
    ],
    marks,
  },
  rows,
  handles,
  readouts: ({ result, settings }) => {
    const { pair } = settings as unknown as Settings;
    const { answer, truth, gap } = result as unknown as Result;
    return [
      { label: 'study.plane_figures.readout.answer', value: t(`study.plane_figures.value.${answer}`) },
      {
        label: 'study.plane_figures.readout.truth',
        value: t(truth ? 'study.plane_figures.value.touch' : 'study.plane_figures.value.apart'),
      },
      { label: `study.plane_figures.readout.${pair === 'polygons' ? 'overAxes' : 'gap'}`, value: formatNumber(gap, 4) },
    ];
  },
  variants: ['test', 'touching'],
  answers: ['answer'],
  onto: outlineOf,
  taken: 'study.plane_figures.taken',
  presets,
  program: async () => (await import('./program')).program,
  symbols: {
    figC: ['centre', 'from', 'begin.centreA'],
    figR: ['begin.radiusA', 'squaredRadius', 'reach'],
    figD: ['between', 'begin.between', 'distance'],
    figP: ['point', 'value'],
    figN: ['point'],
    figE: ['into', 'from'],
    figL: ['unit', 'direction'],
    figG: ['gap', 'gaps'],
  },
  hidden: (settings) => hidden[(settings as unknown as Settings).pair],
};
