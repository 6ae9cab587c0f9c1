import { floorGrid } from '../../../meshes/shapes/floorGrid';
import type { FrameInput } from '../model';
import { besideTouching, paper, scene } from './make';
import type { Preset } from './types';

const gravity = [0, -0.05, 0] as const;
const flatter: FrameInput = { displacement: [0.6, -0.05, 0], gravity };
const steeper: FrameInput = { displacement: [0.6, -0.06, 0], gravity };

/**
 * Walks along a flat floor it nearly touches, a little steeper in every other frame. The contact is then nearer than the padding, the body is not
 * moved up to it, and base − contact leans back by up to 0.005: the "sliding plane" climbs, and the body hops by some 4 mm.
 */
export const paddingHop: Preset = {
  id: 'padding-hop',
  group: 'flaws',
  titleKey: 'preset.paddingHop.title',
  questionKey: 'preset.paddingHop.question',
  lookKey: 'preset.paddingHop.look',
  compare: besideTouching,
  load: async () => ({
    mesh: scene('flat floor', floorGrid({ x: [-4, 4], z: [-2, 2], cells: [1, 1] })),
    experiment: paper({
      radii: [0.4, 0.8, 0.4],
      start: [-3, 0.80017, 0],
      inputs: Array.from({ length: 10 }, (_, frame) => (frame % 2 === 0 ? steeper : flatter)),
    }),
    address: 'f0.p0.s0.response.slideplane',
    level: 'check',
  }),
};
