/** Two convex bodies by GJK, EPA and conservative advancement, on the page. */
import './messages';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { StudyChart, StudyModule } from '../../model/study/types';
import { events } from './events';
import { handles } from './handles';
import { layers } from './layers';
import { differenceSubject, worldSubject } from './places';
import { presets } from './presets';
import { rows } from './rows';
import { schema, type Result, type Settings } from './schema.gen';

/** Where they overlap first, and where the chosen rules part from the robust ones first. */
const marks: StudyChart['marks'] = ({ frames, resultOf }) => {
  const first = (is: (result: Result) => boolean): number => {
    for (let frame = 0; frame < frames; frame++) if (is(resultOf(frame) as unknown as Result)) return frame;
    return -1;
  };
  const overlap = first(({ trueDistance }) => trueDistance < 0);
  return overlap > 0
    ? [{ frame: overlap, label: { key: 'study.convex.chart.first', values: { frame: overlap } } as const }]
    : [];
};

export const study: StudyModule = {
  id: 'convex',
  schema,
  title: 'study.convex.title',
  about: 'study.convex.about',
  source: 'study.convex.source',
  levels: [
    { level: 'frame', label: 'study.convex.level.frame' },
    { level: 'slide', label: 'study.convex.level.search' },
    { level: 'triangle', label: 'study.convex.level.iteration' },
    { level: 'check', label: 'study.convex.level.face' },
  ],
  quiet: ['outline', 'triangle'],
  given: ['outline0', 'outline1'],
  events,
  layers,
  subject: worldSubject,
  angles: { azimuth: 0.45, polar: 1.2 },
  second: {
    title: 'study.convex.view',
    note: 'study.convex.view.note',
    placement: null,
    flat: false,
    subject: differenceSubject,
    morph: null,
  },
  chart: {
    title: 'study.convex.chart',
    note: 'study.convex.chart.note',
    series: [
      { result: 'trueDistance', label: 'study.convex.chart.true', tone: 'face' },
      { result: 'distance', label: 'study.convex.chart.found', tone: 'ink' },
    ],
    marks,
  },
  rows,
  handles,
  readouts: ({ result, settings }) => {
    const { verdict, distance, gjk, epa, time } = result as unknown as Result;
    return [
      { label: 'study.convex.readout.verdict', value: t(`study.convex.value.${verdict}`) },
      { label: 'study.convex.readout.distance', value: formatNumber(distance, 4) },
      ...((settings as unknown as Settings).question === 'time' && Number.isFinite(time)
        ? [{ label: 'study.convex.readout.time' as const, value: formatNumber(time, 4) }]
        : []),
      { label: 'study.convex.readout.iterations', value: epa > 0 ? `${gjk} + ${epa}` : String(gjk) },
    ];
  },
  variants: ['termination', 'subDistance', 'rounding', 'question'],
  answers: ['verdict', 'distance', 'time'],
  onto: () => ({ shapeA: 'part', partA: 0 }),
  presets,
  program: async () => (await import('./program')).program,
  symbols: {
    convexD: ['search', 'begin.start'],
    convexSA: ['supportA', 'begin.supportA'],
    convexSB: ['supportB', 'begin.supportB'],
    convexW: ['w', 'begin.w'],
    convexV: ['vAfter', 'v', 'length', 'distance'],
    convexN: ['normal', 'begin.normal'],
    convexL: ['bound', 'low'],
    convexF: ['begin.face', 'face'],
    convexFoot: ['foot', 'begin.foot'],
    convexReach: ['reach', 'begin.reach'],
    convexDepth: ['depth'],
    convexM: ['begin.motion', 'motion', 'way'],
    convexT: ['time'],
    convexO: ['begin.between'],
  },
  hidden: (settings) => {
    const { shapeA, shapeB, question, termination } = settings as unknown as Settings;
    const round = ['sphere', 'capsule'];
    return [
      ...(shapeA === 'hull' ? [] : ['pointsA']),
      ...(shapeB === 'hull' ? [] : ['pointsB']),
      ...(shapeA === 'part' ? [] : ['partA']),
      ...(shapeB === 'part' ? [] : ['partB']),
      ...(termination === 'absolute' ? [] : ['epsilon']),
      ...(question === 'distance' ? ['faces'] : []),
      ...(question === 'time' ? [] : ['contact']),
      ...(round.includes(shapeA) || round.includes(shapeB) ? [] : ['rounding']),
    ];
  },
};
