import { moved } from '../../../meshes/shapes/shape';
import { stairs } from '../../../meshes/shapes/stairs';
import { paper, scene, uniform } from './make';
import type { Preset } from './types';

const away = 100_000;

/**
 * Stairs 100 km from the origin along every axis, walked up in single precision: in ellipsoid space a float there is 1/32 from the
 * next, so keeping a distance of 0.005 is left to chance. The back-off ends 0.003 inside the first step, the body walks into it, and the
 * second step holds it for good. It starts where floats lie, so that both precisions start alike.
 */
export const farFromHome: Preset = {
  id: 'far-from-home',
  group: 'flaws',
  titleKey: 'preset.farFromHome.title',
  questionKey: 'preset.farFromHome.question',
  lookKey: 'preset.farFromHome.look',
  compare: { precision: 'double' },
  load: async () => ({
    mesh: scene('stairs 100 km away', moved(stairs(), [away, away, away])),
    experiment: paper({
      precision: 'single',
      radii: [0.3, 0.6, 0.3],
      start: [away - 0.265625, away + 0.6015625, away],
      inputs: uniform(28, [0.12, 0, 0], [0, -0.06, 0]),
    }),
    address: 'f0.p0.s0.response.backoff',
    level: 'check',
  }),
};
