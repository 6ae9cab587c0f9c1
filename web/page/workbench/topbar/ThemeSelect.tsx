/** Light, dark, or as the system is set. */
import { setTheme, themeChoice, themeChoices } from '../../base/theme';
import { t } from '../../base/i18n/messages';
import { Select } from '../../base/controls/Select';

export function ThemeSelect({ class: extra = '' }: { class?: string }) {
  const choice = themeChoice.value;
  return (
    <Select
      class={`theme ${extra}`}
      icon={choice}
      label={t('theme.label')}
      options={themeChoices.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={choice}
      onChoose={setTheme}
    />
  );
}
