/** Numbers in the text of the course: as few digits as say it, and the reader's decimal sign. */
import { locale } from '../i18n/messages';
import { trueMinusText } from '../i18n/numbers';

const groups = new Intl.NumberFormat(locale);

/** @param decimals at most so many; null: as many as tell it apart from its neighbours in the trace */
export function formatShort(value: number, decimals: number | null): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? '–' : value > 0 ? '∞' : '−∞';
  const fixed = Number(value.toFixed(decimals ?? 4));
  // Four digits are read at a glance; more want their groups.
  if (Number.isInteger(fixed) && Math.abs(fixed) >= 10_000) return trueMinusText(groups.format(fixed));
  return trueMinusText(String(Object.is(fixed, -0) ? 0 : fixed));
}
