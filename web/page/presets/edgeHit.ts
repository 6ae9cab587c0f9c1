import { triangle } from '../../../meshes/shapes/triangle';
import { paper, scene, uniform } from './make';
import type { Preset } from './types';

/** Comes down 0.6 radii beside the edge x = 0: touches it at height 0.8, t = (4 − 0.8)/4 = 0.8, normal (−0.6, 0.8, 0)ₑ. */
export const edgeHit: Preset = {
  id: 'edge-hit',
  group: 'checks',
  titleKey: 'preset.edgeHit.title',
  questionKey: 'preset.edgeHit.question',
  load: async () => ({
    mesh: scene('triangle', triangle([0, 0, -1.5], [0, 0, 1.5], [2, 0, 0])),
    experiment: paper({ radii: [0.5, 1, 0.5], start: [-0.3, 4, 0.25], inputs: uniform(1, [0, -4, 0]) }),
    address: 'f0.p0.s0.t0.e0',
    level: 'check',
  }),
};
