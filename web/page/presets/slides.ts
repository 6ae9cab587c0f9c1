/** A motion that continues along walls, wedges and slopes. */
import { floorGrid } from '../../../meshes/shapes/floorGrid';
import { join } from '../../../meshes/shapes/shape';
import { wall } from '../../../meshes/shapes/wall';
import { paper, scene, uniform, robust, besideTouching, none } from './make';
import type { Preset, PresetScene } from './types';
import { corner } from '../../../meshes/shapes/corner';
import { wedge } from '../../../meshes/shapes/wedge';
import { ramp } from '../../../meshes/shapes/ramp';
import type { OptionChanges } from '../model/comparison';
import type { Vec3 } from '../model';

/** Hits the wall at t = (2 − 0.5)/3 = 0.5, slides down it to the floor, and what is left runs along both: three sweeps. */
export const wallAndFloor: Preset = {
  id: 'wall-and-floor',
  group: 'sliding',
  titleKey: 'preset.wallAndFloor.title',
  questionKey: 'preset.wallAndFloor.question',
  load: async () => ({
    mesh: scene(
      'wall and floor',
      join(floorGrid({ x: [-2, 2], z: [-2, 3], cells: [1, 1] }), wall({ x: 2, y: [0, 3], z: [-2, 3] })),
    ),
    experiment: paper({ radii: [0.5, 1, 0.5], start: [0, 1.3, -1], inputs: uniform(1, [3, -0.4, 2]) }),
    address: 'f0.p0.s1.response.project',
    level: 'check',
  }),
};

/** Runs into the corner of a room: wall, wall, floor, then nothing is left to slide along. It ends at radii + skin from each. */
export const cornerOfThree: Preset = {
  id: 'three-plane-corner',
  group: 'sliding',
  titleKey: 'preset.cornerOfThree.title',
  questionKey: 'preset.cornerOfThree.question',
  load: async () => ({
    mesh: scene('corner', corner(4)),
    experiment: robust({ radii: [0.4, 0.75, 0.5], start: [1, 3, 1.5], inputs: uniform(1, [-4, -4, -4]) }),
    address: 'f0.p0.s2.response.cone',
    level: 'check',
  }),
};

/**
 * A ball of radius 0.5 rests a hair above its seat in a gutter of 60°, 0.5/sin 30° = 1, and shall move 0.4 along it and 0.2 down. Every slide along
 * one side ends at the other immediately: six sweeps, and nothing of the 0.4.
 */
export const acuteWedge: Preset = {
  id: 'acute-wedge',
  group: 'flaws',
  titleKey: 'preset.acuteWedge.title',
  questionKey: 'preset.acuteWedge.question',
  lookKey: 'preset.acuteWedge.look',
  compare: besideTouching,
  load: async () => ({
    mesh: scene('gutter of 60°', wedge({ steepness: Math.sqrt(3), height: 2.5, length: 6 })),
    experiment: paper({ radii: [0.5, 0.5, 0.5], start: [0, 1.0001, 1], inputs: uniform(12, [0, -0.2, 0.4]) }),
    address: 'f0.p0.s5',
    level: 'slide',
  }),
};

/** Set down on the ramp. Nothing moves it, gravity pulls by 0.06, and it creeps down a ramp of 26.6°: g a² sin s / (a² sin² s + b² cos² s) = 0.0079 per frame. */
export const rampCreep: Preset = {
  id: 'ramp-creep',
  group: 'flaws',
  titleKey: 'preset.rampCreep.title',
  questionKey: 'preset.rampCreep.question',
  lookKey: 'preset.rampCreep.look',
  compare: besideTouching,
  load: async () => ({
    mesh: scene('ramp', ramp({ run: 4, rise: 2, width: 3 })),
    experiment: paper({ radii: [0.3, 0.6, 0.3], start: [3, 2.1215, 0], inputs: uniform(60, none, [0, -0.06, 0]) }),
    address: 'f0.p1.s0.response.project',
    level: 'check',
  }),
};

/**
 * One slope of 30°, one gravity of 0.1, three bodies of the same height, started just above the slope. Sliding in ellipsoid space
 * is oblique in the world: 0.0500 per frame for the ball, 0.0026 for the slim body, 0.178 for the flat one.
 */
async function onSlope(radii: Vec3, start: Vec3): Promise<PresetScene> {
  return {
    mesh: scene('slope of 30°', ramp({ run: 4 * Math.sqrt(3), rise: 4, width: 5 })),
    experiment: paper({ radii, start, inputs: uniform(20, none, [0, -0.1, 0]) }),
    address: 'f0.p1.s0.response.project',
    level: 'check',
  };
}

/** 30° is walkable; with a lower limit the robust method slides too, and by the same 0.05 for all three. */
const slides: OptionChanges = { ...besideTouching, slopeLimit: Math.PI / 18 };

export const threeRadiiBall: Preset = {
  id: 'three-radii-ball',
  group: 'flaws',
  titleKey: 'preset.threeRadiiBall.title',
  questionKey: 'preset.threeRadiiBall.question',
  lookKey: 'preset.threeRadiiBall.look',
  compare: slides,
  load: () => onSlope([1, 1, 1], [5, 4.0465, 0]),
};

export const threeRadiiSlim: Preset = {
  id: 'three-radii-slim',
  group: 'flaws',
  titleKey: 'preset.threeRadiiSlim.title',
  questionKey: 'preset.threeRadiiSlim.question',
  lookKey: 'preset.threeRadiiSlim.look',
  compare: slides,
  load: () => onSlope([0.2, 1, 0.2], [5, 3.8984, 0]),
};

export const threeRadiiFlat: Preset = {
  id: 'three-radii-flat',
  group: 'flaws',
  titleKey: 'preset.threeRadiiFlat.title',
  questionKey: 'preset.threeRadiiFlat.question',
  lookKey: 'preset.threeRadiiFlat.look',
  compare: slides,
  load: () => onSlope([1, 0.2, 1], [5, 3.4988, 0]),
};
