/** Between 768 and 1199 px the panels are drawers; the rail opens them. */
import { actions } from '../../state/actions';
import { openPanel } from '../../state/store';
import type { Panel } from '../../state/model';
import { t } from '../../i18n/messages';
import { IconButton } from '../controls/IconButton';

const panels = ['lesson', 'mesh', 'solver', 'layers', 'table', 'breakpoints'] as const satisfies readonly Panel[];

export function Rail() {
  return (
    <nav class="rail" aria-label={t('rail.label')}>
      {panels.map((panel) => (
        <IconButton
          key={panel}
          icon={panel}
          class={openPanel.value === panel ? 'on' : ''}
          label={t(`panel.${panel}`)}
          expanded={openPanel.value === panel}
          onClick={() => actions.setPanel(openPanel.value === panel ? null : panel)}
        />
      ))}
    </nav>
  );
}
