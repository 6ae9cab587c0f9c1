/** Questions about two boxes, each answered by the step it opens at or one near it. */
import type { StudyPreset } from '../../model/study/types';
import type { Settings } from './schema.gen';

type Of = Omit<StudyPreset, 'settings' | 'compare'> & {
  readonly settings: Partial<Settings>;
  readonly compare?: Partial<Settings>;
};

const list: readonly Of[] = [
  {
    id: 'boxes.fifteen',
    title: 'study.boxes.preset.fifteen',
    question: 'study.boxes.preset.fifteen.question',
    answer: 'study.boxes.preset.fifteen.answer',
    settings: {},
    address: 'f0.pair0.x12',
    level: 'check',
  },
  {
    id: 'boxes.crossing-bars',
    title: 'study.boxes.preset.bars',
    question: 'study.boxes.preset.bars.question',
    answer: 'study.boxes.preset.bars.answer',
    settings: {
      halfA: [1.6, 0.3, 0.3],
      turnA: [0, 0, 0],
      centreB: [0.2, 1.1, 0],
      halfB: [0.3, 0.3, 1.6],
      turnB: [0, 20, 0],
      motion: [0, -0.06, 0],
      frames: 20,
      test: 'vertices',
    },
    address: 'f10.pair0',
    level: 'check',
    compare: { test: 'axes' },
  },
  {
    id: 'boxes.order',
    title: 'study.boxes.preset.order',
    question: 'study.boxes.preset.order.question',
    answer: 'study.boxes.preset.order.answer',
    settings: { order: 'last-first' },
    address: 'f0.pair0.x14',
    level: 'check',
    compare: { order: 'usual' },
  },
  {
    id: 'boxes.too-fast',
    title: 'study.boxes.preset.fast',
    question: 'study.boxes.preset.fast.question',
    answer: 'study.boxes.preset.fast.answer',
    settings: {
      halfA: [0.08, 1.2, 1.2],
      turnA: [0, 0, 0],
      centreB: [2, 0.2, 0],
      halfB: [0.3, 0.25, 0.25],
      turnB: [0, 0, 25],
      motion: [-1.3, 0, 0],
      frames: 5,
      test: 'swept',
    },
    address: 'f1.pair0',
    level: 'check',
    compare: { test: 'axes' },
  },
  {
    id: 'boxes.turning-bar',
    title: 'study.boxes.preset.turning',
    question: 'study.boxes.preset.turning.question',
    answer: 'study.boxes.preset.turning.answer',
    settings: {
      halfA: [0.5, 0.5, 0.5],
      turnA: [0, 0, 0],
      centreB: [0, 1.2, 0],
      halfB: [2, 0.1, 0.1],
      turnB: [0, 0, 0],
      motion: [0, 0, 0],
      spin: [0, 0, 180],
      frames: 3,
      test: 'swept',
    },
    address: 'f0.pair0.i0',
    level: 'check',
    compare: { test: 'axes' },
  },
  {
    id: 'boxes.parallel-edges',
    title: 'study.boxes.preset.parallel',
    question: 'study.boxes.preset.parallel.question',
    answer: 'study.boxes.preset.parallel.answer',
    settings: {
      halfA: [1.2, 0.6, 0.8],
      turnA: [0, 30, 0],
      centreB: [1.1, 0.9, 0.3],
      halfB: [0.7, 0.5, 0.6],
      turnB: [0, 30, 0],
      motion: [0.05, 0, 0],
      frames: 24,
    },
    address: 'f0.pair0.x6',
    level: 'check',
  },
];

export const presets = list as unknown as readonly StudyPreset[];
