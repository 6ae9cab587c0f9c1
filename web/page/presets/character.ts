/** What the presets of a walking character share: one body, one speed, sixty frames a second. Metres and seconds. */
import type { Experiment, FrameInput, Vec3 } from '../model';
import { robust } from './make';

const seconds = 1 / 60;
/** way of one frame at 4 m/s */
export const pace = 4 * seconds;
/** fall of the first frame at 9.81 m/s² */
const weight = 9.81 * seconds * seconds;

/** Standing: the speed of the fall is 0 again in every frame. */
export function walking(frames: number, displacement: Vec3): FrameInput[] {
  return Array.from({ length: frames }, () => ({ displacement, gravity: [0, -weight, 0] }));
}

/** In the air: `speed` up at first, and less by the weight in every frame. It is given with gravity, as a game's loop does. */
export function flying(frames: number, speed: number, displacement: Vec3): FrameInput[] {
  return Array.from({ length: frames }, (_, frame) => ({
    displacement,
    gravity: [0, speed * seconds - (frame + 1) * weight, 0],
  }));
}

export function character(given: Pick<Experiment, 'start' | 'inputs'>): Experiment {
  return robust({ radii: [0.4, 0.9, 0.4], stepHeight: 0.3, snapDistance: 0.3, ...given });
}
