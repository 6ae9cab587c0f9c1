import { randomFrom } from '../random.mjs';
import { clearance } from '../reference/depth.mjs';

/** The character, metres: an upright capsule, ours an ellipsoid, of this radius and half height. */
export const characterRadius = 0.4;
export const characterHalfHeight = 0.9;
export const frameSeconds = 1 / 60;
const slowest = 1;
const fastest = 5;

/**
 * Characters that walk, each turning now and then. Where they mean to go depends on nothing they meet, so every peer is
 * asked the same.
 *
 * @typedef {object} Walks
 * @property {number} characters
 * @property {number} frames
 * @property {Float64Array} spawns three numbers each: centre
 * @property {(frame: number) => Float64Array} velocities two numbers a character: along x, along z
 * @property {Character} [character] absent: the peer's default settings and the one rule of falling, as timed
 *
 * What a table of behaviour asks of a peer's character. Its snapping and its loop of gravity and jumps are the peer's own, as documented.
 * @typedef {object} Character
 * @property {number} stepHeight metres
 * @property {number} slopeLimit radians
 *
 * @param {import('../worlds/world.mjs').World} world
 * @param {import('../reference/grid.mjs').Grid} grid
 * @returns {Walks}
 */
export function walksIn(world, grid, characters, frames) {
  const random = randomFrom(107);
  const spawns = new Float64Array(characters * 3);
  for (let who = 0; who < characters; who++) spawns.set(clearPlace(world, grid, random), who * 3);
  const values = new Float64Array(frames * characters * 2);
  for (let who = 0; who < characters; who++) plan(who, random);
  return {
    characters,
    frames,
    spawns,
    velocities: (frame) => values.subarray(frame * characters * 2, (frame + 1) * characters * 2),
  };

  /** One character's velocities; it turns back where it would leave the world if nothing stopped it. */
  function plan(who, random) {
    const place = [spawns[who * 3], spawns[who * 3 + 2]];
    let velocity = [0, 0];
    let turnAt = 0;
    for (let frame = 0; frame < frames; frame++) {
      if (frame >= turnAt) {
        velocity = walk(random);
        turnAt = frame + Math.round(random.between(20, 120));
      }
      for (const axis of [0, 1]) {
        if (Math.abs(place[axis]) > world.roam) velocity[axis] = -Math.sign(place[axis]) * Math.abs(velocity[axis]);
        place[axis] += velocity[axis] * frameSeconds;
      }
      values.set(velocity, (frame * characters + who) * 2);
    }
  }
}

function walk(random) {
  const speed = random.between(slowest, fastest);
  const [x, , z] = random.direction();
  const length = Math.sqrt(x * x + z * z) || 1;
  return [(x / length) * speed, (z / length) * speed];
}

/** A place where a character may begin without meeting anything. */
export function clearPlace(world, grid, random) {
  for (;;) {
    const place = world.spawn(random).map(Math.fround);
    // A ball around the whole character is a little more than it needs.
    if (clearance(grid, place, characterHalfHeight, 0.05) >= 0.05) return place;
  }
}
