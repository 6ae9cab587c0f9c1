/** The reason for a right answer without a written one: the sentence of the step in question, as text of a tour. */
import { reasonText } from '../guest/reasonText';
import * as state from '../state';
import type { Answered } from '../tour/types';
import { written } from './messageMarkdown';

export function whyOf(answer: Answered): string | null {
  const reason = reasonText(answer, state.traces.value.first);
  return reason && written(reason.key, reason.values);
}
