/** The list of the last chapter. It ticks itself; nothing in it is pressed. */
import './plotMessages';
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { checklistItems, clearChecklist, ticked } from '../checklist';
import { SayInline } from './Say';

export function Checklist() {
  const done = ticked.value;
  return (
    <section class="l-checklist" aria-label={t('learn.list')}>
      <p class="l-kind">
        {t('learn.list')}
        <span class="r num">{t('learn.of', { number: done.length, all: checklistItems.length })}</span>
      </p>
      <ol>
        {checklistItems.map((item) => {
          const yes = done.includes(item);
          return (
            <li key={item} class={yes ? 'done' : ''}>
              <span
                class={`l-mark ${yes ? 'yes' : ''}`}
                role="img"
                aria-label={t(yes ? 'learn.list.yes' : 'learn.list.no')}
              >
                {yes && <Icon name="check" />}
              </span>
              <span>
                <b>{t(`learn.list.${item}`)}</b>
                <span class="how">
                  <SayInline text={t(`learn.list.${item}.how`)} />
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <div class="l-acts">
        <button type="button" class="bt pri lg" onClick={() => actions.openInWorkbench()}>
          {t('learn.finished')} <kbd class="kbd">W</kbd>
        </button>
        <button type="button" class="bt lg" onClick={() => actions.audit()}>
          {t('rooms.audit')}
        </button>
        {done.length > 0 && (
          <button type="button" class="bt lg ghost" onClick={clearChecklist}>
            {t('learn.startOver')}
          </button>
        )}
      </div>
    </section>
  );
}
