import { frameSeconds } from './walks.mjs';

export const gravity = 9.81;
const terminalSpeed = 40;

/** Vertical speeds of characters: gravity while in the air, nearly none on the ground. One rule for every peer. */
export function fallingOf(characters) {
  const speeds = new Float64Array(characters);
  return {
    /** The vertical speed of the coming frame, negative: down. */
    next(who) {
      speeds[who] = Math.max(speeds[who] - gravity * frameSeconds, -terminalSpeed);
      return speeds[who];
    },
    /** After the frame. */
    land(who, grounded) {
      if (grounded) speeds[who] = 0;
    },
  };
}
