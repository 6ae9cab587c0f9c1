import { length2 } from '../run/length';
import { onsets } from './onset';
import type { Detector } from './types';

/** The limit of sweeps ended the frame and next to nothing of the wish was made. Size: the share of the wish that was lost. */
export const frozen: Detector = {
  kind: 'frozen',
  unit: 'fraction',
  thresholds: [{ name: 'progress', unit: 'fraction', usual: 0.05, least: 0, most: 0.9 }],
  watch(bodies, value) {
    const progress = value('progress');
    const begins = onsets(bodies);
    return {
      look(look) {
        const wish = length2(look.wishX, look.wishZ);
        const way = length2(look.x1 - look.x0, look.z1 - look.z0);
        const is = look.truncated && wish > 0 && way <= progress * wish;
        return begins(look.body, is) ? 1 - way / wish : 0;
      },
    };
  },
};
