import { slivers } from '../../../meshes/shapes/slivers';
import { robust, scene, uniform } from './make';
import type { Preset } from './types';

/**
 * Steps from one bad triangle to the next and is set down on each: a point, a segment, a doubled corner, a sliver, a duplicate.
 * Each carries it at radius + skin = 0.505, and nothing is NaN.
 */
export const sliverRow: Preset = {
  id: 'slivers',
  group: 'robust',
  titleKey: 'preset.sliverRow.title',
  questionKey: 'preset.sliverRow.question',
  load: async () => ({
    mesh: scene('slivers', slivers(), 5),
    experiment: robust({
      radii: [0.5, 0.5, 0.5],
      start: [-2, 0.7, 0.25],
      inputs: uniform(5, [2, 0.25, 0], [0, -0.75, 0]),
    }),
    address: 'f1.p1.s0.nearest',
    level: 'triangle',
  }),
};
