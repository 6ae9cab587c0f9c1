import { floorGrid } from '../../../meshes/shapes/floorGrid';
import { join } from '../../../meshes/shapes/shape';
import { wall } from '../../../meshes/shapes/wall';
import { paper, scene, uniform } from './make';
import type { Preset } from './types';

/** Hits the wall at t = (2 − 0.5)/3 = 0.5, slides down it to the floor, and what is left runs along both: three sweeps. */
export const wallAndFloor: Preset = {
  id: 'wall-and-floor',
  group: 'sliding',
  titleKey: 'preset.wallAndFloor.title',
  questionKey: 'preset.wallAndFloor.question',
  load: async () => ({
    mesh: scene(
      'wall and floor',
      join(floorGrid({ x: [-2, 2], z: [-2, 3], cells: [1, 1] }), wall({ x: 2, y: [0, 3], z: [-2, 3] })),
    ),
    experiment: paper({ radii: [0.5, 1, 0.5], start: [0, 1.3, -1], inputs: uniform(1, [3, -0.4, 2]) }),
    address: 'f0.p0.s1.response.project',
    level: 'check',
  }),
};
