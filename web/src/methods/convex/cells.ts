/** Cells of the row under the sentence. */
import { formatNumber, formatSize } from '../../i18n/numbers';

/** A cell has room for eight characters. */
export const short = (value: number): string => (Math.abs(value) < 1e4 ? formatNumber(value, 4) : formatSize(value));

export const none = { name: '', value: '', hit: false };
