/** Why an answer is right, where nobody wrote it down: what the workbench says of the step that was asked about. */
import { rich } from '../../base/i18n/rich';
import { cursor, study } from '../../core/store';
import { traces } from '../state';
import type { Answered } from '../tour/types';
import { reasonText } from './reasonText';

export function Because({ of }: { of: Answered }) {
  const reason = reasonText(of, traces.value.first);
  // Of a study it stands below the figure already.
  if (!reason || (study.value && reason.address === cursor.value)) return null;
  return (
    <div class="l-because">
      <p class="l-para">{rich(reason.key, reason.values)}</p>
    </div>
  );
}
