import { floorGrid } from '../../../meshes/shapes/floorGrid';
import { besideRobust, paper, scene, uniform } from './make';
import type { Preset } from './types';

/** Meets the floor at one degree: 0.005 back along the way leaves 0.005 · sin 1° = 0.000087 radii of clearance. */
export const grazingBackOff: Preset = {
  id: 'grazing-back-off',
  group: 'flaws',
  titleKey: 'preset.grazingBackOff.title',
  questionKey: 'preset.grazingBackOff.question',
  lookKey: 'preset.grazingBackOff.look',
  compare: besideRobust,
  load: async () => ({
    mesh: scene('flat floor', floorGrid({ x: [-4, 4], z: [-2, 2], cells: [1, 1] })),
    // 0.0349101 / 2 = tan 1°
    experiment: paper({ radii: [1, 1, 1], start: [-2, 1.02, 0.25], inputs: uniform(1, [2, -0.0349101, 0]) }),
    address: 'f0.p0.s0.response.backoff',
    level: 'check',
  }),
};
