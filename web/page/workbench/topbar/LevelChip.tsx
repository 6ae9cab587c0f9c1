/** What ← and → move at. */
import { actions } from '../../core/actions';
import { level, study } from '../../core/store';
import { studyPanels } from '../../core/study/slot';
import type { StepLevel } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { Choice } from '../../base/controls/Choice';
import { Select } from '../../base/controls/Select';

const levels: readonly StepLevel[] = ['frame', 'slide', 'triangle', 'check'];

export function LevelChip() {
  const own = study.value && studyPanels.value;
  if (own) return <own.Levels />;
  const options = levels.map((value, at) => ({ value, label: t(`level.${value}`), key: String(at + 1) }));
  return (
    <Choice
      class="levels"
      label={t('level.label')}
      options={options}
      value={level.value}
      onChoose={(value) => actions.setLevel(value)}
    />
  );
}

/** The same for the step bar under the thumb. */
export function LevelSelect() {
  const own = study.value && studyPanels.value;
  if (own) return <own.Levels compact />;
  const options = levels.map((value) => ({ value, label: t(`level.${value}`) }));
  return (
    <Select
      class="lvl"
      label={t('level.label')}
      options={options}
      value={level.value}
      onChoose={(value) => actions.setLevel(value)}
    />
  );
}
