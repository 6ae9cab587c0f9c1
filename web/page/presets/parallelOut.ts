import { triangle } from '../../../meshes/shapes/triangle';
import { paper, scene, uniform } from './make';
import type { Preset } from './types';

/**
 * Moves along a slope of 45°, 1.8/√2 = 1.2728 radii away from its plane. The box of the motion holds the triangle, but |d| is
 * never below 1, so it is out after one check.
 */
export const parallelOut: Preset = {
  id: 'parallel-out',
  group: 'checks',
  titleKey: 'preset.parallelOut.title',
  questionKey: 'preset.parallelOut.question',
  load: async () => ({
    mesh: scene('triangle', triangle([1.5, -1.5, -2.5], [-1.5, 1.5, 0], [1.5, -1.5, 2.5])),
    experiment: paper({ radii: [1, 1, 1], start: [0.9, 0.9, -3], inputs: uniform(1, [0, 0, 6]) }),
    address: 'f0.p0.s0.t0.plane',
    level: 'check',
  }),
};
