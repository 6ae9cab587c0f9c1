import { characterHalfHeight, frameSeconds } from '../../requests/walks.mjs';
import { bodiesIn, walkingSpeed } from '../bodies.mjs';

const headings = 16;
const frames = 4;
const turn = (10 * Math.PI) / 180;
/** Shares of what is asked for. Along one face a turn of 10° makes at most 23 % of less than 10 %. */
const stuckBelow = 0.1;
const freeFrom = 0.5;

/**
 * Asks from places where bodies have been which ways lead on: a short walk from rest in each of sixteen headings.
 * @param {import('../../peers/peer.mjs').PeerWorld} world
 */
export function probesIn(world) {
  const angles = Array.from({ length: headings }, (_, k) => (2 * Math.PI * k) / headings);
  const bodies = bodiesIn(
    world,
    angles.map(() => [0, characterHalfHeight, 0]),
  );
  const velocities = new Float64Array(headings * 2);

  /** How much of what is asked is had along each of at most sixteen directions. */
  function shares([x, y, z], directions) {
    directions.forEach((angle, who) => {
      bodies.place(who, x, y, z);
      velocities.set([walkingSpeed * Math.cos(angle), walkingSpeed * Math.sin(angle)], who * 2);
    });
    for (let frame = 0; frame < frames; frame++) bodies.step(velocities);
    return directions.map((angle, who) => {
      const moved =
        (bodies.centres[who * 3] - x) * Math.cos(angle) + (bodies.centres[who * 3 + 2] - z) * Math.sin(angle);
      return moved / (walkingSpeed * frames * frameSeconds);
    });
  }

  return {
    /** @param {number[]} place @returns {{ headings: number, freed: number, shut: boolean }} freed: stuck, but not 10° beside it */
    ask(place) {
      const straight = shares(place, angles);
      const stuck = angles.filter((_, k) => !(straight[k] >= stuckBelow));
      const beside = (side) => shares(place, stuck.map((angle) => angle + side * turn)); // prettier-ignore
      const [left, right] = stuck.length > 0 ? [beside(1), beside(-1)] : [[], []];
      return {
        headings,
        freed: stuck.filter((_, k) => Math.max(left[k], right[k]) >= freeFrom).length,
        shut: stuck.length === headings,
      };
    },
    dispose: () => bodies.dispose(),
  };
}
