import { ramp } from '../../../meshes/shapes/ramp';
import { join } from '../../../meshes/shapes/shape';
import { wall } from '../../../meshes/shapes/wall';
import { besideRobust, paper, scene, uniform } from './make';
import type { Preset } from './types';

/**
 * A ball flies 7 m at a slope of 45° and slides up it into a wall that stands above everything the first sweep could reach: its box
 * ends at a height of 1.4, the wall begins at 3.2. Programs that ask for their triangles once per frame never see that wall. Here every
 * sweep asks anew, in both methods, so both find it.
 */
export const newBox: Preset = {
  id: 'new-box',
  group: 'flaws',
  titleKey: 'preset.newBox.title',
  questionKey: 'preset.newBox.question',
  lookKey: 'preset.newBox.look',
  compare: besideRobust,
  load: async () => ({
    mesh: scene(
      'slope and wall above',
      join(ramp({ run: 4, rise: 4, width: 4 }), wall({ x: 3.2, y: [3.2, 7], z: [-2, 2] })),
      2,
    ),
    experiment: paper({ radii: [0.5, 0.5, 0.5], start: [-1, 0.9, 0.25], inputs: uniform(1, [7, 0, 0]) }),
    address: 'f0.p0.s1.broad',
    level: 'triangle',
  }),
};
