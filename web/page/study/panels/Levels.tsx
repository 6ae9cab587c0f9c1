/** What ← and → move at, by the study's own names. */
import { actions } from '../../core/actions';
import { level, study } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { Choice } from '../../base/controls/Choice';
import { Select } from '../../base/controls/Select';

export function Levels({ compact = false }: { readonly compact?: boolean }) {
  const levels = study.value?.module.levels ?? [];
  // A level that this study has no name for goes to the one beneath it.
  const value = levels.find((each) => each.level === level.value)?.level ?? levels.at(-1)?.level ?? 'check';
  const options = levels.map((each, at) => ({ value: each.level, label: t(each.label), key: String(at + 1) }));
  if (compact) {
    const plain = levels.map((each) => ({ value: each.level, label: t(each.label) }));
    return <Select class="lvl" label={t('level.label')} options={plain} value={value} onChoose={actions.setLevel} />;
  }
  return (
    <Choice
      class="levels"
      label={t('level.label')}
      options={options}
      value={value}
      onChoose={(each) => actions.setLevel(each)}
    />
  );
}
