/** Questions about bounding volumes, each answered by the step it opens at or one near it. */
import type { StudyPreset } from '../../model/study/types';
import type { Settings } from './schema.gen';

type Of = Omit<StudyPreset, 'settings' | 'compare'> & {
  readonly settings: Partial<Settings>;
  readonly compare?: Partial<Settings>;
};

const list: readonly Of[] = [
  {
    id: 'volumes.stale',
    title: 'study.volumes.preset.stale',
    question: 'study.volumes.preset.stale.question',
    answer: 'study.volumes.preset.stale.answer',
    settings: { turn: [0, 0, 40], refit: 'stale', shown: 'aabb', probe: [-1.1, 0.3, 0], boxCentre: [1.05, 0.9, 0] },
    address: 'f0.aabb.x0',
    level: 'check',
    compare: { refit: 'eight-corners' },
  },
  {
    id: 'volumes.two-corners',
    title: 'study.volumes.preset.two',
    question: 'study.volumes.preset.two.question',
    answer: 'study.volumes.preset.two.answer',
    settings: {
      ...{ turn: [0, 0, 40], spin: [0, 0, 1], refit: 'two-corners', shown: 'aabb' },
      ...{ probe: [-1.1, 0.3, 0], boxCentre: [1.05, 0.9, 0] },
    },
    address: 'f0.aabb.x0',
    level: 'check',
    compare: { refit: 'vertices' },
  },
  {
    id: 'volumes.crowd',
    title: 'study.volumes.preset.crowd',
    question: 'study.volumes.preset.crowd.question',
    answer: 'study.volumes.preset.crowd.answer',
    settings: { shown: 'obb', obb: 'covariance', crowd: 100 },
    address: 'f0.obb.m0',
    level: 'check',
    compare: { obb: 'smallest' },
  },
  {
    id: 'volumes.left-handed',
    title: 'study.volumes.preset.left',
    question: 'study.volumes.preset.left.question',
    answer: 'study.volumes.preset.left.answer',
    settings: {
      ...{ obb: 'three-edges', shown: 'obb', probe: [-0.3, 0.3, 0], boxCentre: [5, 5, 5] },
      ...{ edge0: [0, 1, 0], edge1: [1, 0, 0] },
    },
    address: 'f0.obb.s0',
    level: 'check',
    compare: { edge0: [1, 0, 0], edge1: [0, 1, 0] },
  },
  {
    id: 'volumes.slabs',
    title: 'study.volumes.preset.slabs',
    question: 'study.volumes.preset.slabs.question',
    answer: 'study.volumes.preset.slabs.answer',
    settings: { shown: 'kdop', directions: '14' },
    address: 'f0.kdop.d3',
    level: 'check',
    compare: { directions: '18' },
  },
];

export const presets = list as unknown as readonly StudyPreset[];
