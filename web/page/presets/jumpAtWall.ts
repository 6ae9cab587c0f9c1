import { box } from '../../../meshes/shapes/box';
import { floorGrid } from '../../../meshes/shapes/floorGrid';
import { join } from '../../../meshes/shapes/shape';
import { scene } from './make';
import type { Preset } from './types';
import { character, flying, pace, walking } from './character';

/**
 * Pressed against the wall it jumps at 5 m/s, free apex 1.23 m. The speed up is given with gravity, where the first version did not look for a jump: it snapped
 * the body back to the floor in every frame, 0.00 m. It lands on top.
 */
export const jumpAtWall: Preset = {
  id: 'jump-at-wall',
  group: 'mended',
  titleKey: 'preset.jumpAtWall.title',
  questionKey: 'preset.jumpAtWall.question',
  load: async () => ({
    mesh: scene(
      'wall of 1.15 m',
      join(floorGrid({ x: [-2, 0], z: [-1.5, 1.5], cells: [1, 1] }), box([0, 0, -1.5], [2.4, 1.15, 1.5])),
    ),
    experiment: character({
      start: [-0.6, 0.905, 0],
      inputs: [...walking(6, [pace, 0, 0]), ...flying(45, 5, [pace, 0, 0]), ...walking(6, [0, 0, 0])],
    }),
    address: 'f6.p0.stepup',
    level: 'check',
  }),
};
