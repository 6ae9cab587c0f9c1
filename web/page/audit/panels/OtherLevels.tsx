/** Other levels: one's own, from files or dropped anywhere, and those that come with the page. */
import { chooseFiles } from '../../workbench/overlays/chooseFiles';
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';

export function OtherLevels() {
  return (
    <div class="bts a-levels">
      <button type="button" class="bt" title={t('audit.level.own.title')} onClick={chooseFiles}>
        {t('audit.level.own')}
      </button>
      <button type="button" class="bt" aria-haspopup="dialog" onClick={() => actions.setDialog('presets')}>
        {t('audit.level.presets')}
      </button>
    </div>
  );
}
