/** A newer version is there. It asks and waits: nothing changes under anybody's hands. */
import '../texts/kept';
import './update.css';
import { useState } from 'preact/hooks';
import { t } from '../base/i18n/messages';
import { newVersion } from '../core/session/offline';
import { walking } from '../core/store';

export function UpdateNotice() {
  const [taking, setTaking] = useState(false);
  const take = newVersion.value;
  // Who walks is busy.
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
