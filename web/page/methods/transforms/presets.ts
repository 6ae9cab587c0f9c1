/** Questions about planes, points, normals and rays under a transform, each answered by the step it opens at or one near it. */
import type { StudyPreset } from '../../model/study/types';
import type { Settings } from './schema.gen';

type Of = Omit<StudyPreset, 'settings' | 'compare'> & {
  readonly settings: Partial<Settings>;
  readonly compare?: Partial<Settings>;
};

const list: readonly Of[] = [
  {
    id: 'transforms.leans',
    title: 'study.transforms.preset.leans',
    question: 'study.transforms.preset.leans.question',
    answer: 'study.transforms.preset.leans.answer',
    settings: {},
    address: 'f39.normal.compare',
    level: 'check',
    compare: { by: 'naive' },
  },
  {
    id: 'transforms.four-numbers',
    title: 'study.transforms.preset.four',
    question: 'study.transforms.preset.four.question',
    answer: 'study.transforms.preset.four.answer',
    // Turned in the frames behind the first, so that the chart has lines.
    settings: { scale: [1, 1, 1], translation: [1, 0.5, 0], grows: 'turn' },
    address: 'f0.plane.abcd',
    level: 'check',
    compare: { scale: [2, 2, 2], translation: [0, 0, 0] },
  },
  {
    id: 'transforms.ray',
    title: 'study.transforms.preset.ray',
    question: 'study.transforms.preset.ray.question',
    answer: 'study.transforms.preset.ray.answer',
    settings: {},
    address: 'f39.ray.hit1',
    level: 'check',
    compare: { by: 'naive' },
  },
  {
    id: 'transforms.mirror',
    title: 'study.transforms.preset.mirror',
    question: 'study.transforms.preset.mirror.question',
    answer: 'study.transforms.preset.mirror.answer',
    settings: { scale: [-1, 1, 1], grows: 'turn' },
    address: 'f0.normal.winding',
    level: 'check',
  },
  {
    id: 'transforms.flat',
    title: 'study.transforms.preset.flat',
    question: 'study.transforms.preset.flat.question',
    answer: 'study.transforms.preset.flat.answer',
    settings: { scale: [1, 0, 1] },
    address: 'f39.normal.compare',
    level: 'check',
  },
];

export const presets = list as unknown as readonly StudyPreset[];
