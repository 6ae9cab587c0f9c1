import { floorGrid } from '../../../meshes/shapes/floorGrid';
import { join } from '../../../meshes/shapes/shape';
import { wall } from '../../../meshes/shapes/wall';
import { robust, scene, uniform } from './make';
import type { Preset } from './types';

/** Starts 0.4 radii deep in a wall and 0.2 deep in the floor: it is pushed out, deepest first, and moves only then. */
export const startOverlapping: Preset = {
  id: 'start-overlapping',
  group: 'robust',
  titleKey: 'preset.startOverlapping.title',
  questionKey: 'preset.startOverlapping.question',
  load: async () => ({
    mesh: scene(
      'wall and floor',
      join(floorGrid({ x: [-2, 2], z: [-2, 3], cells: [1, 1] }), wall({ x: 2, y: [0, 3], z: [-2, 3] })),
    ),
    experiment: robust({ radii: [0.5, 1, 0.5], start: [1.7, 0.8, -1], inputs: uniform(3, [0.25, 0, 1]) }),
    address: 'f0.p0.push0',
    level: 'slide',
  }),
};
