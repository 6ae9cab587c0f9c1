/** A short word in the corner that asks for nothing; it goes by itself. */
import { useEffect } from 'preact/hooks';
import { actions } from '../../core/actions';
import { notice } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';

const shownFor = 8000;

export function Notice() {
  const message = notice.value;
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => actions.dismissNotice(), shownFor);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div class="notice-live" role="status">
      {message && (
        <div class="pn notice">
          <span>{t(message.key, message.values)}</span>
          <IconButton class="sm" icon="close" label={t('notice.close')} onClick={() => actions.dismissNotice()} />
        </div>
      )}
    </div>
  );
}
