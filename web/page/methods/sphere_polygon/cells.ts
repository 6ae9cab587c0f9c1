/** Cells of the row under the sentence, and where what a step starts from was made. */
import { formatNumber, formatSize } from '../../base/i18n/numbers';
import type { Source } from '../../model/explain/eventView';
import type { Step } from '../../../package/trace/steps';
import { kindOf } from './look';
import type { Event } from './schema.gen';

/** A cell has room for eight characters. */
export const short = (value: number): string => (Math.abs(value) < 1e4 ? formatNumber(value, 4) : formatSize(value));

/** The leaf before that an input comes from. */
export const from = (step: Step, kind: Event['kind'], symbol: string): Source[] => {
  const made = step.parent?.children.find((each) => kindOf(each) === kind && each.order < step.order);
  return made ? [{ key: 'input', symbol, step: made }] : [];
};

/** The article's letters; what has none is said by the number that decided. */
export const regionTex = {
  'over-face': 'T',
  beside: 'b',
  behind: 'h < 0',
  'no-plane': 'n = 0',
  'nothing-near': '\\varnothing',
} as const;

export const sphere = (step: Step): Source[] =>
  step.parent ? [{ key: 'input', symbol: 'c,\\,r', step: step.parent }] : [];
