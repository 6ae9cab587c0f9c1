/** Between 768 and 1199 px the panels are drawers; the rail opens them. */
import { actions } from '../../core/actions';
import { openPanel, study } from '../../core/store';
import type { Panel } from '../../model';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';

const panels = [
  'lesson',
  'mesh',
  'solver',
  'layers',
  'table',
  'breakpoints',
  'tour',
] as const satisfies readonly Panel[];

/** All of a study's column is one drawer. */
const studyRail = ['lesson'] as const satisfies readonly Panel[];

export function Rail() {
  return (
    <nav class="rail" aria-label={t('rail.label')}>
      {(study.value ? studyRail : panels).map((panel) => (
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
