import { box } from '../../../meshes/shapes/box';
import { paper, scene, uniform } from './make';
import type { Preset } from './types';

/** A wall 2 cm thick and 16 m in one frame: clear of it at the start, clear of it at the end, touching at t = 5.5/16 = 0.34375. */
export const thinWall: Preset = {
  id: 'thin-wall',
  group: 'checks',
  titleKey: 'preset.thinWall.title',
  questionKey: 'preset.thinWall.question',
  load: async () => ({
    mesh: scene('thin wall', box([0, 0, -2], [0.02, 3, 2])),
    experiment: paper({ radii: [0.5, 0.5, 0.5], start: [-6, 1.25, 0.25], inputs: uniform(1, [16, 0, 0]) }),
    address: 'f0.p0.s0.t0.face',
    level: 'check',
  }),
};
