/** What the preset on the page is called: its title, and that it is changed or yours. */
import { computed } from '@preact/signals';
import { presetById } from '../../presets';
import { presetId, study } from '../../core/store';
import { standing } from '../../core/kept/yours';
import { type Yours, yours } from '../../core/kept/yoursShelf';
import { t } from '../../base/i18n/messages';

export function presetTitle(id: string): string {
  const preset = presetById(id);
  return preset ? t(preset.titleKey) : id;
}

export function yoursName({ name, preset, number }: Yours): string {
  return name ?? t('yours.name', { title: presetTitle(preset), number });
}

export const shownName = computed(() => {
  const id = presetId.value;
  const open = study.value;
  if (open) {
    const preset = open.module.presets.find((each) => each.id === id);
    const changed = preset && JSON.stringify(open.run.settings) !== JSON.stringify(open.baseline);
    const title = t(preset ? preset.title : open.module.title);
    return changed ? t('yours.changed', { title }) : title;
  }
  if (id === null) return t('preset.none');
  const { changed, yours: own } = standing.value;
  const entry = own === null ? undefined : yours.value.find((one) => one.id === own);
  if (entry) return yoursName(entry);
  if (!changed) return presetTitle(id);
  return own === null
    ? t('yours.changed', { title: presetTitle(id) })
    : t('yours.name', { title: presetTitle(id), number: 1 });
});
