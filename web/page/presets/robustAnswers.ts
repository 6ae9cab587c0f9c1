/** The robust method where meshes are rough: overlaps, fine floors, slivers. */
import { floorGrid } from '../../../meshes/shapes/floorGrid';
import { join } from '../../../meshes/shapes/shape';
import { wall } from '../../../meshes/shapes/wall';
import { robust, scene, uniform } from './make';
import type { Preset } from './types';
import { tessellatedFloor as tessellated } from '../../../meshes/shapes/tessellatedFloor';
import { slivers } from '../../../meshes/shapes/slivers';
import { level } from '../../../meshes/shapes/level';
import type { FrameInput, Vec3 } from '../model';

/** Starts 0.4 radii deep in a wall and 0.2 deep in the floor: it is pushed out, deepest first, and moves only then. */
export const startOverlapping: Preset = {
  id: 'start-overlapping',
  group: 'robust',
  titleKey: 'preset.startOverlapping.title',
  questionKey: 'preset.startOverlapping.question',
  load: async () => ({
    mesh: scene(
      'wall and floor',
      join(floorGrid({ x: [-2, 2], z: [-2, 3], cells: [1, 1] }), wall({ x: 2, y: [0, 3], z: [-2, 3] })),
    ),
    experiment: robust({ radii: [0.5, 1, 0.5], start: [1.7, 0.8, -1], inputs: uniform(3, [0.25, 0, 1]) }),
    address: 'f0.p0.push0',
    level: 'slide',
  }),
};

/** Pressed onto a flat floor of 240 uneven triangles and pushed along: the height stays at radius + skin across every seam. */
export const tessellatedFloor: Preset = {
  id: 'tessellated-floor',
  group: 'robust',
  titleKey: 'preset.tessellatedFloor.title',
  questionKey: 'preset.tessellatedFloor.question',
  load: async () => ({
    mesh: scene('uneven floor', tessellated({ x: [-3, 3], z: [-2, 2], cells: [15, 8], seed: 4 })),
    experiment: robust({
      radii: [0.3, 0.6, 0.3],
      start: [-2.5, 0.7, -1],
      inputs: uniform(30, [0.16, -0.04, 0.06], [0, -0.06, 0]),
    }),
    address: 'f12.p0.s0.nearest',
    level: 'triangle',
  }),
};

/**
 * Steps from one bad triangle to the next and is set down on each: a point, a segment, a doubled corner, a sliver, a duplicate.
 * Each carries it at radius + skin = 0.505, and nothing is NaN.
 */
export const sliverRow: Preset = {
  id: 'slivers',
  group: 'robust',
  titleKey: 'preset.sliverRow.title',
  questionKey: 'preset.sliverRow.question',
  load: async () => ({
    mesh: scene('slivers', slivers(), 5),
    experiment: robust({
      radii: [0.5, 0.5, 0.5],
      start: [-2, 0.7, 0.25],
      inputs: uniform(5, [2, 0.25, 0], [0, -0.75, 0]),
    }),
    address: 'f1.p1.s0.nearest',
    level: 'triangle',
  }),
};

const gravity: Vec3 = [0, -0.12, 0];
const walk = (frames: number, displacement: Vec3): FrameInput[] =>
  Array.from({ length: frames }, () => ({ displacement, gravity }));

/** A small place to walk in. Some of it has been walked already: up the stairs, over the landing and down the ramp. */
export const freeWalk: Preset = {
  id: 'free-walk',
  group: 'robust',
  titleKey: 'preset.freeWalk.title',
  questionKey: 'preset.freeWalk.question',
  load: async () => ({
    mesh: scene('small level', level(), 6),
    experiment: robust({
      radii: [0.3, 0.9, 0.3],
      start: [-4.5, 1, -2.4],
      inputs: [...walk(6, [0.12, 0, 0]), ...walk(66, [0.1, 0, 0.01])],
      stepHeight: 0.25,
      snapDistance: 0.25,
    }),
    address: 'f22.p0.stepup',
    level: 'check',
  }),
};
