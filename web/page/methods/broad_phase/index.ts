/** Broad phases, on the page. */
import './messages';
import type { StudyChart, StudyModule, StudyHandle, StudyMoment } from '../../model/study/types';
import { events } from './events';
import { layers } from './layers';
import { placement, planSubject, worldSubject } from './plan';
import { readable, readable3, spotOn } from '../../core/study/onto';
import { presets } from './presets';
import { rows } from './rows';
import { schema, type Result, type Settings } from './schema.gen';
import { add, addScaled, scale, sub, type Vec3 } from '../../study/scene/draw';
import { lookOf, motionScale } from './look';

/** The frame that costs most, where not all cost the same. */
const marks: StudyChart['marks'] = ({ frames, resultOf }) => {
  const tests = (frame: number) => (resultOf(frame) as unknown as Result).tests;
  let [most, least] = [0, 0];
  for (let frame = 1; frame < frames; frame++) {
    if (tests(frame) > tests(most)) most = frame;
    if (tests(frame) < tests(least)) least = frame;
  }
  const values = { frame: most, tests: tests(most) };
  return tests(most) > tests(least) ? [{ frame: most, label: { key: 'study.broad_phase.chart.most', values } }] : [];
};

const ofMesh: readonly (keyof Settings)[] = [
  'centre',
  'half',
  'motion',
  'cellSize',
  'leafTriangles',
  'maxDepth',
  'terrainSeed',
];
const ofBodies: readonly (keyof Settings)[] = ['bodies', 'bodySeed', 'bodySize', 'bodySpeed', 'room'];

export const study: StudyModule = {
  id: 'broad_phase',
  schema,
  title: 'study.broad_phase.title',
  about: 'study.broad_phase.about',
  source: 'study.broad_phase.source',
  levels: [
    { level: 'frame', label: 'study.broad_phase.level.query' },
    { level: 'slide', label: 'study.broad_phase.level.level' },
    { level: 'check', label: 'study.broad_phase.level.box' },
  ],
  events,
  layers,
  subject: worldSubject,
  angles: { azimuth: 0.5, polar: 1.0 },
  second: {
    title: 'study.broad_phase.view',
    note: 'study.broad_phase.view.note',
    placement,
    flat: true,
    subject: planSubject,
    morph: 'study.broad_phase.morph',
  },
  chart: {
    title: 'study.broad_phase.chart',
    note: 'study.broad_phase.chart.note',
    series: [
      { result: 'tests', label: 'study.broad_phase.chart.tests', tone: 'ink' },
      { result: 'boxes', label: 'study.broad_phase.chart.boxes', tone: 'edge' },
      { result: 'contacts', label: 'study.broad_phase.chart.contacts', tone: 'face' },
    ],
    marks,
  },
  rows,
  handles,
  readouts: ({ result, settings }) => {
    const { boxes, tests, contacts, swaps } = result as unknown as Result;
    const { subject, structure } = settings as unknown as Settings;
    const known = (value: number) => (value < 0 ? '–' : String(value));
    const list = structure === 'sap';
    // All ends of all bodies are looked at, always: what counts is how many move.
    const cost =
      subject === 'bodies'
        ? list
          ? [{ label: 'study.broad_phase.readout.swaps', value: known(swaps) } as const]
          : []
        : [{ label: `study.broad_phase.readout.${list ? 'entries' : 'boxes'}`, value: known(boxes) } as const];
    return [
      ...cost,
      { label: 'study.broad_phase.readout.tests', value: known(tests) },
      { label: 'study.broad_phase.readout.contacts', value: known(contacts) },
    ];
  },
  variants: ['structure'],
  answers: ['candidates', 'contacts', 'pairs'],
  onto: (mesh) => {
    const { at, diagonal } = spotOn(mesh);
    const half = readable(0.06 * diagonal);
    return {
      subject: 'mesh',
      centre: readable3(at[0] - 0.1 * diagonal, at[1], at[2] - 0.04 * diagonal),
      half: [half, half, half],
      motion: readable3(0.01 * diagonal, 0, 0.004 * diagonal),
      cellSize: 0,
    };
  },
  presets,
  program: async () => (await import('./program')).program,
  symbols: {
    broadQ: ['begin.centre'],
    broadBox: ['box'],
    broadTri: ['triangle'],
    broadGap: ['gap', 'gaps'],
    broadL: ['direction'],
    broadBody: ['body'],
  },
  hidden: (settings) => ((settings as unknown as Settings).subject === 'bodies' ? ofMesh : ofBodies),
};

/** The handles: the query box, its corner and its motion, or the room of the bodies. */
function handles(moment: StudyMoment): readonly StudyHandle[] {
  const { centre, half, motion, room } = moment.settings as unknown as Settings;
  const { frame } = lookOf(moment);
  if (frame.subject === 'bodies')
    return [{ id: 'room', at: [room, 0, 0], set: (to) => ({ room: Math.max(0.1, Math.abs(to[0])) }) }];
  const now = frame.centre;
  const factor = motionScale(motion, half);
  return [
    // Later the box takes its start along.
    { id: 'centre', at: now, set: (to) => ({ centre: add(centre, sub(to, now)) }) },
    {
      id: 'half',
      at: add(now, half),
      set: (to) => ({ half: sub(to, now).map(Math.abs) as unknown as Vec3 }),
    },
    ...(moment.frame === 0
      ? [
          {
            id: 'motion',
            at: addScaled(now, motion, factor),
            set: (to: Vec3) => ({ motion: scale(sub(to, now), 1 / factor) }),
          },
        ]
      : []),
  ];
}
