/** Questions about broad phases, each answered by the step it opens at or one near it. */
import type { StudyPreset } from '../../model/study/types';
import type { Settings } from './schema.gen';

type Of = Omit<StudyPreset, 'settings' | 'compare'> & {
  readonly settings: Partial<Settings>;
  readonly compare?: Partial<Settings>;
};

const list: readonly Of[] = [
  {
    id: 'broad_phase.grid',
    title: 'study.broad_phase.preset.grid',
    question: 'study.broad_phase.preset.grid.question',
    answer: 'study.broad_phase.preset.grid.answer',
    settings: { structure: 'grid' },
    address: 'f0',
    level: 'check',
  },
  {
    id: 'broad_phase.octree',
    title: 'study.broad_phase.preset.octree',
    question: 'study.broad_phase.preset.octree.question',
    answer: 'study.broad_phase.preset.octree.answer',
    settings: { structure: 'octree' },
    address: 'f0',
    level: 'check',
    compare: { structure: 'grid' },
  },
  {
    id: 'broad_phase.hierarchy',
    title: 'study.broad_phase.preset.hierarchy',
    question: 'study.broad_phase.preset.hierarchy.question',
    answer: 'study.broad_phase.preset.hierarchy.answer',
    settings: { structure: 'bvh' },
    address: 'f0',
    level: 'check',
    compare: { structure: 'octree' },
  },
  {
    id: 'broad_phase.one-axis',
    title: 'study.broad_phase.preset.axis',
    question: 'study.broad_phase.preset.axis.question',
    answer: 'study.broad_phase.preset.axis.answer',
    settings: { structure: 'sap' },
    address: 'f20',
    level: 'check',
    compare: { structure: 'bvh' },
  },
  {
    id: 'broad_phase.bodies',
    title: 'study.broad_phase.preset.bodies',
    question: 'study.broad_phase.preset.bodies.question',
    answer: 'study.broad_phase.preset.bodies.answer',
    settings: { subject: 'bodies', structure: 'sap' },
    address: 'f1',
    level: 'check',
    compare: { structure: 'brute' },
  },
];

export const presets = list as unknown as readonly StudyPreset[];
