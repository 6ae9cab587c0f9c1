import { terrain } from '../../../meshes/shapes/terrain';
import { hills, walkOver } from './hills';
import type { Preset } from './types';

/** Walks over hills of 2 · 224² = 100,352 triangles; a handful of them reach the tests. */
export const terrain100k: Preset = {
  id: 'terrain-100k',
  group: 'models',
  titleKey: 'preset.terrain100k.title',
  questionKey: 'preset.terrain100k.question',
  load: async () => walkOver('hills, coarse', terrain(hills(224))),
};
