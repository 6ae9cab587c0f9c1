/** The presets, in the order they are offered: what the page says of them. Only the first one's scene comes with it. */
import { presetList } from './list.gen';
import { stairsNearestEdge } from './stairsNearestEdge';
import type { Preset, PresetAbout, PresetScene } from './types';

export { presetGroups, type Preset, type PresetGroup, type PresetScene } from './types';

/** Shown to whoever opens the page without a link. */
export const firstPreset: Preset = stairsNearestEdge;

export const presets: readonly Preset[] = presetList.map((about) =>
  about.id === firstPreset.id ? firstPreset : later(about),
);

export function presetById(id: string): Preset | undefined {
  return presets.find((preset) => preset.id === id);
}

function later(about: PresetAbout): Preset {
  const load = async (): Promise<PresetScene> => {
    const { presets } = await import('./all');
    return presets.find(({ id }) => id === about.id)!.load();
  };
  return { ...about, load };
}
