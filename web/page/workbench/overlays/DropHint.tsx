/** What can be dropped, while a file is held over the page. */
import '../../texts/later';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';

export function DropHint() {
  return (
    <div class="drop">
      <div class="dropz">
        <Icon name="drop" />
        <b>{t('drop.title')}</b>
        <span>{t('drop.formats')}</span>
        <span class="dimt">{t('drop.private')}</span>
      </div>
    </div>
  );
}
