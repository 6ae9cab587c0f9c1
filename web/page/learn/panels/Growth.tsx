/** Between the ball with its triangle, and the point with a fatter one. */
import './plotMessages';
import { Slider } from '../../base/controls/Slider';
import { t } from '../../base/i18n/messages';
import { growth } from '../state';

export function Growth() {
  const value = growth.value;
  return (
    <div class="l-grow">
      <span>{t('learn.grow.ball')}</span>
      <Slider
        label={t('learn.grow')}
        value={value}
        text={t('percent', { value: Math.round(value * 100) })}
        onChange={(next) => (growth.value = next)}
      />
      <span>{t('learn.grow.point')}</span>
    </div>
  );
}
