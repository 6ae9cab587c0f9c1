/** The language of the page; each is called what its readers call it. */
import { actions } from '../../state/actions';
import { language, languageNames, languages } from '../../i18n/language';
import { t } from '../../i18n/messages';
import { Select } from '../controls/Select';

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
