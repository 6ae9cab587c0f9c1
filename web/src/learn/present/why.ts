/** Why an answer is right, where nobody wrote it down: the sentence of the step that was asked about, as plain text. */
import { t } from '../../i18n/messages';
import { sentence } from '../../explain/sentence';
import * as state from '../state';
import type { Answered } from '../tour/types';

export function whyOf({ because }: Answered): string | null {
  const step = because === undefined ? undefined : state.traces.value.first?.byAddress.get(because);
  if (!step) return null;
  const { key, values } = sentence(step);
  return t(key, values);
}
