import { length2 } from '../run/length';
import type { Detector } from './types';

/** Rises in one frame beyond what a step that it took, the ground it met and its own jump explain. Size: by how much. */
export const hops: Detector = {
  kind: 'hops',
  unit: 'length',
  thresholds: [{ name: 'beyond', unit: 'length', usual: 0.02, least: 0, most: 1e6 }],
  watch(bodies, value, { stepHeight }) {
    const beyond = value('beyond');
    const quiet = new Uint8Array(bodies);
    const climbBefore = new Float64Array(bodies);
    return {
      look(look) {
        const { body } = look;
        const way = length2(look.x1 - look.x0, look.z1 - look.z0);
        // At the foot of a slope it is met at the end of one frame and walked on in the next.
        const slope = Math.max(look.climb, climbBefore[body]);
        climbBefore[body] = look.climb;
        // In the air any face turns a wish upward, by half of it at most.
        const turned = look.groundedBefore ? 0 : length2(look.wishX, look.wishZ) / 2;
        const step = look.stepped ? stepHeight : 0;
        const excess = look.y1 - look.y0 - Math.max(0, look.fall) - Math.max(slope * way, turned) - step;
        if (quiet[body] > 0) quiet[body]--;
        if (!(excess > beyond) || quiet[body] > 0) return 0;
        quiet[body] = restFrames;
        return excess;
      },
    };
  },
};

/** A hop is often two or three frames long: it is one event. */
const restFrames = 10;
