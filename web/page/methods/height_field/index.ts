/** A ball on a height field, on the page. */
import { addMessages, t, type MessageKey } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { StudyChart, StudyModule } from '../../model/study/types';
import { catalogue } from './catalogue';
import { events } from './events';
import { worldSubject } from './ground';
import { handles } from './handles';
import { layers } from './layers';
import { localPlace, localSubject } from './look';
import { presets } from './presets';
import { rows } from './rows';
import { schema, type HeightVerdict, type Result, type Settings } from './schema.gen';

addMessages(catalogue);

const wrong: readonly HeightVerdict[] = ['other', 'missed', 'invented', 'still-in'];

/** The first hit, and where the test is wrong first; names that would lie over each other are left out. */
const marks: StudyChart['marks'] = ({ frames, resultOf }) => {
  const of = (frame: number) => resultOf(frame) as unknown as Result;
  const all = Array.from({ length: frames }, (_, frame) => frame);
  const hit = all.find((frame) => of(frame).hit);
  const flaw = all.find((frame) => wrong.includes(of(frame).verdict));
  const apart = hit === undefined || flaw === undefined || Math.abs(hit - flaw) > 0.3 * frames;
  return [
    ...(flaw === undefined
      ? []
      : [
          {
            frame: flaw,
            label: { key: `study.height_field.chart.${of(flaw).verdict}` as MessageKey, values: { frame: flaw } },
          },
        ]),
    ...(hit === undefined || !apart
      ? []
      : [{ frame: hit, label: { key: 'study.height_field.chart.first' as const, values: { frame: hit } } }]),
  ];
};

export const study: StudyModule = {
  id: 'height_field',
  schema,
  title: 'study.height_field.title',
  about: 'study.height_field.about',
  source: 'study.height_field.source',
  levels: [
    { level: 'frame', label: 'study.height_field.level.frame' },
    { level: 'slide', label: 'study.height_field.level.step' },
    { level: 'check', label: 'study.height_field.level.row' },
  ],
  events,
  layers,
  subject: worldSubject,
  angles: { azimuth: -0.5, polar: 1.02 },
  second: {
    title: 'study.height_field.view',
    note: 'study.height_field.view.note',
    placement: localPlace,
    flat: true,
    subject: localSubject,
    morph: 'study.height_field.morph',
  },
  chart: {
    title: 'study.height_field.chart',
    note: 'study.height_field.chart.note',
    series: [
      { result: 'gap', label: 'study.height_field.chart.gap', tone: 'ink' },
      { result: 'truth', label: 'study.height_field.chart.truth', tone: 'face' },
    ],
    marks,
    breaks: 'triangle',
  },
  rows,
  handles,
  readouts: ({ result }) => {
    const { gap, speed, verdict } = result as unknown as Result;
    return [
      { label: 'study.height_field.readout.gap', value: formatNumber(gap, 4) },
      { label: 'study.height_field.readout.speed', value: `${formatNumber(speed, 4)} m/s` },
      { label: 'study.height_field.readout.verdict', value: t(`study.height_field.value.${verdict}`) },
    ];
  },
  variants: ['method'],
  answers: ['hit', 'centre', 'state'],
  presets,
  symbols: {
    hfP: ['ball', 'centre'],
    hfV: ['velocity', 'begin.velocity'],
    hfW: ['result', 'velocity'],
    hfN: ['normal', 'y'],
    hfX: ['x'],
    hfZ: ['z'],
    hfR: ['radius', 'begin.radius'],
    hfGround: ['ground', 'a'],
    hfGap: ['gap'],
    hfTrue: ['gap', 'truth'],
    hfT: ['time'],
    hfCell: ['corner00'],
  },
  hidden: (settings) => {
    const { cells, heights, rollBelow } = settings as unknown as Settings;
    return [
      ...(heights.length >= (cells + 1) ** 2 ? ['seed', 'amplitude', 'hillSize'] : []),
      ...(rollBelow > 0 ? [] : ['friction']),
    ];
  },
};
