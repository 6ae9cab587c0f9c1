/** The trace's reason for an answer: the sentence of the first existing one of these steps, with numbers in the course's style. */
import { sentence } from '../../explain/sentence';
import type { MessageKey, MessageValues } from '../../base/i18n/messages';
import type { FrameTree } from '../../../package/trace/steps';
import { study } from '../../core/store';
import type { Answered } from '../tour/types';

export interface ReasonText {
  /** of the step that says it */
  readonly address: string;
  readonly key: MessageKey;
  readonly values: MessageValues;
}

/** Null if there is no sentence, or no such step. */
export function reasonText({ because = [] }: Answered, tree: FrameTree | null): ReasonText | null {
  const step = because.flatMap((address) => tree?.byAddress.get(address) ?? [])[0];
  if (!step) return null;
  const { key, values = {} } = sentence(step);
  // The sentence of a study is below its figure, and is used unchanged.
  return { address: step.address, key, values: study.value ? values : trimmed(values) };
}

/** As few digits as needed, like all numbers of a tour: 0.275 and 0.2750 side by side would look like two numbers. Trailing zeros may be rounded. */
const trimmed = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? trimmedNumber(value) : value]),
  );

export const trimmedNumber = (text: string): string =>
  /^−?\d+[.,]\d+$/.test(text) && /[1-9]/.test(text) ? text.replace(/[.,]?0+$/, '') : text;
