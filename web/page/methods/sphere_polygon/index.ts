/** A sphere at rest and a polygon, on the page. */
import './messages';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { StudyChart, StudyModule, StudyHandle, StudyMoment } from '../../model/study/types';
import { events } from './events';
import { layers } from './layers';
import { placement, planSubject, worldSubject, planeOf } from './plane';
import { readable, readable3, spotOn } from '../../core/study/onto';
import { presets } from './presets';
import { rows } from './rows';
import { schema, type Result, type Settings } from './schema.gen';
import { add, addScaled, dot, sub, type Vec3 } from '../../study/scene/draw';
import { lookOf } from './look';

const marks: StudyChart['marks'] = ({ frames, resultOf }) => {
  // A state from the beginning is no event.
  const first = (is: (result: Result) => boolean): number => {
    if (is(resultOf(0) as unknown as Result)) return -1;
    for (let frame = 1; frame < frames; frame++) if (is(resultOf(frame) as unknown as Result)) return frame;
    return -1;
  };
  const touch = first(({ overlap }) => overlap);
  const unseen = first(({ missed }) => missed);
  // Names next to each other would overlap.
  const apart = touch < 0 || unseen < 0 || Math.abs(touch - unseen) > 0.4 * frames;
  return [
    ...(unseen >= 0
      ? [{ frame: unseen, label: { key: 'study.sphere_polygon.chart.missed', values: { frame: unseen } } as const }]
      : []),
    ...(touch >= 0 && apart
      ? [{ frame: touch, label: { key: 'study.sphere_polygon.chart.first', values: { frame: touch } } as const }]
      : []),
  ];
};

export const study: StudyModule = {
  id: 'sphere_polygon',
  schema,
  title: 'study.sphere_polygon.title',
  about: 'study.sphere_polygon.about',
  source: 'study.sphere_polygon.source',
  levels: [
    { level: 'frame', label: 'study.sphere_polygon.level.frame' },
    { level: 'slide', label: 'study.sphere_polygon.level.polygon' },
    { level: 'check', label: 'study.sphere_polygon.level.feature' },
  ],
  events,
  layers,
  subject: worldSubject,
  angles: { azimuth: 0.5, polar: 1.05 },
  second: {
    title: 'study.sphere_polygon.view',
    note: 'study.sphere_polygon.view.note',
    placement,
    flat: true,
    subject: planSubject,
    morph: 'study.sphere_polygon.morph',
  },
  chart: {
    title: 'study.sphere_polygon.chart',
    note: 'study.sphere_polygon.chart.note',
    series: [
      { result: 'distance', label: 'study.sphere_polygon.chart.found', tone: 'ink' },
      { result: 'trueDistance', label: 'study.sphere_polygon.chart.true', tone: 'face' },
    ],
    marks,
  },
  rows,
  handles,
  readouts: ({ result, settings }) => {
    const { region, distance, trueDistance } = result as unknown as Result;
    const asked = Number.isFinite(distance);
    const { radius } = settings as unknown as Settings;
    return [
      { label: 'study.sphere_polygon.readout.region', value: t(`study.sphere_polygon.short.${region}`) },
      // Where nothing was asked there is no distance found.
      asked
        ? { label: 'study.sphere_polygon.readout.ratio', value: formatNumber(distance / radius, 4) }
        : {
            label: 'study.sphere_polygon.readout.true',
            value: Number.isFinite(trueDistance) ? formatNumber(trueDistance, 4) : '–',
          },
    ];
  },
  variants: ['inside', 'facing', 'normal', 'response'],
  onto: (mesh) => {
    const { at, diagonal } = spotOn(mesh);
    const radius = readable(0.06 * diagonal);
    return {
      useMesh: true,
      radius,
      centre: readable3(at[0] + 0.4 * radius, at[1] + 0.7 * radius, at[2] + 0.3 * radius),
      motion: readable3(-0.1 * radius, -0.08 * radius, -0.06 * radius),
      gravity: [0, 0, 0],
    };
  },
  presets,
  program: async () => (await import('./program')).program,
  symbols: {
    restC: ['begin.centre', 'centre', 'start'],
    restR: ['radius', 'begin.radius'],
    restV: ['begin.motion', 'motion', 'before'],
    restN: ['n', 'direction'],
    restFoot: ['foot'],
    restQ: ['point'],
    restD: ['distance'],
    restE: ['edge'],
    restAngle: ['angle'],
    restPush: ['push', 'depth'],
  },
  // A mesh that is given is what it runs on; without one the switch would do nothing.
  hidden: (settings) => [
    'useMesh',
    ...((settings as unknown as Settings).response === 'bounce' ? [] : ['restitution']),
  ],
};

/** The handles: the sphere and its start, its radius, the corners of the polygon. */
function handles(moment: StudyMoment): readonly StudyHandle[] {
  const settings = moment.settings as unknown as Settings;
  const { frame, radius } = lookOf(moment);
  const top = add(frame.centre, [0, radius, 0]);
  return [
    ...sphereHandles(moment),
    {
      id: 'radius',
      at: top,
      set: (to) => ({ radius: Math.max(0.001, Math.hypot(...sub(to, frame.centre))) }),
    },
    ...(moment.mesh ? [] : Array.from({ length: settings.polygon.length / 3 }, (_, k) => corner(moment, k))),
  ];
}

/** In frame 0 both ends of the way; later the sphere as it is, which takes its start along. */
function sphereHandles(moment: StudyMoment): StudyHandle[] {
  const { centre, gravity } = moment.settings as unknown as Settings;
  const { frame, radius } = lookOf(moment);
  const way = Math.hypot(...frame.motion);
  if (moment.frame === 0 && way > 0.02 * radius && way < 40 * radius)
    return [
      { id: 'start', at: frame.start, set: (to) => ({ centre: to }) },
      { id: 'centre', at: frame.centre, set: (to) => ({ motion: sub(sub(to, frame.start), gravity) }) },
    ];
  return [{ id: 'centre', at: frame.centre, set: (to) => ({ centre: add(centre, sub(to, frame.centre)) }) }];
}

/** Three corners are always flat; of more, each stays in the plane. */
function corner(moment: StudyMoment, number: number): StudyHandle {
  const { polygon } = moment.settings as unknown as Settings;
  const at = polygon.slice(3 * number, 3 * number + 3) as unknown as Vec3;
  const plane = planeOf(lookOf(moment));
  const flat = polygon.length > 9 && plane.there;
  const set: StudyHandle['set'] = (to) => {
    const moved = flat ? addScaled(to, plane.n, -dot(plane.n, sub(to, at))) : to;
    return { polygon: polygon.map((each, k) => (Math.floor(k / 3) === number ? moved[k % 3]! : each)) };
  };
  return { id: `p${number}`, at, set };
}
