/** Which method is looked at: bodies that are swept, or one of the studies. */
import { actions } from '../../state/actions';
import { dialog, study } from '../../state/store';
import { t } from '../../i18n/messages';
import { Icon } from '../controls/Icon';

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
