import { ramp } from '../../../meshes/shapes/ramp';
import type { OptionChanges } from '../model/comparison';
import type { Vec3 } from '../model';
import { besideTouching, none, paper, scene, uniform } from './make';
import type { Preset, PresetScene } from './types';

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

/** 30° could be stood on; with a lower limit the robust method slides too, and by the same 0.05 for all three. */
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
