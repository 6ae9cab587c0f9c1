import { length2, length3 } from '../run/length';
import { patience } from '../run/programme';
import type { Detector, Look, Probe } from './types';

/** Headings around the whole circle that are tried before a body is called trapped. */
const allRound = 16;

/** Of an angle that would free a body so little is tried as well, … */
const little = 1 / 4;
/** … and this share of its sine is what a rounded thing gives at least. */
const gives = 0.5;

/**
 * Wants to walk, does not get on, and would if it turned a little. A plane wall met head-on is no case: turned by 20° it gives
 * a third of the way, less than `freed`. Nor is a corner met head-on, which gives the more, the more the body turns.
 */
export const sticks: Detector = {
  kind: 'sticks',
  unit: 'frames',
  thresholds: [
    // A body that is blocked turns after `patience` frames.
    { name: 'frames', unit: 'frames', usual: 20, least: 2, most: patience - 1 },
    { name: 'progress', unit: 'fraction', usual: 0.1, least: 0, most: 0.9 },
    { name: 'turn', unit: 'angle', usual: (20 * Math.PI) / 180, least: 0.01, most: 1.5 },
    { name: 'freed', unit: 'fraction', usual: 0.5, least: 0.05, most: 1 },
  ],
  watch(bodies, value) {
    const [frames, progress, turn, freed] = ['frames', 'progress', 'turn', 'freed'].map(value);
    const stuck = new Uint16Array(bodies);
    const turns = new Uint16Array(bodies);
    const frees = (look: Look, probe: Probe, by: number) => {
      if (probe.turned(look, by) < freed) return false;
      const way = probe.turned(look, by * little);
      return way < gives * Math.sin(Math.abs(by) * little) || way > freed / 2;
    };
    return {
      look(look, probe) {
        const { body } = look;
        const wish = length2(look.wishX, look.wishZ);
        const stands = look.groundedBefore && look.grounded;
        const same = look.turns === turns[body];
        turns[body] = look.turns;
        if (wish === 0 || !stands || !same || wayOf(look) >= progress * wish) {
          stuck[body] = 0;
          return 0;
        }
        if (++stuck[body] < frames) return 0;
        stuck[body] = 0;
        return frees(look, probe, turn) || frees(look, probe, -turn) ? frames : 0;
      },
    };
  },
};

/** Stays within a hand's breadth in spite of new headings, and no heading leads on, at once or in the time it takes to turn. Size: frames spent there. */
export const trapped: Detector = {
  kind: 'trapped',
  unit: 'frames',
  thresholds: [
    { name: 'frames', unit: 'frames', usual: 120, least: 10, most: 10_000 },
    { name: 'within', unit: 'length', usual: 0.15, least: 0, most: 1e6 },
    { name: 'headings', unit: 'count', usual: 4, least: 1, most: 100 },
    { name: 'freed', unit: 'fraction', usual: 0.5, least: 0.05, most: 1 },
  ],
  watch(bodies, value) {
    const [frames, within, headings, freed] = ['frames', 'within', 'headings', 'freed'].map(value);
    const at = new Float64Array(bodies * 3).fill(NaN);
    const since = new Uint16Array(bodies);
    const turnsThen = new Uint16Array(bodies);
    const told = new Uint8Array(bodies);
    return {
      look(look, probe) {
        const { body } = look;
        if (look.wishX === 0 && look.wishZ === 0) return 0;
        const away = length3(look.x1 - at[body * 3], look.y1 - at[body * 3 + 1], look.z1 - at[body * 3 + 2]);
        if (!(away <= within)) {
          at.set([look.x1, look.y1, look.z1], body * 3);
          since[body] = 0;
          turnsThen[body] = look.turns;
          told[body] = 0;
          return 0;
        }
        if (++since[body] < frames || look.turns - turnsThen[body] < headings || told[body]) return 0;
        told[body] = 1;
        for (let k = 0; k < allRound; k++) {
          const turn = (2 * Math.PI * k) / allRound;
          if (probe.turned(look, turn) >= freed || probe.led(look, turn, patience) > within) return 0;
        }
        return since[body];
      },
    };
  },
};

const wayOf = (look: Look) => length2(look.x1 - look.x0, look.z1 - look.z0);
