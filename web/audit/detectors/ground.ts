import { length3 } from '../run/length';
import { restFrames } from '../run/programme';
import { onsets } from './onset';
import type { Detector } from './types';

/** Wants nothing, stands on the ground, and moves all the same. Size: how far in `frames` frames. */
export const slidesOff: Detector = {
  kind: 'slidesOff',
  unit: 'length',
  thresholds: [
    // Together no more than a rest is long.
    { name: 'frames', unit: 'frames', usual: 20, least: 2, most: restFrames - 10 },
    { name: 'settle', unit: 'frames', usual: 5, least: 0, most: 9 },
    { name: 'beyond', unit: 'length', usual: 0.003, least: 0, most: 1e6 },
  ],
  watch(bodies, value) {
    const [frames, settle, beyond] = ['frames', 'settle', 'beyond'].map(value);
    const from = new Float64Array(bodies * 3);
    const stood = new Uint16Array(bodies);
    return {
      look(look) {
        const { body } = look;
        if (look.idle === 0 || !look.grounded || !look.groundedBefore) {
          stood[body] = 0;
          return 0;
        }
        stood[body]++;
        if (stood[body] === settle + 1) from.set([look.x0, look.y0, look.z0], body * 3);
        if (stood[body] !== settle + frames) return 0;
        const way = length3(look.x1 - from[body * 3], look.y1 - from[body * 3 + 1], look.z1 - from[body * 3 + 2]);
        return way > beyond ? way : 0;
      },
    };
  },
};

/** So many frames on the ground and a body has landed. */
const standing = 5;

/** In the air for a few frames between two on the ground, without a jump and without a fall worth the name. Size: frames in the air. */
export const groundLost: Detector = {
  kind: 'groundLost',
  unit: 'frames',
  thresholds: [
    { name: 'frames', unit: 'frames', usual: 3, least: 1, most: 60 },
    { name: 'drop', unit: 'length', usual: 0.05, least: 0, most: 1e6 },
  ],
  watch(bodies, value) {
    const [most, drop] = ['frames', 'drop'].map(value);
    const aloft = new Uint16Array(bodies);
    const left = new Float64Array(bodies);
    // Frames on the ground since it landed: a body that is dropped in, or jumps, has lost none before it stood.
    const stood = new Uint16Array(bodies);
    return {
      look(look) {
        const { body } = look;
        if (look.jumping) {
          stood[body] = 0;
          return 0;
        }
        if (!look.grounded) {
          if (look.groundedBefore) left[body] = look.y0;
          aloft[body] = Math.min(aloft[body] + 1, 60_000);
          return 0;
        }
        const frames = aloft[body];
        aloft[body] = 0;
        const had = stood[body] >= standing;
        if (frames > most) stood[body] = 0;
        stood[body] = Math.min(stood[body] + 1, standing);
        return had && frames > 0 && frames <= most && left[body] - look.y1 <= drop ? frames : 0;
      },
    };
  },
};

/** A frame begins in the mesh: the frame before left it there. Size: how deep, in ellipsoid-space units. */
export const startsOverlapping: Detector = {
  kind: 'startsOverlapping',
  unit: 'depth',
  thresholds: [{ name: 'depth', unit: 'depth', usual: 0.001, least: 0, most: 1 }],
  watch(bodies, value) {
    const deep = value('depth');
    const begins = onsets(bodies);
    return {
      look(look) {
        return begins(look.body, look.startDepth > deep) ? look.startDepth : 0;
      },
    };
  },
};

/** Is told that it stands, and nothing is under it. Size: how far the ground is, at most `beyond`. */
export const floats: Detector = {
  kind: 'floats',
  unit: 'length',
  thresholds: [{ name: 'beyond', unit: 'length', usual: 0.1, least: 0, most: 1e6 }],
  watch(_, value) {
    const beyond = value('beyond');
    return {
      // Only where it lands: what carries it then carries it on.
      look(look, probe) {
        if (!look.grounded || look.groundedBefore || look.wedged) return 0;
        const gap = probe.gapBelow(look, beyond);
        return gap >= beyond ? gap : 0;
      },
    };
  },
};
