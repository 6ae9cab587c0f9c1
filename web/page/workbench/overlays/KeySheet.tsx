/** Every key, from the table the handler uses; and a switch for those whose keyboard types letters of its own. */
import '../../texts/later';
import { actions } from '../../core/actions';
import { keysOn } from '../../core/store';
import { keyBindings, keyGroups } from '../player';
import { t } from '../../base/i18n/messages';
import { Dialog } from '../../base/controls/Dialog';

export function KeySheet() {
  const close = () => actions.setDialog(null);
  const on = keysOn.value;
  const foot = (
    <>
      <span class="l">{t(on ? 'keys.on' : 'keys.off')}</span>
      <button type="button" class="bt ghost" onClick={() => actions.setDialog('kept')}>
        {t('kept.open')}
      </button>
      <button type="button" class="bt" onClick={() => actions.setKeysOn(!on)}>
        {t(on ? 'keys.turnOff' : 'keys.turnOn')}
      </button>
      <button type="button" class="bt pri" autoFocus onClick={close}>
        {t('keys.close')}
      </button>
    </>
  );
  return (
    <Dialog title={t('keys.title')} class="keys-dlg" onClose={close} foot={foot}>
      <div class="keys" tabIndex={0} role="group" aria-label={t('keys.title')}>
        <div class="keys-columns">
          {keyGroups.map(({ group, label }) => (
            <section key={group}>
              <h3>{t(label)}</h3>
              <dl>
                {keyBindings
                  .filter((binding) => binding.group === group)
                  .map((binding) => (
                    <div key={binding.label}>
                      <dt>{t(binding.label)}</dt>
                      <dd class="kb">
                        {binding.caps.map((cap) => (
                          <kbd key={cap}>{cap === 'Space' ? t('key.space') : cap}</kbd>
                        ))}
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </div>
        <p class="keys-thanks dimt">
          {t('thanks.models')}{' '}
          <a class="lnk" href="./third-party.txt" target="_blank" rel="noopener">
            {t('thanks.others')}
          </a>
          {' · '}
          <a class="lnk" href="./docs/index.html" target="_blank" rel="noopener">
            {t('docs.package')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
