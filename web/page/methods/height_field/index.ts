/** A ball on a height field, on the page. */
import './messages';
import { t, type MessageKey } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { StudyChart, StudyModule, StudyHandle, StudyMoment } from '../../model/study/types';
import { events } from './events';
import { worldSubject, groundOf, type Ground } from './ground';
import { layers } from './layers';
import { localPlace, localSubject, ballAt, seen, settingsOf, startTime } from './look';
import { fieldUnder } from './onto';
import { presets } from './presets';
import { rows } from './rows';
import { schema, type HeightVerdict, type Result, type Settings } from './schema.gen';
import { add, scale, sub, type Vec3 } from '../../study/scene/draw';
import type { SettingValues } from '../../model/study/settings';
import { startTip } from './figures/ball';

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
  variants: ['method', 'axes'],
  answers: ['hit', 'centre', 'state'],
  onto: fieldUnder,
  taken: 'study.height_field.taken',
  presets,
  program: async () => (await import('./program')).program,
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

/** The handles: the start, the tip of the velocity, the radius, the heights of the tested cell. */
function handles(moment: StudyMoment): readonly StudyHandle[] {
  const settings = settingsOf(moment);
  const { start, radius } = settings;
  const centre = ballAt(moment);
  const ground = groundOf(moment);
  return [
    { id: 'start', at: start, set: (to) => ({ start: to }) },
    velocityHandle(settings),
    {
      id: 'radius',
      at: add(centre, [0, radius, 0]),
      set: (to) => ({ radius: Math.min(1000, Math.max(0.001, Math.hypot(...sub(to, centre)))) }),
    },
    ...(ground ? cornerHandles(moment, ground, settings) : []),
  ];
}

/** A ball at rest has no tip; its handle is next to it, one radius away. */
function velocityHandle(settings: Settings): StudyHandle {
  const { start, velocity, radius } = settings;
  const time = startTime(settings);
  const rests = Math.hypot(...velocity) === 0;
  const zero: Vec3 = rests ? add(start, [radius, 0, 0]) : start;
  return {
    id: 'velocity',
    at: rests ? zero : startTip(settings),
    set: (to) => ({ velocity: scale(sub(to, zero), 1 / time) }),
  };
}

/** Of the cell under the ball, else of the chosen one: each goes up and down. */
function cornerHandles(moment: StudyMoment, ground: Ground, settings: Settings): StudyHandle[] {
  const asked = seen(moment, 'HeightCell')?.event;
  const [i, j] = asked?.inside ? [asked.i, asked.j] : [settings.cellI, settings.cellJ];
  const { cells, size, heights } = ground;
  if (i >= cells || j >= cells) return [];
  const index = (k: number) => (j + (k >> 1)) * (cells + 1) + i + (k & 1);
  const own = [0, 1, 2, 3].map((k) => heights[index(k)]!);
  const elsewhere = settings.cellHeights.length > 0 && (settings.cellI !== i || settings.cellJ !== j);
  return own.map((height, k) => ({
    id: `corner${k}`,
    at: [(i + (k & 1)) * size, height, (j + (k >> 1)) * size] as Vec3,
    set: (to): SettingValues =>
      elsewhere
        ? // Another cell has been changed already: it goes into the field, so that neither is lost.
          { heights: heights.map((each, at) => (at === index(k) ? to[1] : each)), cellHeights: [] }
        : { cellI: i, cellJ: j, cellHeights: own.map((each, at) => (at === k ? to[1] : each)) },
  }));
}
