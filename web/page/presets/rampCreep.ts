import { ramp } from '../../../meshes/shapes/ramp';
import { besideTouching, none, paper, scene, uniform } from './make';
import type { Preset } from './types';

/**
 * Set down on the ramp. Nobody moves it, gravity asks for 0.06 down, and it creeps down a ramp of 26.6°:
 * g a² sin s / (a² sin² s + b² cos² s) = 0.0079 per frame.
 */
export const rampCreep: Preset = {
  id: 'ramp-creep',
  group: 'flaws',
  titleKey: 'preset.rampCreep.title',
  questionKey: 'preset.rampCreep.question',
  lookKey: 'preset.rampCreep.look',
  compare: besideTouching,
  load: async () => ({
    mesh: scene('ramp', ramp({ run: 4, rise: 2, width: 3 })),
    experiment: paper({ radii: [0.3, 0.6, 0.3], start: [3, 2.1215, 0], inputs: uniform(60, none, [0, -0.06, 0]) }),
    address: 'f0.p1.s0.response.project',
    level: 'check',
  }),
};
