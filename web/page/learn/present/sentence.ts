/** What stands below the figure of a study: what the page says of its step, where it does not answer what is asked. */
import { currentSentence } from '../../explain/panels/Sentence';
import { study } from '../../core/store';
import * as state from '../state';
import { written } from './written';

/** Null for a sweep, whose text says it; and while something is asked. */
export function sentenceBelow(): string | null {
  const message = currentSentence.value;
  const told = state.ready.value && (!state.stop.value.ask || state.judged.value !== null);
  return study.value && message && told ? written(message.key, message.values) : null;
}
