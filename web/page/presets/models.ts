/** Whole models: a scene in millimetres, two scans. */
import { scaled } from '../../../meshes/shapes/shape';
import { stairs } from '../../../meshes/shapes/stairs';
import type { Vec3 } from '../model';
import { paper, scene, robust, uniform, none } from './make';
import { loadStairs, stairsInputs, stairsRadii, stairsStart } from './stairsNearestEdge';
import type { Preset } from './types';
import { bunny, teapot } from './scanMeshes';

const factor = 1000;
const times = (vector: Vec3): Vec3 => [vector[0] * factor, vector[1] * factor, vector[2] * factor];

/** The stairs drawn in millimetres, with a body and an input in millimetres: dividing by the radii removes the unit. */
export const millimetres: Preset = {
  id: 'millimetres',
  group: 'models',
  titleKey: 'preset.millimetres.title',
  questionKey: 'preset.millimetres.question',
  load: async () => ({
    mesh: { ...scene('stairs in mm', scaled(stairs(), factor)), unit: 'millimetre' },
    experiment: paper({
      radii: times(stairsRadii),
      start: times(stairsStart),
      inputs: stairsInputs.map(({ displacement, gravity }) => ({
        displacement: times(displacement),
        gravity: times(gravity),
      })),
    }),
    address: (await loadStairs()).address,
    level: 'check',
  }),
};

/**
 * A ball set down on the back of the Stanford bunny (3,674 triangles, here 1.54 m high) is pushed along it into the neck. In frame
 * 28 the head stops it: an edge, a corner, an edge, in one frame.
 */
export const bunnyScan: Preset = {
  id: 'bunny',
  group: 'models',
  titleKey: 'preset.bunny.title',
  questionKey: 'preset.bunny.question',
  async load() {
    return {
      mesh: scene('bunny', await bunny(0.16)),
      experiment: robust({
        radii: [0.15, 0.15, 0.15],
        start: [0.75, 1.2, 0.05],
        inputs: uniform(40, [-0.035, 0, 0], [0, -0.06, 0]),
      }),
      address: 'f28.p0.s1.nearest',
      level: 'triangle',
    };
  },
};

/** A marble let go inside the Utah teapot: 992 triangles that all face outward, so front faces only means none of them. */
export const teapotInside: Preset = {
  id: 'teapot',
  group: 'models',
  titleKey: 'preset.teapot.title',
  questionKey: 'preset.teapot.question',
  load: async () => ({
    mesh: scene('teapot', await teapot(0.01), 3),
    experiment: paper({ radii: [0.02, 0.02, 0.02], start: [0, 0, 0], inputs: uniform(12, none, [0, -0.012, 0]) }),
    address: 'f4.p1.s0.nearest',
    level: 'triangle',
  }),
};
