import { slivers } from '../../../meshes/shapes/slivers';
import { besideRobust, none, paper, scene, uniform } from './make';
import type { Preset } from './types';

/** A ball set down on a triangle that is only a line: its normal is 0/0, no comparison with it holds, and the ball falls through. */
export const zeroArea: Preset = {
  id: 'zero-area',
  group: 'flaws',
  titleKey: 'preset.zeroArea.title',
  questionKey: 'preset.zeroArea.question',
  lookKey: 'preset.zeroArea.look',
  compare: besideRobust,
  load: async () => ({
    mesh: scene('slivers', slivers(), 5),
    experiment: paper({ radii: [0.5, 0.5, 0.5], start: [2, 0.75, 0.25], inputs: uniform(3, none, [0, -0.5, 0]) }),
    address: 'f0.p1.s0.t0.plane',
    level: 'check',
  }),
};
