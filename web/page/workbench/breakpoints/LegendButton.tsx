/** In the head of strip A: what the red rings are, and the way to their panel. */
import { actions } from '../../core/actions';
import { openPanel } from '../../core/store';
import { t } from '../../base/i18n/messages';

export function LegendButton() {
  const open = openPanel.value === 'breakpoints';
  return (
    <button
      type="button"
      class="key bp-key"
      aria-expanded={open}
      aria-label={t('panel.breakpoints')}
      title={`${t('panel.breakpoints')} (B)`}
      onClick={() => actions.setPanel(open ? null : 'breakpoints')}
    >
      <i class="bpd" />
      {t('breakpoints.legend')}
    </button>
  );
}
