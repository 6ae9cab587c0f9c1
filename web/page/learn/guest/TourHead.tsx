/** The head of a stop of somebody else's tour: whose it is, which stop, and what does not fit this trace. */
import './guest.css';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { SayInline } from '../panels/Say';
import { elsewhere, here, ready } from '../state';
import { guest, guestStop, unsound } from './tour';
import { nameOf } from './words';

export function TourHead() {
  const open = guest.value;
  const stop = guestStop.value;
  if (!open || !stop) return null;
  const { title, by, stops } = open.tour;
  const number = here.value.stop + 1;
  return (
    <div class="l-head">
      <p class="l-cap">
        <span>{title}</span>
        {by && (
          <>
            <span aria-hidden="true">·</span>
            <span>{t('tour.by', { name: by })}</span>
          </>
        )}
        <span aria-hidden="true">·</span>
        <span>{t('tour.of', { number, all: stops.length })}</span>
      </p>
      <h1>
        <SayInline text={nameOf(stop, here.value.stop)} />
      </h1>
      <div role="status">
        {ready.value && elsewhere.value && <Warning text={t('tour.elsewhere', { address: stop.moment.address })} />}
        {unsound.value && <Warning text={t('tour.unsound')} />}
      </div>
    </div>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <p class="tr-warn">
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  );
}
