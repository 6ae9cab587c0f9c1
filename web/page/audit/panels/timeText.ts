/** How long something takes, as people say it. */
import '../messages';
import { t } from '../../base/i18n/messages';

export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return t('audit.seconds', { seconds: whole });
  if (whole < 3600) return t('audit.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  return t('audit.hours', { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60) });
}
