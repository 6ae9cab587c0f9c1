/** Why an answer is right, where nobody wrote it down: the sentence of the step that was asked about, as text of a tour. */
import { reasonText } from '../guest/reasonText';
import * as state from '../state';
import type { Answered } from '../tour/types';
import { written } from './written';

export function whyOf(answer: Answered): string | null {
  const reason = reasonText(answer, state.traces.value.first);
  return reason && written(reason.key, reason.values);
}
