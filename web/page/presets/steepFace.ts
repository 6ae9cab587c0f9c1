import { floorGrid } from '../../../meshes/shapes/floorGrid';
import { ramp } from '../../../meshes/shapes/ramp';
import { join } from '../../../meshes/shapes/shape';
import { scene } from './make';
import type { Preset } from './types';
import { character, pace, walking } from './character';

/** tan 51° */
const steepness = 1.2348971565350515;

/**
 * Walks into a face of 51° at an angle. The first version bent the motion up the face, frame after frame, without the ground to push from: on ground in 14 of
 * these 54 frames, and 0.95 m up. Now such a face is a wall to a body that stands (wasm/methods/robust/slide/pass.h).
 */
export const steepFace: Preset = {
  id: 'steep-face',
  group: 'mended',
  titleKey: 'preset.steepFace.title',
  questionKey: 'preset.steepFace.question',
  load: async () => ({
    mesh: scene(
      'face of 51°',
      join(floorGrid({ x: [-2, 0], z: [-2, 2], cells: [1, 1] }), ramp({ run: 1.2, rise: 1.2 * steepness, width: 4 })),
    ),
    experiment: character({ start: [-0.9, 0.905, -1.2], inputs: walking(54, [0.8 * pace, 0, 0.6 * pace]) }),
    address: 'f15.p0.s0.response.wall',
    level: 'check',
  }),
};
