/** Numbers in the text of the course: as few digits as say it, and the reader's decimal sign. */
import { formatCount, formatPlain } from '../base/i18n/numbers';

/** @param decimals at most so many; null: as many as tell it apart from its neighbours in the trace */
export function formatShort(value: number, decimals: number | null): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? '–' : value > 0 ? '∞' : '−∞';
  const fixed = Number(value.toFixed(decimals ?? 4));
  // Nothing small is told as nothing, and in more digits where the text asks for more than the usual decimals.
  if (fixed === 0 && value !== 0) return formatPlain(Number(value.toPrecision((decimals ?? 4) > 4 ? 3 : 2)));
  // Four digits are read at a glance; more want their groups.
  if (Number.isInteger(fixed) && Math.abs(fixed) >= 10_000) return formatCount(fixed);
  return formatPlain(Object.is(fixed, -0) ? 0 : fixed);
}
