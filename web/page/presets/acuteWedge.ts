import { wedge } from '../../../meshes/shapes/wedge';
import { besideTouching, paper, scene, uniform } from './make';
import type { Preset } from './types';

/**
 * A ball of radius 0.5 rests a hair above where it fits into a gutter of 60°, 0.5/sin 30° = 1, and is asked for 0.4 along it and 0.2
 * down. Every slide along one side ends at the other at once: six sweeps, and nothing of the 0.4.
 */
export const acuteWedge: Preset = {
  id: 'acute-wedge',
  group: 'flaws',
  titleKey: 'preset.acuteWedge.title',
  questionKey: 'preset.acuteWedge.question',
  lookKey: 'preset.acuteWedge.look',
  compare: besideTouching,
  load: async () => ({
    mesh: scene('gutter of 60°', wedge({ steepness: Math.sqrt(3), height: 2.5, length: 6 })),
    experiment: paper({ radii: [0.5, 0.5, 0.5], start: [0, 1.0001, 1], inputs: uniform(12, [0, -0.2, 0.4]) }),
    address: 'f0.p0.s5',
    level: 'slide',
  }),
};
