/** The true answer to a question, for who makes it: from the same trace, and by the same way, as when it is played. */
import type { StudyId } from '../../model/study/registry.gen';
import type { FrameTree } from '../../../package/trace/steps';
import { askOf } from '../guest/asks';
import { formatShort } from '../numbers';
import { truthOf } from '../tour/judge';
import type { TourAsk } from '../tour/file';
import { numbersOf } from '../tour/values';

export interface TrueAnswer {
  readonly text: string;
  /** its number; of a choice, that of the option */
  readonly value: number;
}

/** Null where this trace has none. @param study whose trace it is; null: a sweep's */
export function answerOf(given: TourAsk, tree: FrameTree, study: StudyId | null = null): TrueAnswer | null {
  const { ask, values } = askOf(given, study);
  try {
    const numbers = numbersOf(values, { first: tree });
    const value = truthOf(ask, numbers)[0] ?? NaN;
    if (numbers['sound'] !== 1) return null;
    if (ask.kind === 'order') return { text: ask.items.join(', '), value };
    if (ask.kind === 'choice') return { text: ask.options[value]?.text ?? '', value };
    const unit = ask.kind === 'number' && ask.unit ? `${/^[°%]/.test(ask.unit) ? '' : ' '}${ask.unit}` : '';
    return { text: formatShort(value, 4) + unit, value };
  } catch {
    // The step is not there, or says nothing of the kind.
    return null;
  }
}
