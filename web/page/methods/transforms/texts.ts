/** Short texts of the figure. */
import { formatDirection, formatNumber } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import { isNone } from './figure';
import type { ChangeFrameEvent } from './schema.gen';

export const scaleText = (value: number): string => formatNumber(value, 4);

/** What this frame does, without what it leaves alone. */
export function transformText({ scale, turn, translation }: ChangeFrameEvent): string {
  const parts = [
    ...(scale.every((each) => each === 1)
      ? []
      : [t('study.transforms.label.scale', { value: formatDirection(scale) })]),
    ...(isNone(turn) ? [] : [t('study.transforms.label.turn', { value: formatDirection(turn, 0) })]),
    ...(isNone(translation) ? [] : [t('study.transforms.label.translation', { value: formatDirection(translation) })]),
  ];
  return parts.join(', ');
}
