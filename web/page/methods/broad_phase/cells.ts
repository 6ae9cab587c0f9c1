/** Cells of the row under the sentence. */
import { formatNumber, formatSize } from '../../base/i18n/numbers';
import type { Step } from '../../../package/trace/steps';

/** A cell has room for eight characters. */
export const short = (value: number): string => (Math.abs(value) < 1e4 ? formatNumber(value, 4) : formatSize(value));

export function rootOf(step: Step): Step {
  let at = step;
  while (at.parent) at = at.parent;
  return at;
}
