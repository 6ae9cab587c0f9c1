/** One triangle or a few, tested once by the method of 2003. */
import { triangle } from '../../../meshes/shapes/triangle';
import { paper, scene, uniform } from './make';
import type { Preset } from './types';
import { join } from '../../../meshes/shapes/shape';
import { wall } from '../../../meshes/shapes/wall';
import { box } from '../../../meshes/shapes/box';

/** Falls 4 of the 2 it is above the floor: t = (3 − 1)/4 = 0.5, touching at (−0.5, 0, 0.25). */
export const faceHit: Preset = {
  id: 'face-hit',
  group: 'checks',
  titleKey: 'preset.faceHit.title',
  questionKey: 'preset.faceHit.question',
  load: async () => ({
    mesh: scene('triangle', triangle([-2, 0, -2], [-1, 0, 2], [2, 0, 0])),
    experiment: paper({ radii: [0.5, 1, 0.5], start: [-1, 3, 0.25], inputs: uniform(1, [1, -4, 0]) }),
    address: 'f0.p0.s0.t0.face',
    level: 'check',
  }),
};

/** Falls 0.6 radii away from the edge x = 0: touches it at height 0.8, t = (4 − 0.8)/4 = 0.8, normal (−0.6, 0.8, 0)ₑ. */
export const edgeHit: Preset = {
  id: 'edge-hit',
  group: 'checks',
  titleKey: 'preset.edgeHit.title',
  questionKey: 'preset.edgeHit.question',
  load: async () => ({
    mesh: scene('triangle', triangle([0, 0, -1.5], [0, 0, 1.5], [2, 0, 0])),
    experiment: paper({ radii: [0.5, 1, 0.5], start: [-0.3, 4, 0.25], inputs: uniform(1, [0, -4, 0]) }),
    address: 'f0.p0.s0.t0.e0',
    level: 'check',
  }),
};

/** Falls 0.6 radii in front of a corner: t = (4 − 0.8)/4 = 0.8. The lines of both edges at the corner are reached earlier, but outside the edges. */
export const vertexHit: Preset = {
  id: 'vertex-hit',
  group: 'checks',
  titleKey: 'preset.vertexHit.title',
  questionKey: 'preset.vertexHit.question',
  load: async () => ({
    mesh: scene('triangle', triangle([0, 0, 0], [2, 0, 1], [2, 0, -1])),
    experiment: paper({ radii: [0.5, 1, 0.5], start: [-0.3, 4, 0], inputs: uniform(1, [0, -4, 0]) }),
    address: 'f0.p0.s0.t0.e0',
    level: 'check',
  }),
};

/** Moves along the plane, 0.6 above it: embedded, [t0, t1] = [0, 1]; the edge x = 0 is touched at t = (3 − 0.8)/4 = 0.55. */
export const parallelEmbedded: Preset = {
  id: 'parallel-embedded',
  group: 'checks',
  titleKey: 'preset.parallelEmbedded.title',
  questionKey: 'preset.parallelEmbedded.question',
  load: async () => ({
    mesh: scene('triangle', triangle([0, 0, -1.5], [0, 0, 1.5], [3, 0, 0])),
    experiment: paper({ radii: [1, 1, 1], start: [-3, 0.6, 0], inputs: uniform(1, [4, 0, 0]) }),
    address: 'f0.p0.s0.t0.plane',
    level: 'check',
  }),
};

/**
 * Moves along a slope of 45°, 1.8/√2 = 1.2728 radii away from its plane. The box of the motion holds the triangle, but |d| is
 * never below 1, so it is out after one check.
 */
export const parallelOut: Preset = {
  id: 'parallel-out',
  group: 'checks',
  titleKey: 'preset.parallelOut.title',
  questionKey: 'preset.parallelOut.question',
  load: async () => ({
    mesh: scene('triangle', triangle([1.5, -1.5, -2.5], [-1.5, 1.5, 0], [1.5, -1.5, 2.5])),
    experiment: paper({ radii: [1, 1, 1], start: [0.9, 0.9, -3], inputs: uniform(1, [0, 0, 6]) }),
    address: 'f0.p0.s0.t0.plane',
    level: 'check',
  }),
};

/**
 * Two walls, the farther one first in the mesh: reached at t = (4 − 0.5)/4 = 0.875 and (3 − 0.5)/4 = 0.625. The first hit found is
 * not the first contact.
 */
export const nearestOfTwo: Preset = {
  id: 'nearest-of-two',
  group: 'checks',
  titleKey: 'preset.nearestOfTwo.title',
  questionKey: 'preset.nearestOfTwo.question',
  load: async () => ({
    mesh: scene('two walls', join(wall({ x: 2, y: [0, 3], z: [-1, 2.5] }), wall({ x: 1, y: [0, 2], z: [-1.5, 1] })), 2),
    experiment: paper({ radii: [0.5, 0.75, 0.5], start: [-2, 1, 0.5], inputs: uniform(1, [4, 0, 0]) }),
    address: 'f0.p0.s0.t2.face',
    level: 'check',
  }),
};

/** A wall 2 cm thick and 16 m in one frame: clear of it at the start, clear of it at the end, touching at t = 5.5/16 = 0.34375. */
export const thinWall: Preset = {
  id: 'thin-wall',
  group: 'checks',
  titleKey: 'preset.thinWall.title',
  questionKey: 'preset.thinWall.question',
  load: async () => ({
    mesh: scene('thin wall', box([0, 0, -2], [0.02, 3, 2])),
    experiment: paper({ radii: [0.5, 0.5, 0.5], start: [-6, 1.25, 0.25], inputs: uniform(1, [16, 0, 0]) }),
    address: 'f0.p0.s0.t0.face',
    level: 'check',
  }),
};
