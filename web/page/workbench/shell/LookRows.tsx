/** Theme and language as rows of a menu, where the bar has no room for them. */
import { t } from '../../base/i18n/messages';
import { LanguageSelect } from '../topbar/LanguageSelect';
import { ThemeSelect } from '../topbar/ThemeSelect';

export function LookRows() {
  return (
    <>
      <div class="menu-row">
        <span>{t('theme.label')}</span>
        <ThemeSelect />
      </div>
      <div class="menu-row">
        <span>{t('language.label')}</span>
        <LanguageSelect />
      </div>
    </>
  );
}
