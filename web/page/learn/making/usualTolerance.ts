/** How near is near enough where the tour does not say, as a field shows it that is empty. */
import { t } from '../../base/i18n/messages';
import { formatExact } from '../../base/i18n/numbers';
import { usualTolerance } from '../guest/asks';
import type { TourAsk } from '../tour/file';

/** Of a time it is one; of other numbers, a part of the answer. */
export const usualText = (kind: TourAsk['kind']): string =>
  kind === 'time' ? formatExact(usualTolerance) : t('percent', { value: formatExact(usualTolerance * 100) });
