import { wedge } from '../../../meshes/shapes/wedge';
import { none, scene } from './make';
import type { Preset } from './types';
import { character, flying, pace, walking } from './character';

/**
 * Falls into a groove of 60° faces whose crease falls by 0.05, is held, and walks along it. The first version had no word for this: in the air in every frame, and
 * in a loop that makes a body in the air faster, 9.5 m/s down at the end of this run, while it hardly moves. Now faces hold together if what they leave of gravity
 * goes down no steeper than the slope limit (wasm/methods/robust/slide/wedge.h).
 */
export const heldByFaces: Preset = {
  id: 'held-by-faces',
  group: 'mended',
  titleKey: 'preset.heldByFaces.title',
  questionKey: 'preset.heldByFaces.question',
  load: async () => ({
    mesh: scene('groove of 60° faces', wedge({ steepness: Math.sqrt(3), height: 2, length: 5, fall: 0.25 })),
    experiment: character({
      start: [0.1, 1.45, 0.8],
      inputs: [...flying(18, 0, none), ...walking(40, [0, 0, pace])],
    }),
    address: 'f16.p1.s1.response.wedge',
    level: 'check',
  }),
};
