/** Numbers in the text of the course: as few digits as say it, and the reader's decimal sign. */
import { trueMinusText } from '../i18n/numbers';

/** @param decimals at most so many; null: as many as tell it apart from its neighbours in the trace */
export function formatShort(value: number, decimals: number | null): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? '–' : value > 0 ? '∞' : '−∞';
  const fixed = Number(value.toFixed(decimals ?? 4));
  return trueMinusText(String(Object.is(fixed, -0) ? 0 : fixed));
}
