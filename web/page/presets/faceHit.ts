import { triangle } from '../../../meshes/shapes/triangle';
import { paper, scene, uniform } from './make';
import type { Preset } from './types';

/** Falls 4 of the 2 it is above the floor: t = (3 − 1)/4 = 0.5, touching at (−0.5, 0, 0.25). */
export const faceHit: Preset = {
  id: 'face-hit',
  group: 'checks',
  titleKey: 'preset.faceHit.title',
  questionKey: 'preset.faceHit.question',
  load: async () => ({
    mesh: scene('triangle', triangle([-2, 0, -2], [-1, 0, 2], [2, 0, 0])),
    experiment: paper({ radii: [0.5, 1, 0.5], start: [-1, 3, 0.25], inputs: uniform(1, [1, -4, 0]) }),
    address: 'f0.p0.s0.t0.face',
    level: 'check',
  }),
};
