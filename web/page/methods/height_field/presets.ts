/** Questions about a ball on a height field, each answered by the step it opens at or one near it. */
import type { StudyPreset } from '../../model/study/types';
import type { Settings } from './schema.gen';

type Of = Omit<StudyPreset, 'settings' | 'compare'> & {
  readonly settings: Partial<Settings>;
  readonly compare?: Partial<Settings>;
};

/** The same profile along x in every row along z. */
const rows = (...profile: readonly number[]): readonly number[] => profile.flatMap(() => profile);

const list: readonly Of[] = [
  {
    id: 'height_field.one-cell',
    title: 'study.height_field.preset.cell',
    question: 'study.height_field.preset.cell.question',
    answer: 'study.height_field.preset.cell.answer',
    settings: { frames: 54 },
    address: 'f40.height',
    level: 'slide',
  },
  {
    id: 'height_field.ridge',
    title: 'study.height_field.preset.ridge',
    question: 'study.height_field.preset.ridge.question',
    answer: 'study.height_field.preset.ridge.answer',
    settings: {
      cells: 2,
      heights: rows(0, 1, 0),
      start: [0.9, 2, 1.4],
      velocity: [0, 0, 0],
      restitution: 0.6,
      frames: 40,
    },
    address: 'f21.height',
    level: 'slide',
    compare: { method: 'sweep' },
  },
  {
    id: 'height_field.wall',
    title: 'study.height_field.preset.wall',
    question: 'study.height_field.preset.wall.question',
    answer: 'study.height_field.preset.wall.answer',
    settings: {
      cells: 3,
      heights: rows(0, 0, 2, 2),
      start: [0.3, 0.3, 1.4],
      velocity: [3, 0, 0],
      restitution: 0.6,
      frames: 60,
    },
    address: 'f13.compare',
    level: 'slide',
    compare: { method: 'sweep' },
  },
  {
    id: 'height_field.too-fast',
    title: 'study.height_field.preset.fast',
    question: 'study.height_field.preset.fast.question',
    answer: 'study.height_field.preset.fast.answer',
    settings: {
      cells: 6,
      cellSize: 0.5,
      heights: rows(0, 0, 0, 1, 0, 0, 0),
      start: [0.4, 0.6, 1.4],
      velocity: [110, 0, 0],
      radius: 0.1,
      frames: 3,
    },
    address: 'f0.compare',
    level: 'slide',
    compare: { method: 'sweep' },
  },
  {
    id: 'height_field.valley',
    title: 'study.height_field.preset.valley',
    question: 'study.height_field.preset.valley.question',
    answer: 'study.height_field.preset.valley.answer',
    settings: {
      cells: 4,
      heights: rows(1.2, 0.6, 0, 0, 1.5),
      start: [0.6, 1.3, 2.3],
      velocity: [0, 0, 0],
      restitution: 0.3,
      frames: 240,
    },
    address: 'f99.truth',
    level: 'slide',
    compare: { method: 'sweep' },
  },
  {
    id: 'height_field.as-printed',
    title: 'study.height_field.preset.printed',
    question: 'study.height_field.preset.printed.question',
    answer: 'study.height_field.preset.printed.answer',
    settings: {
      cells: 1,
      cellSize: 2,
      heights: [0, 0, 0, 0],
      start: [0.7, 1.2, 0.6],
      velocity: [0, 0, 0],
      radius: 0.5,
      restitution: 0.5,
      frames: 60,
      axes: 'printed',
    },
    address: 'f27.height',
    level: 'slide',
    compare: { axes: 'unit' },
  },
];

export const presets = list as unknown as readonly StudyPreset[];
