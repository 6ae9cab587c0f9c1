import { level } from '../../../meshes/shapes/level';
import type { FrameInput, Vec3 } from '../model';
import { robust, scene } from './make';
import type { Preset } from './types';

const gravity: Vec3 = [0, -0.12, 0];
const walk = (frames: number, displacement: Vec3): FrameInput[] =>
  Array.from({ length: frames }, () => ({ displacement, gravity }));

/** A small place to walk in. Some of it has been walked already: up the stairs, over the landing and down the ramp. */
export const freeWalk: Preset = {
  id: 'free-walk',
  group: 'robust',
  titleKey: 'preset.freeWalk.title',
  questionKey: 'preset.freeWalk.question',
  load: async () => ({
    mesh: scene('small level', level(), 6),
    experiment: robust({
      radii: [0.3, 0.9, 0.3],
      start: [-4.5, 1, -2.4],
      inputs: [...walk(6, [0.12, 0, 0]), ...walk(66, [0.1, 0, 0.01])],
      stepHeight: 0.25,
      snapDistance: 0.25,
    }),
    address: 'f22.p0.stepup',
    level: 'check',
  }),
};
