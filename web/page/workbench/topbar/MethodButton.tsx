/** Which method is looked at: bodies that are swept, or one of the studies. */
import { actions } from '../../core/actions';
import { dialog, study } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';

export function MethodButton() {
  const open = study.value;
  const title = t(open ? open.module.title : 'method.sweep');
  return (
    <button
      type="button"
      class="sel method"
      aria-haspopup="dialog"
      aria-expanded={dialog.value === 'methods'}
      aria-keyshortcuts="Shift+M"
      title={title}
      onClick={() => actions.setDialog('methods')}
    >
      <span class="cap">{t('method.label')}</span>
      <span class="v">{title}</span>
      <Icon name="chevronDown" />
    </button>
  );
}
