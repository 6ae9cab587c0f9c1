/** Cells of the row under the sentence. */
import { formatNumber, formatSize } from '../../base/i18n/numbers';

/** A cell has room for eight characters. */
export const short = (value: number): string => (Math.abs(value) < 1e4 ? formatNumber(value, 4) : formatSize(value));

export const none = { name: '', value: '', hit: false };

/** A number as TeX has it. */
export function texNumber(value: number): string {
  const [digits = '', power] = formatNumber(value).replaceAll('−', '-').split('e');
  if (power === undefined) return digits;
  const factor = digits.replace(/\.?0+$/, '');
  return `${factor === '1' ? '' : `${factor}\\cdot `}10^{${power}}`;
}
