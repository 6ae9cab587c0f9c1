/** The four beats of a chapter, always in this order. */
import { t } from '../../base/i18n/messages';
import { beatIndex } from '../place';
import { goToBeat } from '../player';
import { keepFocus } from '../../base/controls/Toolbar';
import { chapter, stop } from '../state';
import { beats } from '../tour/types';

export function Beats() {
  const now = beatIndex(stop.value.beat);
  const there = beats.filter((beat) => chapter.value.tour.stops.some((each) => each.beat === beat));
  return (
    <ol class="l-beats" aria-label={t('learn.beats')}>
      {there.map((beat) => {
        const at = beatIndex(beat);
        return (
          <li key={beat} class={at < now ? 'done' : at === now ? 'now' : ''}>
            <button
              type="button"
              aria-current={at === now ? 'step' : undefined}
              onMouseDown={keepFocus}
              onClick={() => goToBeat(beat)}
            >
              {t(`learn.beat.${beat}`)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
