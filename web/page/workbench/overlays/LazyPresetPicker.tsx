/** The list of presets is not on the first screen, so it loads when the page is idle, with its pictures; from then on it works offline. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { actions } from '../../core/actions';
import { whenQuiet } from '../../core/session/quietTime';
import { t } from '../../base/i18n/messages';
import { Dialog } from '../../base/controls/Dialog';

const picker = signal<ComponentType | 'failed' | null>(null);

function load(): void {
  if (typeof picker.peek() === 'function') return;
  import('./PresetPicker').then(
    ({ PresetPicker, loadPreviews }) => {
      picker.value = PresetPicker;
      loadPreviews();
    },
    () => (picker.value = 'failed'),
  );
  // The scenes and the answers of the lessons as well; if one failed to load, opening it reports that.
  import('../../presets/all').catch(() => {});
  import('../../presets/answers').catch(() => {});
}

/** Loads it when the page is quiet. @returns a function that calls it off */
export const loadPickerWhenQuiet = (): (() => void) => whenQuiet(load);

export function LazyPresetPicker() {
  useEffect(load, []);
  const Picker = picker.value;
  if (Picker === null) return null;
  if (Picker !== 'failed') return <Picker />;
  return (
    <Dialog title={t('preset.choose')} onClose={() => actions.setDialog(null)}>
      <p class="dlg-text">{t('picker.failed')}</p>
    </Dialog>
  );
}
