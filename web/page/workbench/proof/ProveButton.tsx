/** Opens the proof of what the step says; only where it says something that can be proved. */
import { actions } from '../../core/actions';
import { claimOf } from '../../core/stepping/claims';
import { openPanel } from '../../core/store';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';

export function ProveButton({ step }: { step: Step }) {
  const claim = claimOf(step);
  if (!claim) return null;
  const open = openPanel.value === 'proof';
  const what = claim.triangle < 0 || claim.time > 1 ? 'miss' : 'hit';
  return (
    <button
      type="button"
      class="bt"
      aria-expanded={open}
      title={t('proof.button.title', { what })}
      onClick={() => actions.setPanel(open ? null : 'proof')}
    >
      {t('proof.button')}
    </button>
  );
}
