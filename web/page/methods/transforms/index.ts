/** A plane, a point and a normal under a transform, on the page. */
import './messages';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { StudyModule, StudyHandle, StudyMoment } from '../../model/study/types';
import { events } from './events';
import { degreesBetween, isNone, subjectOf, pointsOf, size } from './figure';
import { angleText } from './ink';
import { layers } from './layers';
import { here, find, frameOf } from './look';
import { planeOf } from './onto';
import { presets } from './presets';
import { rows } from './rows';
import { isFlat } from './say';
import { schema, type ChangeKind, type Result, type Settings } from './schema.gen';
import { add, addScaled, sub, type Vec3 } from '../../study/scene/draw';

export const study: StudyModule = {
  id: 'transforms',
  schema,
  title: 'study.transforms.title',
  about: 'study.transforms.about',
  source: 'study.transforms.source',
  levels: [
    { level: 'frame', label: 'study.transforms.level.frame' },
    { level: 'slide', label: 'study.transforms.level.object' },
    { level: 'check', label: 'study.transforms.level.step' },
  ],
  events,
  layers,
  subject: (moment) => subjectOf(moment, true),
  // Nearly from the front, where both normals of the usual plane are seen in almost their true directions, and its mirror image too.
  angles: { azimuth: 0.16, polar: 1.14 },
  second: {
    title: 'study.transforms.view',
    note: 'study.transforms.view.note',
    placement: null,
    flat: false,
    subject: (moment) => subjectOf(moment, false),
    morph: null,
  },
  chart: {
    title: 'study.transforms.chart',
    note: 'study.transforms.chart.note',
    series: [
      { result: 'angle', label: 'study.transforms.chart.angle', tone: 'edge' },
      { result: 'off', label: 'study.transforms.chart.off', tone: 'ink' },
      { result: 'reflectionOff', label: 'study.transforms.chart.reflection', tone: 'body' },
    ],
    marks: ({ frames, resultOf }) => {
      for (let frame = 0; frame < frames; frame++) {
        const { angle, type } = resultOf(frame) as unknown as Result;
        if (isFlat(type as ChangeKind))
          return [{ frame, label: { key: 'study.transforms.chart.flat', values: { frame } } }];
        if (angle > 10) return [{ frame, label: { key: 'study.transforms.chart.ten', values: { frame } } }];
      }
      return [];
    },
    breaks: 'windingFlips',
  },
  rows,
  handles,
  readouts: (moment) => {
    const { angle: between, distance, determinant, normal } = moment.result as unknown as Result;
    // The four numbers by M itself have another normal than Mn, and that one is drawn.
    const equation = here(moment, 'ChangeEquation');
    const angle = equation ? degreesBetween(equation.rightUnit, equation.naiveUnit) : between;
    const isThere = !isNone(normal);
    return [
      { label: 'study.transforms.readout.determinant', value: formatNumber(determinant, 4) },
      { label: 'study.transforms.readout.angle', value: isThere ? angleText(angle) : t('study.none') },
      { label: 'study.transforms.readout.distance', value: isThere ? formatNumber(distance, 4) : t('study.none') },
    ];
  },
  variants: ['by', 'order'],
  onto: planeOf,
  taken: 'study.transforms.taken',
  presets,
  program: async () => (await import('./program')).program,
  symbols: {
    chN: ['n', 'begin.n'],
    chRight: ['right', 'rightUnit', 'byInverse'],
    chNaive: ['naive', 'naiveUnit'],
    chM: ['m', 'begin.x'],
    chCofactors: ['cofactors'],
    chPlane: ['n'],
    chV: ['v1', 'begin.v1'],
    chA: ['a', 'begin.a'],
    chB: ['b', 'begin.b'],
    chAngle: ['angle'],
    chOff: ['naiveOff', 'hitOff'],
    chOffset: ['offset', 'rightDistance'],
    chWinding: ['byPoints'],
    chP: ['point', 'begin.point'],
    chD: ['distance', 'right'],
    chFoot: ['foot'],
    chMoved: ['to'],
    chRay: ['direction', 'v', 'begin.direction'],
    chHit: ['time', 'hit'],
    chPrinted: ['printed'],
    chOut: ['out', 'rightReflection'],
    chImage: ['reflection'],
  },
  hidden: (settings) => {
    const { grows, frames } = settings as unknown as Settings;
    return [...(grows === 'scale' || frames === 1 ? ['spin'] : []), ...(frames === 1 ? ['grows'] : [])];
  },
};

/** The handles: taken at the position after the transform, and set at its origin. */

/** To four decimals of its size: nobody types all the digits of an inverse. */
function tidy(v: Vec3): Vec3 {
  const step = 10 ** Math.ceil(Math.log10(Math.max(1e-6, size(v))) - 4);
  return v.map((each) => Number((Math.round(each / step) * step).toPrecision(12))) as unknown as Vec3;
}

/** Undoes the matrix by the rows of its inverse transpose; null where it has none. */
function inverseOf(moment: StudyMoment): ((v: Vec3) => Vec3) | null {
  const rows = [0, 1, 2].map((k) => find(moment, 'ChangeRow', k)?.inverse);
  if (rows.some((row) => row === undefined || isNone(row))) return null;
  return (v) => rows.reduce<Vec3>((sum, row, k) => addScaled(sum, row!, v[k]!), [0, 0, 0]);
}

function handles(moment: StudyMoment): readonly StudyHandle[] {
  const undo = inverseOf(moment);
  const ray = find(moment, 'ChangeRay');
  const point = find(moment, 'ChangePoint');
  if (!undo || !ray || !point) return [];
  const { translation } = frameOf(moment);
  const from = (to: Vec3) => tidy(undo(sub(to, translation)));
  const points = pointsOf(moment, true).map((at, k): StudyHandle => ({
    id: `v${k + 1}`,
    at,
    set: (to) => ({ [`v${k + 1}`]: from(to) }),
  }));
  return [
    ...points,
    { id: 'point', at: point.moved, set: (to) => ({ point: from(to) }) },
    { id: 'origin', at: ray.movedOrigin, set: (to) => ({ origin: from(to) }) },
    ...(isNone(ray.movedDirection)
      ? []
      : [
          {
            id: 'direction',
            at: add(ray.movedOrigin, ray.movedDirection),
            set: (to: Vec3) => ({ direction: tidy(undo(sub(to, ray.movedOrigin))) }),
          },
        ]),
  ];
}
