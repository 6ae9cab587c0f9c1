import { scaled } from '../../../meshes/shapes/shape';
import { stairs } from '../../../meshes/shapes/stairs';
import type { Vec3 } from '../model';
import { paper, scene } from './make';
import { loadStairs, stairsInputs, stairsRadii, stairsStart } from './stairsNearestEdge';
import type { Preset } from './types';

const factor = 1000;
const times = (vector: Vec3): Vec3 => [vector[0] * factor, vector[1] * factor, vector[2] * factor];

/** The stairs drawn in millimetres, with a body and an input in millimetres: dividing by the radii removes the unit. */
export const millimetres: Preset = {
  id: 'millimetres',
  group: 'models',
  titleKey: 'preset.millimetres.title',
  questionKey: 'preset.millimetres.question',
  load: async () => ({
    mesh: { ...scene('stairs in mm', scaled(stairs(), factor)), unit: 'millimetre' },
    experiment: paper({
      radii: times(stairsRadii),
      start: times(stairsStart),
      inputs: stairsInputs.map(({ displacement, gravity }) => ({
        displacement: times(displacement),
        gravity: times(gravity),
      })),
    }),
    address: (await loadStairs()).address,
    level: 'check',
  }),
};
