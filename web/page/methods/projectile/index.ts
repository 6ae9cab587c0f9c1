/** A shot against boxes and a mesh, on the page. */
import './messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { StudyChart, StudyModule, StudyHandle, StudyMoment } from '../../model/study/types';
import { events } from './events';
import { layers } from './layers';
import { readable, readable3, spotOn } from '../../core/study/onto';
import { presets } from './presets';
import { rows } from './rows';
import { schema, type Result, type Settings } from './schema.gen';
import { placement, subject } from './space';
import { addScaled, scale, sub, type Vec3 } from '../../study/scene/draw';
import { velocityShare } from './look';

const marks: StudyChart['marks'] = ({ frames, resultOf }) => {
  const first = (is: (result: Result) => boolean): number => {
    for (let frame = 0; frame < frames; frame++) if (is(resultOf(frame) as unknown as Result)) return frame;
    return -1;
  };
  const hit = first((result) => result.hit);
  const missed = first(
    ({ hit: seen, verdict, arcTime }) => !seen && verdict === 'tunnelled' && Number.isFinite(arcTime),
  );
  // Names next to each other would overlap.
  const apart = hit < 0 || missed < 0 || Math.abs(hit - missed) > 0.4 * frames;
  return [
    ...(missed >= 0
      ? [{ frame: missed, label: { key: 'study.projectile.chart.through', values: { frame: missed } } as const }]
      : []),
    ...(hit >= 0 && apart
      ? [{ frame: hit, label: { key: 'study.projectile.chart.first', values: { frame: hit } } as const }]
      : []),
  ];
};

const ofBox = (number: number): readonly string[] => ['centre', 'half', 'turn'].map((name) => `${name}${number}`);

export const study: StudyModule = {
  id: 'projectile',
  schema,
  title: 'study.projectile.title',
  about: 'study.projectile.about',
  source: 'study.projectile.source',
  levels: [
    { level: 'frame', label: 'study.projectile.level.frame' },
    { level: 'slide', label: 'study.projectile.level.body' },
    { level: 'check', label: 'study.projectile.level.question' },
  ],
  events,
  layers,
  subject,
  angles: { azimuth: 0.3, polar: 1.32 },
  second: {
    title: 'study.projectile.view',
    note: 'study.projectile.view.note',
    placement,
    flat: true,
    subject,
    morph: 'study.projectile.morph',
  },
  chart: {
    title: 'study.projectile.chart',
    note: 'study.projectile.chart.note',
    series: [{ result: 'speed', label: 'study.projectile.chart.speed', tone: 'ink' }],
    marks,
  },
  rows,
  handles,
  readouts: ({ result }) => {
    const { time, arcTime } = result as unknown as Result;
    return [
      { label: 'study.projectile.readout.time', value: formatNumber(time, 4) },
      { label: 'study.projectile.readout.arc', value: formatNumber(arcTime, 4) },
    ];
  },
  variants: ['method', 'motion'],
  answers: ['hit', 'box', 'face', 'triangle', 'bounces'],
  onto: (mesh) => {
    const { at, diagonal } = spotOn(mesh);
    // A third of the mesh a frame, from outside toward its middle.
    return {
      mesh: true,
      boxes: 0,
      step: 0.1,
      gravity: readable(Math.min(1000, diagonal)),
      velocity: readable3(3 * diagonal, 0.3 * diagonal, 0),
      start: readable3(at[0] - 1.05 * diagonal, at[1] - 0.04 * diagonal, at[2]),
    };
  },
  presets,
  program: async () => (await import('./program')).program,
  symbols: {
    shotO: ['origin', 'begin.origin', 'from', 'begin.from'],
    shotD: ['direction', 'begin.direction', 'way', 'begin.way'],
    shotT: ['t1', 'objectEnter', 'root', 'time'],
    shotOut: ['t2', 'objectLeave', 'leave'],
    shotH: ['half', 'begin.half', 'high'],
    shotN: ['normal'],
    shotV: ['velocity', 'begin.velocity'],
    shotQ: ['quadratic', 'a'],
  },
  // A mesh that is given can be hit; without one the switch would do nothing.
  hidden: (settings) => {
    const { boxes, method } = settings as unknown as Settings;
    const absent = [0, 1, 2].filter((number) => number >= boxes).flatMap(ofBox);
    return ['mesh', ...(method === 'arc' ? ['motion'] : []), ...absent];
  },
};

/** The handles: the start of the shot, the tip of its velocity, the centres of the boxes. */
function handles({ settings, frame }: StudyMoment): readonly StudyHandle[] {
  const { start, velocity, step, boxes, centre0, centre1, centre2 } = settings as unknown as Settings;
  const share = velocityShare * step;
  const centres: readonly StudyHandle[] = [
    { id: 'centre0', at: centre0, set: (to: Vec3) => ({ centre0: to }) },
    { id: 'centre1', at: centre1, set: (to: Vec3) => ({ centre1: to }) },
    { id: 'centre2', at: centre2, set: (to: Vec3) => ({ centre2: to }) },
  ];
  return [
    ...centres.slice(0, boxes),
    { id: 'start', at: start, set: (to) => ({ start: to }) },
    ...(frame === 0
      ? [
          {
            id: 'velocity',
            at: addScaled(start, velocity, share),
            set: (to: Vec3) => ({ velocity: scale(sub(to, start), 1 / share) }),
          },
        ]
      : []),
  ];
}
