/** The language of the page; each is called what its readers call it. */
import { actions } from '../../core/actions';
import { language, languageNames, languages } from '../../base/i18n/language';
import { t } from '../../base/i18n/messages';
import { Select } from '../../base/controls/Select';

export function LanguageSelect({ class: extra = '' }: { class?: string }) {
  return (
    <Select
      class={`language ${extra}`}
      icon="language"
      label={t('language.label')}
      options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      value={language}
      onChoose={(chosen) => void actions.setLanguage(chosen)}
    />
  );
}
