import { stairs } from '../../../meshes/shapes/stairs';
import { scene } from './make';
import type { Preset } from './types';
import { character, pace, walking } from './character';

/**
 * Down 0.25 / 0.30 at 4 m/s. The foot of the body is round, so it leaves each step over its edge, at the end more steeply than it can stand on. The first
 * version looked for ground by one sweep down, and called such an edge none: no ground from frame 14 on, and in a loop that gives the fall its speed, 32 of the
 * 54 frames in the air. Now the edge of a step carries (wasm/methods/robust/slide/step_edge.h), and the snap finds it.
 */
export const stairsDown: Preset = {
  id: 'stairs-down',
  group: 'mended',
  titleKey: 'preset.stairsDown.title',
  questionKey: 'preset.stairsDown.question',
  load: async () => ({
    mesh: scene(
      'stairs of 0.25 / 0.30',
      stairs({ steps: 6, run: 0.3, rise: 0.25, width: 1.6, landing: 1.2, approach: 2 }),
    ),
    experiment: character({ start: [2.3, 2.405, 0], inputs: walking(54, [-pace, 0, 0]) }),
    address: 'f14.p1.snap',
    level: 'check',
  }),
};
