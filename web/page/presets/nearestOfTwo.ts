import { join } from '../../../meshes/shapes/shape';
import { wall } from '../../../meshes/shapes/wall';
import { paper, scene, uniform } from './make';
import type { Preset } from './types';

/**
 * Two walls, the farther one first in the mesh: reached at t = (4 − 0.5)/4 = 0.875 and (3 − 0.5)/4 = 0.625. The first hit found is
 * not the first contact.
 */
export const nearestOfTwo: Preset = {
  id: 'nearest-of-two',
  group: 'checks',
  titleKey: 'preset.nearestOfTwo.title',
  questionKey: 'preset.nearestOfTwo.question',
  load: async () => ({
    mesh: scene('two walls', join(wall({ x: 2, y: [0, 3], z: [-1, 2.5] }), wall({ x: 1, y: [0, 2], z: [-1.5, 1] })), 2),
    experiment: paper({ radii: [0.5, 0.75, 0.5], start: [-2, 1, 0.5], inputs: uniform(1, [4, 0, 0]) }),
    address: 'f0.p0.s0.t2.face',
    level: 'check',
  }),
};
