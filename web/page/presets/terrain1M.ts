import { terrainInPortions } from '../../../meshes/shapes/terrain';
import { hills, walkOver } from './hills';
import type { Preset } from './types';

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
