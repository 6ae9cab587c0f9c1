import { triangle } from '../../../meshes/shapes/triangle';
import { paper, scene, uniform } from './make';
import type { Preset } from './types';

/**
 * Comes down 0.6 radii in front of a corner: t = (4 − 0.8)/4 = 0.8. The lines of both edges at the corner are reached earlier,
 * but outside the edges.
 */
export const vertexHit: Preset = {
  id: 'vertex-hit',
  group: 'checks',
  titleKey: 'preset.vertexHit.title',
  questionKey: 'preset.vertexHit.question',
  load: async () => ({
    mesh: scene('triangle', triangle([0, 0, 0], [2, 0, 1], [2, 0, -1])),
    experiment: paper({ radii: [0.5, 1, 0.5], start: [-0.3, 4, 0], inputs: uniform(1, [0, -4, 0]) }),
    address: 'f0.p0.s0.t0.e0',
    level: 'check',
  }),
};
