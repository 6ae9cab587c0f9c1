/** Opens what can be taken along. */
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';

export function ExportButton() {
  return (
    <button
      type="button"
      class="tb exp"
      title={t('export.open.title')}
      aria-label={t('export.label')}
      onClick={() => actions.setDialog('export')}
    >
      <Icon name="export" />
      <span>{t('export.label')}</span>
    </button>
  );
}
