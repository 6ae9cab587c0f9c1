import { triangle } from '../../../meshes/shapes/triangle';
import { paper, scene, uniform } from './make';
import type { Preset } from './types';

/** Moves along the plane, 0.6 above it: embedded, [t0, t1] = [0, 1]; the edge x = 0 is touched at t = (3 − 0.8)/4 = 0.55. */
export const parallelEmbedded: Preset = {
  id: 'parallel-embedded',
  group: 'checks',
  titleKey: 'preset.parallelEmbedded.title',
  questionKey: 'preset.parallelEmbedded.question',
  load: async () => ({
    mesh: scene('triangle', triangle([0, 0, -1.5], [0, 0, 1.5], [3, 0, 0])),
    experiment: paper({ radii: [1, 1, 1], start: [-3, 0.6, 0], inputs: uniform(1, [4, 0, 0]) }),
    address: 'f0.p0.s0.t0.plane',
    level: 'check',
  }),
};
