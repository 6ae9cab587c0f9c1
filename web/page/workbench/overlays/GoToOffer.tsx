/** One line of what can be gone to. */
import { outcomeOf } from '../../explain/cells';
import { t } from '../../base/i18n/messages';
import type { Offer } from './goToProblems';

export function Option({ id, offer, on, onChoose }: { id: string; offer: Offer; on: boolean; onChoose: () => void }) {
  const isTriangle = 'triangle' in offer;
  return (
    <li id={id} role="option" aria-selected={on} class={on ? 'on' : ''} onClick={onChoose}>
      <span class={isTriangle ? 'num' : 'mono'}>
        {isTriangle ? t('goto.triangle', { triangle: offer.triangle }) : offer.address}
      </span>
      <span class="dimt num">{isTriangle ? t('goto.triangle.show') : outcomeOf(offer)}</span>
    </li>
  );
}
