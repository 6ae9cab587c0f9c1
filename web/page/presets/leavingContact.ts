import { join } from '../../../meshes/shapes/shape';
import { ridge } from '../../../meshes/shapes/ridge';
import { wall } from '../../../meshes/shapes/wall';
import { besideRobust, paper, scene, uniform } from './make';
import type { Preset } from './types';

/**
 * A ball lies 0.001 radii deep on a ridge, a little past its top, and flies on at a wall. It is leaving the ridge, but the time at which
 * it has left, t = 0.0008, is taken for a contact, and as the nearest one it hides the wall at t = 0.4667. The plane through it turns
 * the ball downward, onto the ridge again: six sweeps, and 5 cm of the 3 m.
 */
export const leavingContact: Preset = {
  id: 'leaving-contact',
  group: 'flaws',
  titleKey: 'preset.leavingContact.title',
  questionKey: 'preset.leavingContact.question',
  lookKey: 'preset.leavingContact.look',
  compare: besideRobust,
  load: async () => ({
    mesh: scene(
      'ridge and wall',
      join(ridge({ steepness: 1, height: 1, length: 4 }), wall({ x: 2, y: [-1, 2], z: [-2, 2] })),
      2,
    ),
    // 0.1² + 0.48939…² = 0.4995²
    experiment: paper({ radii: [0.5, 0.5, 0.5], start: [0.1, 0.4893876, 0.25], inputs: uniform(1, [3, 0, 0]) }),
    address: 'f0.p0.s0.nearest',
    level: 'triangle',
  }),
};
