import { stairs } from '../../../meshes/shapes/stairs';
import type { FrameInput, Vec3 } from '../model';
import { paper, scene } from './make';
import type { Preset, PresetScene } from './types';

export const stairsRadii: Vec3 = [0.3, 0.6, 0.3];
export const stairsStart: Vec3 = [-1.32, 0.67, -0.33];
const gravity: Vec3 = [0, -0.06, 0];

/** What is asked for, and for how many frames: walk up, jump, leap onto the steps, fall, climb, stand. */
const asked: readonly (readonly [frames: number, displacement: Vec3])[] = [
  [4, [0.12, 0, 0.015]],
  [2, [0.16, 0.15, 0.02]],
  [2, [0.12, 0.13, 0.01]],
  [1, [1.32, 0.05, 0.1]],
  [4, [0.09, -0.05, 0.02]],
  [12, [0.16, -0.02, -0.015]],
  [3, [0, 0, 0]],
];

export const stairsInputs: readonly FrameInput[] = asked.flatMap(([frames, displacement]) =>
  Array.from({ length: frames }, () => ({ displacement, gravity })),
);

/**
 * The first screen. In frame 8 an ellipsoid leaps 1.3247 m onto five steps; the box of the sweep holds 24 of 54 triangles, and
 * edge 1 of triangle 30, reached at t = 0.3765, is the last to lower the best t, from 0.4065.
 */
export async function loadStairs(): Promise<PresetScene> {
  return {
    mesh: scene('stairs', stairs()),
    experiment: paper({ radii: stairsRadii, start: stairsStart, inputs: stairsInputs }),
    address: 'f8.p0.s0.t14.e1',
    level: 'check',
  };
}

export const stairsNearestEdge: Preset = {
  id: 'stairs',
  group: 'checks',
  titleKey: 'preset.stairs.title',
  questionKey: 'preset.stairs.question',
  load: loadStairs,
};
