import { actions } from '../../state/actions';
import { dialog, presetId } from '../../state/store';
import { presets } from '../../presets';
import { t } from '../../i18n/messages';
import { Icon } from '../controls/Icon';

export function PresetButton() {
  const preset = presets.find(({ id }) => id === presetId.value);
  const title = t(preset ? preset.titleKey : 'preset.none');
  return (
    <button
      type="button"
      class="sel preset"
      aria-haspopup="dialog"
      aria-expanded={dialog.value === 'presets'}
      title={title}
      onClick={() => actions.setDialog('presets')}
    >
      <span class="cap">{t('preset.label')}</span>
      <span class="v">{title}</span>
      <Icon name="chevronDown" />
    </button>
  );
}
