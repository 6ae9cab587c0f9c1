import { corner } from '../../../meshes/shapes/corner';
import { robust, scene, uniform } from './make';
import type { Preset } from './types';

/** Runs into the corner of a room: wall, wall, floor, then nothing is left to slide along. It ends at radii + skin from each. */
export const cornerOfThree: Preset = {
  id: 'three-plane-corner',
  group: 'sliding',
  titleKey: 'preset.cornerOfThree.title',
  questionKey: 'preset.cornerOfThree.question',
  load: async () => ({
    mesh: scene('corner', corner(4)),
    experiment: robust({ radii: [0.4, 0.75, 0.5], start: [1, 3, 1.5], inputs: uniform(1, [-4, -4, -4]) }),
    address: 'f0.p0.s2.response.cone',
    level: 'check',
  }),
};
