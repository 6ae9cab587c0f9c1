/** What is said of a mesh or tour that is kept. */
import '../../texts/kept';
import { locale, t } from '../../base/i18n/messages';
import { formatBytes } from '../../base/i18n/numbers';
import type { KeptFacts } from '../../solver/keepRule';
import type { KeptTour } from '../../core/kept/keptTours';

const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

const usedWords = (used: number): string[] => (used > 0 ? [t('kept.used', { when: date.format(used) })] : []);

export function meshWords({ triangles, bytes, used }: KeptFacts): string {
  return [t('kept.triangles', { count: triangles }), formatBytes(bytes), ...usedWords(used)].join(' · ');
}

export function tourWords({ stops, bytes, used }: KeptTour): string {
  return [t('kept.stops', { count: stops }), formatBytes(bytes), ...usedWords(used)].join(' · ');
}

export const tourTitle = ({ title }: KeptTour): string => title || t('kept.tour');
