import { length3 } from '../run/length';
import type { Detector } from './types';

/** What a turn back counts a frame later. */
const fade = 0.9;
/** Cosine of the angle from which on a turn is one back: along a riser and up it in turns is at right angles, and gets on. */
const back = -0.25;

/** Turns back again and again while its heading stays. Size: how often, faded. */
export const jitters: Detector = {
  kind: 'jitters',
  unit: 'count',
  thresholds: [
    { name: 'turns', unit: 'count', usual: 3, least: 1, most: 9 },
    { name: 'least', unit: 'length', usual: 0.002, least: 0, most: 1e6 },
  ],
  watch(bodies, value) {
    const [most, least] = ['turns', 'least'].map(value);
    const last = new Float64Array(bodies * 3);
    const score = new Float64Array(bodies);
    const turns = new Uint16Array(bodies);
    return {
      look(look) {
        const { body } = look;
        const [x, y, z] = [look.x1 - look.x0, look.y1 - look.y0, look.z1 - look.z0];
        const [a, b, c] = last.subarray(body * 3, body * 3 + 3);
        last.set([x, y, z], body * 3);
        const same = look.turns === turns[body];
        turns[body] = look.turns;
        score[body] *= fade;
        if (!same || look.jumping) {
          score[body] = 0;
          return 0;
        }
        const [now, before] = [length3(x, y, z), length3(a, b, c)];
        if (now >= least && before >= least && x * a + y * b + z * c < back * now * before) score[body] += 1;
        if (!(score[body] > most)) return 0;
        const size = score[body];
        score[body] = 0;
        return size;
      },
    };
  },
};
