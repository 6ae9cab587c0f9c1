/** Questions about two convex bodies, each answered by the step it opens at or one near it. */
import type { StudyPreset } from '../../model/study/types';
import type { Settings } from './schema.gen';

type Of = Omit<StudyPreset, 'settings' | 'compare'> & {
  readonly settings: Partial<Settings>;
  readonly compare?: Partial<Settings>;
};

const list: readonly Of[] = [
  {
    id: 'convex.nearest',
    title: 'study.convex.preset.nearest',
    question: 'study.convex.preset.nearest.question',
    answer: 'study.convex.preset.nearest.answer',
    settings: { question: 'distance' },
    address: 'f0.gjk.i2',
    level: 'triangle',
  },
  {
    id: 'convex.depth',
    title: 'study.convex.preset.depth',
    question: 'study.convex.preset.depth.question',
    answer: 'study.convex.preset.depth.answer',
    settings: {},
    address: 'f13.epa.i0',
    level: 'triangle',
  },
  {
    id: 'convex.core',
    title: 'study.convex.preset.core',
    question: 'study.convex.preset.core.question',
    answer: 'study.convex.preset.core.answer',
    settings: {
      shapeA: 'sphere',
      sizeA: [1, 1, 1],
      turnA: [0, 0, 0],
      shapeB: 'sphere',
      sizeB: [0.5, 1, 1],
      turnB: [0, 0, 0],
      centreB: [0.9, 0, 0],
      motion: [0.05, 0, 0],
      frames: 16,
    },
    address: 'f0.epa',
    level: 'slide',
    compare: { rounding: 'core' },
  },
  {
    id: 'convex.tiny',
    title: 'study.convex.preset.tiny',
    question: 'study.convex.preset.tiny.question',
    answer: 'study.convex.preset.tiny.answer',
    settings: {
      shapeA: 'box',
      sizeA: [3e-4, 3e-4, 3e-4],
      turnA: [0, 0, 0],
      shapeB: 'box',
      sizeB: [3e-4, 3e-4, 3e-4],
      turnB: [0, 0, 0],
      centreB: [0.0024, 0, 0],
      motion: [-0.0001, 0, 0],
      frames: 22,
      question: 'distance',
      termination: 'absolute',
    },
    address: 'f13.gjk.i0',
    level: 'triangle',
    compare: { termination: 'relative' },
  },
  {
    id: 'convex.johnson',
    title: 'study.convex.preset.johnson',
    question: 'study.convex.preset.johnson.question',
    answer: 'study.convex.preset.johnson.answer',
    settings: {
      shapeA: 'ellipsoid',
      sizeA: [100, 300, 300],
      turnA: [0, 0, 0],
      shapeB: 'box',
      sizeB: [400, 800, 600],
      turnB: [0, 0, 0],
      centreB: [500, 900, 0],
      motion: [0, 0, 0],
      frames: 1,
      question: 'distance',
      termination: 'absolute',
      subDistance: 'johnson',
    },
    address: 'f0.gjk.i29',
    level: 'triangle',
    compare: { subDistance: 'signed-volumes' },
  },
  {
    id: 'convex.time',
    title: 'study.convex.preset.time',
    question: 'study.convex.preset.time.question',
    answer: 'study.convex.preset.time.answer',
    settings: {
      shapeA: 'ellipsoid',
      sizeA: [0.9, 0.3, 0.5],
      turnA: [0, 20, 30],
      shapeB: 'hull',
      sizeB: [1, 1, 1],
      turnB: [25, 10, 35],
      centreB: [2.6, -0.7, 0.4],
      motion: [-3, 0, 0],
      frames: 2,
      question: 'time',
    },
    address: 'f0.advance.i0',
    level: 'triangle',
    compare: { termination: 'absolute', epsilon: 0.01 },
  },
];

export const presets = list as unknown as readonly StudyPreset[];
