import { actions } from '../../state/actions';
import { dialog } from '../../state/store';
import { t } from '../../i18n/messages';
import { Icon } from '../controls/Icon';
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
