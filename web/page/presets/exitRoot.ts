import { ridge } from '../../../meshes/shapes/ridge';
import { besideRobust, paper, scene, uniform } from './make';
import type { Preset } from './types';

/**
 * Starts 0.0001 radii into a ridge and is pushed down: the smaller root, −0.000025, is past, so the larger one is taken. But that
 * is when the ball comes out below: t = (0.9999 + 1)/4 = 0.499975.
 */
export const exitRoot: Preset = {
  id: 'exit-root',
  group: 'flaws',
  titleKey: 'preset.exitRoot.title',
  questionKey: 'preset.exitRoot.question',
  lookKey: 'preset.exitRoot.look',
  compare: besideRobust,
  load: async () => ({
    mesh: scene('ridge', ridge({ steepness: 1, height: 2, length: 4 })),
    experiment: paper({ radii: [0.5, 0.5, 0.5], start: [0, 0.49995, 0.25], inputs: uniform(1, [0, -2, 0]) }),
    address: 'f0.p0.s0.t0.e0',
    level: 'check',
  }),
};
