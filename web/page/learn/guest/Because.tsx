/** The reason for a correct answer without a written one: the workbench's sentence about the step in question. */
import { rich } from '../../base/i18n/rich';
import { cursor, study } from '../../core/store';
import { traces } from '../state';
import type { Answered } from '../tour/types';
import { reasonText } from './reasonText';

export function Because({ of }: { of: Answered }) {
  const reason = reasonText(of, traces.value.first);
  // For a study it is already below the figure.
  if (!reason || (study.value && reason.address === cursor.value)) return null;
  return (
    <div class="l-because">
      <p class="l-para">{rich(reason.key, reason.values)}</p>
    </div>
  );
}
