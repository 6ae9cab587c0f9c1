import { bodiesIn } from '../bodies.mjs';

/** Metres that a body asked to stand still went, beyond which it drifts. */
const drift = 0.001;
const settling = 120;
const idle = 120;
const together = 64;

/**
 * Drops bodies, lets them settle, and counts those that then move although nothing asks them to.
 * @param {import('../../peers/peer.mjs').PeerWorld} world @param {number[][]} places
 */
export function restIn(world, places) {
  let moved = 0;
  for (let from = 0; from < places.length; from += together) {
    const bodies = bodiesIn(world, places.slice(from, from + together));
    const still = new Float64Array(bodies.count * 2);
    for (let frame = 0; frame < settling; frame++) bodies.step(still);
    const rested = bodies.centres.slice();
    for (let frame = 0; frame < idle; frame++) bodies.step(still);
    for (let who = 0; who < bodies.count; who++) {
      const gone = [0, 1, 2].map((axis) => bodies.centres[who * 3 + axis] - rested[who * 3 + axis]);
      moved += Number(!(Math.hypot(...gone) <= drift));
    }
    bodies.dispose();
  }
  return { places: places.length, moved };
}
