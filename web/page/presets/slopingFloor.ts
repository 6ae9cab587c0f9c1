import { ramp } from '../../../meshes/shapes/ramp';
import { flipped, join } from '../../../meshes/shapes/shape';
import { wall } from '../../../meshes/shapes/wall';
import { scene } from './make';
import type { Preset } from './types';
import { character, pace, walking } from './character';

/**
 * Into the wall at 53° and along it, on a floor that falls toward it by 3·10⁻⁷, as floors of scanned and quantised levels do. The first version turned the
 * motion off the wall alone, by 64 u; that led into the floor by less than its slack, was met at t = 0 in every sweep, and from frame 12 on the body
 * moved no more, with the limit of sweeps reached every time. Now a motion must leave every plane by half a hair (wasm/methods/robust/slide/cone.h).
 */
export const slopingFloor: Preset = {
  id: 'sloping-floor',
  group: 'mended',
  titleKey: 'preset.slopingFloor.title',
  questionKey: 'preset.slopingFloor.question',
  load: async () => ({
    mesh: scene(
      'floor that falls to a wall',
      join(ramp({ run: 2, rise: 2 * 3e-7, width: 4 }), flipped(wall({ x: 0, y: [0, 2], z: [-2, 2] }))),
    ),
    experiment: character({ start: [1, 0.905, -1.5], inputs: walking(60, [-0.8 * pace, 0, 0.6 * pace]) }),
    address: 'f12.p0.s1.response.cone',
    level: 'check',
  }),
};
