import { frameSeconds } from './walks.mjs';

export const gravity = 9.81;
const terminalSpeed = 40;

/**
 * Vertical speeds of characters: gravity while in the air, nearly none on the ground. One rule for every peer.
 * @typedef {ReturnType<typeof fallingOf>} Falling
 */
export function fallingOf(characters) {
  const speeds = new Float64Array(characters);
  const grounded = new Uint8Array(characters);
  return {
    /** What was said after the last frame, 1: on the ground. */
    grounded,
    /** The coming frame begins with this vertical speed: a jump, or the speed as the library has it. */
    set(who, speed) {
      speeds[who] = speed;
    },
    /** Something above ended the rise. */
    bump(who) {
      speeds[who] = Math.min(speeds[who], 0);
    },
    /** The vertical speed of the coming frame, negative: down. */
    next(who) {
      speeds[who] = Math.max(speeds[who] - gravity * frameSeconds, -terminalSpeed);
      return speeds[who];
    },
    /** After the frame. Where `rising`, the ground that is met does not end the motion. */
    land(who, onGround, rising = false) {
      grounded[who] = Number(onGround);
      if (onGround && !rising) speeds[who] = 0;
    },
  };
}
