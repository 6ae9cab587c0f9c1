/** Between 768 and 1199 px the panels are drawers; the rail opens them. */
import { actions } from '../../state/actions';
import { openPanel, study } from '../../state/store';
import type { Panel } from '../../model';
import { t } from '../../i18n/messages';
import { IconButton } from '../controls/IconButton';

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
