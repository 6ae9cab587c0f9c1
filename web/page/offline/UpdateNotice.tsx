/** A newer version exists. It asks and waits: nothing changes without the user. */
import '../texts/kept';
import './update.css';
import { useState } from 'preact/hooks';
import { t } from '../base/i18n/messages';
import { newVersion } from '../core/session/offline';
import { walking } from '../core/store';

export function UpdateNotice() {
  const [taking, setTaking] = useState(false);
  const take = newVersion.value;
  // A walking user is busy.
  if (!take || walking.value) return null;
  if (taking) return <div class="pn notice">{t('offline.reloading')}</div>;
  return (
    <div class="pn notice">
      <span>{t('offline.newVersion')}</span>
      <span class="update-do">
        <button type="button" class="bt ghost" onClick={() => (newVersion.value = null)}>
          {t('offline.later')}
        </button>
        <button
          type="button"
          class="bt pri"
          title={t('offline.reload.title')}
          onClick={() => {
            setTaking(true);
            void take();
          }}
        >
          {t('offline.reload')}
        </button>
      </span>
    </div>
  );
}
