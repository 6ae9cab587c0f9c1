/** Questions about plane figures, each answered by the step it opens at or one near it. */
import type { StudyPreset } from '../../model/study/types';
import type { Settings } from './schema.gen';

type Of = Omit<StudyPreset, 'settings' | 'compare' | 'level' | 'title' | 'question' | 'answer'> & {
  readonly settings: Partial<Settings>;
  readonly compare?: Partial<Settings>;
};

const list: readonly Of[] = [
  {
    id: 'plane_figures.side',
    settings: {},
    address: 'f0.pair0.c0',
    compare: { test: 'right' },
  },
  {
    id: 'plane_figures.clamp',
    settings: { test: 'right' },
    address: 'f0.pair0.n',
    compare: { test: 'printed' },
  },
  {
    id: 'plane_figures.completed',
    settings: { test: 'completed' },
    address: 'f0.pair0.s',
    compare: { test: 'printed' },
  },
  {
    id: 'plane_figures.mouth',
    settings: {
      pair: 'polygons',
      test: 'right',
      polygonA: [-2, -2, 2, -2, 2, 2, 1, 2, 1, -1, -1, -1, -1, 2, -2, 2],
      polygonB: [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5],
      centreB: [0, 0.5, 0],
      motion: [0, 0.1, 0],
    },
    address: 'f0.pair0.truth',
    compare: { test: 'printed' },
  },
  {
    id: 'plane_figures.three-four-five',
    settings: {
      pair: 'circle-circle',
      radiusA: 3,
      radiusB: 2,
      // Steps that doubles hold exactly, so that frame 8 is the touch and nothing beside it.
      centreB: [5, 4, 0],
      motion: [-0.25, 0, 0],
      frames: 17,
      touching: 'excluded',
    },
    address: 'f8.pair0.d',
    compare: { touching: 'included' },
  },
];

const texts = (id: string) => {
  const key = `study.plane_figures.preset.${id.slice(id.indexOf('.') + 1)}`;
  return { title: key, question: `${key}.question`, answer: `${key}.answer` };
};

export const presets = list.map((each) => ({
  ...each,
  ...texts(each.id),
  level: 'check',
})) as unknown as readonly StudyPreset[];
