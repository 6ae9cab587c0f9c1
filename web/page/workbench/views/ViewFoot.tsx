/** The foot both views share: morph between them, and the clock. */
import { actions } from '../../core/actions';
import { shownSlide, digits, morph, shownTime } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { formatNumber } from '../../base/i18n/numbers';
import { Slider } from '../../base/controls/Slider';
import { unit } from '../../core/unit';

export function ViewFoot() {
  const amount = morph.value;
  return (
    <div class="vfoot">
      <div class="morph">
        <span class="morph-end">{t('view.world')}</span>
        <Slider
          label={t('view.morph')}
          value={amount}
          text={t('percent', { value: Math.round(amount * 100) })}
          onChange={(value) => actions.setMorph(value)}
        />
        <span class="morph-end cut">{t('view.ellipsoid')}</span>
      </div>
      <i class="grow" />
      <Clock />
    </div>
  );
}

function Clock() {
  const begin = shownSlide.value?.opening;
  const short = digits.value === 4 ? 4 : 7;
  return (
    <>
      <span class="ro num">
        {rich('view.time')} <b>{formatNumber(shownTime.value, short)}</b>
      </span>
      {begin?.kind === 'SlideBegin' && (
        <span class="ro num" title={t('view.length.title')}>
          {rich('view.length')} <b>{formatNumber(begin.lengthWorld, short)}</b> {unit.value}
        </span>
      )}
    </>
  );
}
