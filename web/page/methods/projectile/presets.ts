/** Questions about a shot, each answered by the step it opens at or one near it. */
import type { StudyPreset } from '../../model/study/types';
import type { Settings } from './schema.gen';

type Of = Omit<StudyPreset, 'settings' | 'compare'> & {
  readonly settings: Partial<Settings>;
  readonly compare?: Partial<Settings>;
};

const list: readonly Of[] = [
  {
    id: 'projectile.two-spaces',
    title: 'study.projectile.preset.spaces',
    question: 'study.projectile.preset.spaces.question',
    answer: 'study.projectile.preset.spaces.answer',
    settings: {},
    address: 'f0.box0.y',
    level: 'check',
  },
  {
    id: 'projectile.thin-plate',
    title: 'study.projectile.preset.plate',
    question: 'study.projectile.preset.plate.question',
    answer: 'study.projectile.preset.plate.answer',
    settings: { method: 'place' },
    address: 'f2.box1.place',
    level: 'check',
    compare: { method: 'world' },
  },
  {
    id: 'projectile.over-the-top',
    title: 'study.projectile.preset.over',
    question: 'study.projectile.preset.over.question',
    answer: 'study.projectile.preset.over.answer',
    settings: {
      boxes: 1,
      step: 0.5,
      start: [-2, 0, 0],
      velocity: [8, 2.4525, 0],
      motion: 'exact',
      turn0: [0, 0, 0],
      centre0: [0, -0.9, 0],
      half0: [0.4, 1, 0.5],
      frames: 3,
    },
    address: 'f0.box0.face3',
    level: 'check',
    compare: { method: 'arc' },
  },
  {
    id: 'projectile.nothing-by-nothing',
    title: 'study.projectile.preset.nothing',
    question: 'study.projectile.preset.nothing.question',
    answer: 'study.projectile.preset.nothing.answer',
    settings: {
      boxes: 1,
      turn0: [0, 0, 0],
      half0: [1, 1, 1],
      gravity: 0,
      start: [-3, 1, 0],
      velocity: [60, 0, 0],
      frames: 2,
    },
    address: 'f0.box0.y',
    level: 'check',
  },
  {
    id: 'projectile.as-printed',
    title: 'study.projectile.preset.printed',
    question: 'study.projectile.preset.printed.question',
    answer: 'study.projectile.preset.printed.answer',
    settings: {
      boxes: 0,
      mesh: false,
      start: [0, 0, 0],
      velocity: [1, 0, 0],
      motion: 'printed',
      frames: 10,
    },
    address: 'f9.move',
    level: 'slide',
    compare: { motion: 'slides' },
  },
];

export const presets = list as unknown as readonly StudyPreset[];
