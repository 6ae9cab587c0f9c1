/** Addresses that can be typed by hand: `#face-hit` is a preset, `#boxes.fifteen` one of a study. */
import type { Preset } from '../../presets/types';
import { studyIds } from '../../model/study/registry.gen';

/** @returns the preset's id; null: the fragment names none */
export function presetOfFragment(fragment: string, presets: readonly Preset[]): string | null {
  const name = fragment.slice(1);
  if (presets.some(({ id }) => id === name)) return name;
  const [study, preset] = name.split('.');
  return preset !== undefined && (studyIds as readonly string[]).includes(study!) && /^[\w-]+$/.test(preset)
    ? name
    : null;
}
