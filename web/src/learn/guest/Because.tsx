/** Why an answer is right, where nobody wrote it down: what the workbench says of the step that was asked about. */
import { rich } from '../../i18n/rich';
import { sentence } from '../../explain/sentence';
import { tree } from '../../state/store';

export function Because({ at }: { at: string }) {
  const step = tree.value?.byAddress.get(at);
  if (!step) return null;
  const { key, values } = sentence(step);
  return (
    <div class="l-because">
      <p class="l-para">{rich(key, values)}</p>
    </div>
  );
}
