import { none, paper, scene, uniform } from './make';
import { teapot } from './scanMeshes';
import type { Preset } from './types';

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
