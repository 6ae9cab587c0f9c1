/** A sphere at rest and a polygon, on the page. */
import { addMessages, t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { StudyChart, StudyModule } from '../../model/study/types';
import { catalogue } from './catalogue';
import { events } from './events';
import { handles } from './handles';
import { layers } from './layers';
import { placement, planSubject, worldSubject } from './plane';
import { readable, readable3, spotOn } from '../../core/study/onto';
import { presets } from './presets';
import { rows } from './rows';
import { schema, type Result, type Settings } from './schema.gen';

addMessages(catalogue);

const marks: StudyChart['marks'] = ({ frames, resultOf }) => {
  // What is so from the beginning is no event.
  const first = (is: (result: Result) => boolean): number => {
    if (is(resultOf(0) as unknown as Result)) return -1;
    for (let frame = 1; frame < frames; frame++) if (is(resultOf(frame) as unknown as Result)) return frame;
    return -1;
  };
  const touch = first(({ overlap }) => overlap);
  const unseen = first(({ missed }) => missed);
  // Names beside each other would lie on each other.
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
