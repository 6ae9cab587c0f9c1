/** Puts a second run beside the first. */
import { actions } from '../../core/actions';
import { study, wantedChanges } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';

export function CompareButton() {
  const on = study.value ? study.value.beside !== null : wantedChanges.value !== null;
  return (
    <button
      type="button"
      class={`tb cmp ${on ? 'on' : ''}`}
      aria-pressed={on}
      aria-label={t('compare.button')}
      title={t('compare.button.title')}
      onClick={() => void actions.toggleCompare()}
    >
      <Icon name="compare" />
      <span>{t('compare.button')}</span>
    </button>
  );
}
