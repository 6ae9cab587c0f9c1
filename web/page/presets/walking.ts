/** A character walks: one body, one speed, sixty frames a second. Metres and seconds. */
import type { Experiment, FrameInput, Vec3 } from '../model';
import { robust, scene, none } from './make';
import { ramp } from '../../../meshes/shapes/ramp';
import { flipped, join } from '../../../meshes/shapes/shape';
import { wall } from '../../../meshes/shapes/wall';
import type { Preset } from './types';
import { stairs } from '../../../meshes/shapes/stairs';
import { box } from '../../../meshes/shapes/box';
import { floorGrid } from '../../../meshes/shapes/floorGrid';
import { wedge } from '../../../meshes/shapes/wedge';

const seconds = 1 / 60;
/** way of one frame at 4 m/s */
const pace = 4 * seconds;
/** fall of the first frame at 9.81 m/s² */
const weight = 9.81 * seconds * seconds;

/** Standing: the speed of the fall is 0 again in every frame. */
function walking(frames: number, displacement: Vec3): FrameInput[] {
  return Array.from({ length: frames }, () => ({ displacement, gravity: [0, -weight, 0] }));
}

/** In the air: `speed` up at first, and less by the weight in every frame. It is given with gravity, as a game's loop does. */
function flying(frames: number, speed: number, displacement: Vec3): FrameInput[] {
  return Array.from({ length: frames }, (_, frame) => ({
    displacement,
    gravity: [0, speed * seconds - (frame + 1) * weight, 0],
  }));
}

function character(given: Pick<Experiment, 'start' | 'inputs'>): Experiment {
  return robust({ radii: [0.4, 0.9, 0.4], stepHeight: 0.3, snapDistance: 0.3, ...given });
}

/**
 * Into the wall at 53° and along it, on a floor that falls toward it by 3·10⁻⁷, as floors of scanned and quantised levels do. The first version turned the
 * motion off the wall alone, by 64 u; that led into the floor by less than its slack, was met at t = 0 in every sweep, and from frame 12 on the body
 * moved no more, with the limit of sweeps reached every time. Now a motion must leave every plane by half a hair (wasm/methods/robust/slide/cone.h).
 */
export const slopingFloor: Preset = {
  id: 'sloping-floor',
  group: 'mended',
  titleKey: 'preset.slopingFloor.title',
  questionKey: 'preset.slopingFloor.question',
  load: async () => ({
    mesh: scene(
      'floor that falls to a wall',
      join(ramp({ run: 2, rise: 2 * 3e-7, width: 4 }), flipped(wall({ x: 0, y: [0, 2], z: [-2, 2] }))),
    ),
    experiment: character({ start: [1, 0.905, -1.5], inputs: walking(60, [-0.8 * pace, 0, 0.6 * pace]) }),
    address: 'f12.p0.s1.response.cone',
    level: 'check',
  }),
};

/**
 * Down 0.25 / 0.30 at 4 m/s. The foot of the body is round, so it leaves each step over its edge, at the end more steeply than it can stand on. The first
 * version looked for ground by one sweep down, and called such an edge none: no ground from frame 14 on, and in a loop that gives the fall its speed, 32 of the
 * 54 frames in the air. Now the edge of a step carries (wasm/methods/robust/slide/step_edge.h), and the snap finds it.
 */
export const stairsDown: Preset = {
  id: 'stairs-down',
  group: 'mended',
  titleKey: 'preset.stairsDown.title',
  questionKey: 'preset.stairsDown.question',
  load: async () => ({
    mesh: scene(
      'stairs of 0.25 / 0.30',
      stairs({ steps: 6, run: 0.3, rise: 0.25, width: 1.6, landing: 1.2, approach: 2 }),
    ),
    experiment: character({ start: [2.3, 2.405, 0], inputs: walking(54, [-pace, 0, 0]) }),
    address: 'f14.p1.snap',
    level: 'check',
  }),
};

/**
 * Pressed against the wall it jumps at 5 m/s, free apex 1.23 m. The speed up is given with gravity, where the first version did not look for a jump: it snapped
 * the body back to the floor in every frame, 0.00 m. It lands on top.
 */
export const jumpAtWall: Preset = {
  id: 'jump-at-wall',
  group: 'mended',
  titleKey: 'preset.jumpAtWall.title',
  questionKey: 'preset.jumpAtWall.question',
  load: async () => ({
    mesh: scene(
      'wall of 1.15 m',
      join(floorGrid({ x: [-2, 0], z: [-1.5, 1.5], cells: [1, 1] }), box([0, 0, -1.5], [2.4, 1.15, 1.5])),
    ),
    experiment: character({
      start: [-0.6, 0.905, 0],
      inputs: [...walking(6, [pace, 0, 0]), ...flying(45, 5, [pace, 0, 0]), ...walking(6, [0, 0, 0])],
    }),
    address: 'f6.p0.stepup',
    level: 'check',
  }),
};

/** tan 51° */
const steepness = 1.2348971565350515;

/**
 * Walks into a face of 51° at an angle. The first version bent the motion up the face, frame after frame, without the ground to push from: on ground
 * in 14 of these 54 frames, and 0.95 m up. Now such a face is a wall to a standing body (wasm/methods/robust/slide/pass.h).
 */
export const steepFace: Preset = {
  id: 'steep-face',
  group: 'mended',
  titleKey: 'preset.steepFace.title',
  questionKey: 'preset.steepFace.question',
  load: async () => ({
    mesh: scene(
      'face of 51°',
      join(floorGrid({ x: [-2, 0], z: [-2, 2], cells: [1, 1] }), ramp({ run: 1.2, rise: 1.2 * steepness, width: 4 })),
    ),
    experiment: character({ start: [-0.9, 0.905, -1.2], inputs: walking(54, [0.8 * pace, 0, 0.6 * pace]) }),
    address: 'f15.p0.s0.response.wall',
    level: 'check',
  }),
};

/**
 * Falls into a groove of 60° faces whose crease falls by 0.05, is held, and walks along it. The first version had no word for this: in the air in every frame, and
 * in a loop that makes a body in the air faster, 9.5 m/s down at the end of this run, while it hardly moves. Now faces hold together if what they leave of gravity
 * goes down no steeper than the slope limit (wasm/methods/robust/slide/wedge.h).
 */
export const heldByFaces: Preset = {
  id: 'held-by-faces',
  group: 'mended',
  titleKey: 'preset.heldByFaces.title',
  questionKey: 'preset.heldByFaces.question',
  load: async () => ({
    mesh: scene('groove of 60° faces', wedge({ steepness: Math.sqrt(3), height: 2, length: 5, fall: 0.25 })),
    experiment: character({
      start: [0.1, 1.45, 0.8],
      inputs: [...flying(18, 0, none), ...walking(40, [0, 0, pace])],
    }),
    address: 'f16.p1.s1.response.wedge',
    level: 'check',
  }),
};
