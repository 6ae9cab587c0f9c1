/** Why an answer is right, where nobody wrote it down: what the workbench says of the step that was asked about. */
import { rich } from '../../i18n/rich';
import { sentence } from '../../explain/sentence';
import { cursor, study } from '../../state/store';
import { traces } from '../state';

export function Because({ at }: { at: string }) {
  const step = traces.value.first?.byAddress.get(at);
  // Of a study it stands below the figure already.
  if (!step || (study.value && at === cursor.value)) return null;
  const { key, values } = sentence(step);
  return (
    <div class="l-because">
      <p class="l-para">{rich(key, values)}</p>
    </div>
  );
}
