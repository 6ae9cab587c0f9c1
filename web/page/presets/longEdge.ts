import { ridge } from '../../../meshes/shapes/ridge';
import { none, paper, scene, uniform } from './make';
import type { Preset } from './types';

/**
 * A ball of radius 0.5 falls on a ridge 4 km long, computed in floats. The constant of its edge is the difference of two
 * numbers near 2·10¹⁵ and should be −512,000,000; seven digits leave −268,435,456, and the ball stops at t = 0.2020 instead of 0.5, 60 cm
 * above the ridge.
 */
export const longEdge: Preset = {
  id: 'long-edge',
  group: 'flaws',
  titleKey: 'preset.longEdge.title',
  questionKey: 'preset.longEdge.question',
  lookKey: 'preset.longEdge.look',
  compare: { precision: 'double' },
  load: async () => ({
    mesh: scene('ridge of 4 km', ridge({ steepness: 1, height: 2, length: 4000 })),
    experiment: paper({
      precision: 'single',
      radii: [0.5, 0.5, 0.5],
      start: [0, 1.5, -999.9],
      inputs: uniform(1, none, [0, -2, 0]),
    }),
    address: 'f0.p1.s0.t2.e0',
    level: 'check',
  }),
};
