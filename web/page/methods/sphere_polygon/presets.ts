/** Questions about a sphere at rest and a polygon, each answered by the step it opens at or one near it. */
import type { StudyPreset } from '../../model/study/types';
import type { Settings } from './schema.gen';

type Of = Omit<StudyPreset, 'settings' | 'compare'> & {
  readonly settings: Partial<Settings>;
  readonly compare?: Partial<Settings>;
};

const list: readonly Of[] = [
  {
    id: 'sphere_polygon.regions',
    title: 'study.sphere_polygon.preset.regions',
    question: 'study.sphere_polygon.preset.regions.question',
    answer: 'study.sphere_polygon.preset.regions.answer',
    settings: {},
    address: 'f0.t0.nearest',
    level: 'check',
  },
  {
    id: 'sphere_polygon.behind',
    title: 'study.sphere_polygon.preset.behind',
    question: 'study.sphere_polygon.preset.behind.question',
    answer: 'study.sphere_polygon.preset.behind.answer',
    settings: {},
    address: 'f4.t0.region',
    level: 'check',
    compare: { facing: 'both' },
  },
  {
    id: 'sphere_polygon.bay',
    title: 'study.sphere_polygon.preset.bay',
    question: 'study.sphere_polygon.preset.bay.question',
    answer: 'study.sphere_polygon.preset.bay.answer',
    settings: {
      polygon: [0, 0, 3, 3, 0, 3, 3, 0, 0, 2, 0, 0, 2, 0, 2, 1, 0, 2, 1, 0, 0, 0, 0, 0],
      centre: [1.5, 0.1, 1.5],
      motion: [0, 0, 0],
      radius: 0.3,
      frames: 8,
    },
    address: 'f0.t0.inside',
    level: 'check',
    compare: { inside: 'signed-edges' },
  },
  {
    id: 'sphere_polygon.large-floor',
    title: 'study.sphere_polygon.preset.floor',
    question: 'study.sphere_polygon.preset.floor.question',
    answer: 'study.sphere_polygon.preset.floor.answer',
    settings: {
      polygon: [-5e7, 0, 0, -5e7, 0, 5e7, 5e7, 0, 5e7, 5e7, 0, 0],
      centre: [0, 0.6, 0.6],
      motion: [1000, 0, 0],
      gravity: [0, -0.02, 0],
      radius: 0.3,
      frames: 40,
      response: 'slide',
    },
    address: 'f0.t0.inside',
    level: 'check',
    compare: { inside: 'signed-edges' },
  },
  {
    id: 'sphere_polygon.too-fast',
    title: 'study.sphere_polygon.preset.fast',
    question: 'study.sphere_polygon.preset.fast.question',
    answer: 'study.sphere_polygon.preset.fast.answer',
    settings: {
      polygon: [0, 0, 0, 0, 0, 4, 4, 0, 4, 4, 0, 0],
      centre: [2, 3, 2],
      motion: [0, -2, 0],
      radius: 0.25,
      frames: 4,
      facing: 'both',
      response: 'bounce',
    },
    address: 'f1.swept',
    level: 'check',
  },
];

export const presets = list as unknown as readonly StudyPreset[];
