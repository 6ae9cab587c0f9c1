/** What the trace says of an answer: the sentence of the first of these steps that is there, with its numbers as the course writes them. */
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

/** Null where nothing is said, or no such step is there. */
export function reasonText({ because = [] }: Answered, tree: FrameTree | null): ReasonText | null {
  const step = because.flatMap((address) => tree?.byAddress.get(address) ?? [])[0];
  if (!step) return null;
  const { key, values = {} } = sentence(step);
  // The sentence of a study stands below its figure, and is told as it is there.
  return { address: step.address, key, values: study.value ? values : trimmed(values) };
}

/** As little as says it, like all numbers of a tour: 0.275 and 0.2750 side by side would look like two. What is nothing but zeros may be rounded. */
const trimmed = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? trimmedNumber(value) : value]),
  );

export const trimmedNumber = (text: string): string =>
  /^−?\d+[.,]\d+$/.test(text) && /[1-9]/.test(text) ? text.replace(/[.,]?0+$/, '') : text;
