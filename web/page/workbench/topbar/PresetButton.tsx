import { actions } from '../../core/actions';
import { dialog } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { shownName } from '../overlays/presetNames';

export function PresetButton() {
  const title = shownName.value;
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
