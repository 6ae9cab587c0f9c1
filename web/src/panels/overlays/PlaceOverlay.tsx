/** Placing the body: a click in a view puts it there; what the keyboard needs stands in buttons. */
import { useRef } from 'preact/hooks';
import { actions } from '../../state/actions';
import { t } from '../../i18n/messages';
import { useBorrowedFocus } from '../controls/useBorrowedFocus';

export function PlaceOverlay() {
  const first = useRef<HTMLButtonElement>(null);
  useBorrowedFocus(() => first.current?.focus());
  return (
    <div class="walk" role="group" aria-label={t('place.label')}>
      <div class="walk-bar place-bar">
        <b class="walk-text">{t('place.how')}</b>
        <button
          type="button"
          ref={first}
          class="bt"
          title={t('place.drop.title')}
          onClick={() => void actions.dropToGround()}
        >
          {t('place.drop')}
        </button>
        <button type="button" class="bt" title={t('place.free.title')} onClick={() => void actions.unstick()}>
          {t('place.free')}
        </button>
        <button type="button" class="bt pri" onClick={() => actions.stopPlacing()}>
          {t('place.done')}
        </button>
      </div>
    </div>
  );
}
