import { wall } from '../../../meshes/shapes/wall';
import { besideRobust, paper, scene, uniform } from './make';
import type { Preset } from './types';

/** A sheet that faces −x, met from behind. Front faces only: it is culled, and the body ends on the other side. */
export const oneSidedWall: Preset = {
  id: 'one-sided-wall',
  group: 'flaws',
  titleKey: 'preset.oneSidedWall.title',
  questionKey: 'preset.oneSidedWall.question',
  lookKey: 'preset.oneSidedWall.look',
  compare: besideRobust,
  load: async () => ({
    mesh: scene('one-sided wall', wall({ x: 0, y: [0, 3], z: [-2, 2] })),
    experiment: paper({ radii: [0.5, 1, 0.5], start: [2, 1.25, 0.25], inputs: uniform(2, [-2, 0, 0]) }),
    address: 'f0.p0.s0.t0.plane',
    level: 'check',
  }),
};
