/** One landscape of hills, cut coarsely or finely. */
import type { Shape } from '../../../meshes/shapes/shape';
import { type TerrainSize, terrain, terrainInPortions } from '../../../meshes/shapes/terrain';
import { robust, scene, uniform } from './make';
import type { PresetScene, Preset } from './types';

/** One landscape, cut coarsely or finely. */
const hills = (cells: number): TerrainSize => ({ cells, extent: 112, relief: 5, seed: 7 });

const [x, z] = [0.1, 0.2];

/** A body set down on the hills walks across them. */
function walkOver(name: string, shape: Shape): PresetScene {
  return {
    mesh: scene(name, shape),
    experiment: robust({
      radii: [0.3, 0.9, 0.3],
      start: [x, topAt(shape) + 1.2, z],
      inputs: uniform(60, [0.22, 0, 0.08], [0, -0.3, 0]),
      snapDistance: 0.3,
    }),
    address: 'f35.p0.s0.broad',
    level: 'triangle',
  };
}

/** Height of the highest vertex within half a metre of the start, rounded up to centimetres. */
function topAt({ positions }: Shape): number {
  let top = -Infinity;
  for (let i = 0; i < positions.length; i += 3) {
    const near = Math.abs(positions[i]! - x) <= 0.5 && Math.abs(positions[i + 2]! - z) <= 0.5;
    if (near) top = Math.max(top, positions[i + 1]!);
  }
  return Math.ceil(top * 100) / 100;
}

/** Walks over hills of 2 · 224² = 100,352 triangles; a handful of them reach the tests. */
export const terrain100k: Preset = {
  id: 'terrain-100k',
  group: 'models',
  titleKey: 'preset.terrain100k.title',
  questionKey: 'preset.terrain100k.question',
  load: async () => walkOver('hills, coarse', terrain(hills(224))),
};

/** Lets the page draw and answer between two portions of work. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The same hills, cut ten times finer: 2 · 707² = 999,698 triangles. */
export const terrain1M: Preset = {
  id: 'terrain-1m',
  group: 'models',
  titleKey: 'preset.terrain1M.title',
  questionKey: 'preset.terrain1M.question',
  load: async () => walkOver('hills, fine', await terrainInPortions(hills(707), pause)),
};
