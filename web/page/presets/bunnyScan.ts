import { robust, scene, uniform } from './make';
import { bunny } from './scanMeshes';
import type { Preset } from './types';

/**
 * A ball set down on the back of the Stanford bunny (3,674 triangles, here 1.54 m high) is pushed along it into the neck. In frame
 * 28 the head stops it: an edge, a corner, an edge, in one frame.
 */
export const bunnyScan: Preset = {
  id: 'bunny',
  group: 'models',
  titleKey: 'preset.bunny.title',
  questionKey: 'preset.bunny.question',
  async load() {
    return {
      mesh: scene('bunny', await bunny(0.16)),
      experiment: robust({
        radii: [0.15, 0.15, 0.15],
        start: [0.75, 1.2, 0.05],
        inputs: uniform(40, [-0.035, 0, 0], [0, -0.06, 0]),
      }),
      address: 'f28.p0.s1.nearest',
      level: 'triangle',
    };
  },
};
