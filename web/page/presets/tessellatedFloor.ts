import { tessellatedFloor as tessellated } from '../../../meshes/shapes/tessellatedFloor';
import { robust, scene, uniform } from './make';
import type { Preset } from './types';

/** Pressed onto a flat floor of 240 uneven triangles and pushed along: the height stays at radius + skin across every seam. */
export const tessellatedFloor: Preset = {
  id: 'tessellated-floor',
  group: 'robust',
  titleKey: 'preset.tessellatedFloor.title',
  questionKey: 'preset.tessellatedFloor.question',
  load: async () => ({
    mesh: scene('uneven floor', tessellated({ x: [-3, 3], z: [-2, 2], cells: [15, 8], seed: 4 })),
    experiment: robust({
      radii: [0.3, 0.6, 0.3],
      start: [-2.5, 0.7, -1],
      inputs: uniform(30, [0.16, -0.04, 0.06], [0, -0.06, 0]),
    }),
    address: 'f12.p0.s0.nearest',
    level: 'triangle',
  }),
};
