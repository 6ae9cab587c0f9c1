import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { LabelLine, Tone } from '../labels/label.types';
import { sub, symbol } from '../labels/symbols';

/** Four decimals whatever the inspector shows: a figure is for looking, the inspector for reading off. */
const digits = 4;

/** `t = 0.3765`; whole times lose their zeros, as on an axis. */
export function timeLine(time: number, tone: Tone = 'dim', index = ''): LabelLine {
  const value = Number.isInteger(time) ? String(time) : formatNumber(time, digits);
  return { text: `${symbol('t')}${index ? sub(index) : ''} = ${value}`, tone };
}

/**
 * Name and time of an ellipsoid, one above the other.
 * @param compact one line; without the time where the name says it (start, requested)
 */
export function bodyLines(name: string, time: number, compact: boolean): LabelLine[] {
  const second = timeLine(time);
  if (!compact) return [{ text: name, tone: 'body' }, second];
  if (Number.isInteger(time)) return [{ text: name, tone: 'body' }];
  return [{ text: t('scene.label.at', { name, time: second.text }), tone: 'body' }];
}

export const symbolLine = (name: string, tone: Tone): LabelLine => ({ text: symbol(name), tone });
