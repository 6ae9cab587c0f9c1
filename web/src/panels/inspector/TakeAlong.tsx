/** The bottom row: this step as text, at one press. */
import { actions } from '../../state/actions';
import type { CopiedKind } from '../../state/actions.types';
import { t } from '../../i18n/messages';
import { Icon } from '../controls/Icon';

const kinds: readonly CopiedKind[] = ['cpp', 'frame', 'latex'];

export function TakeAlong() {
  return (
    <div class="acts" role="group" aria-label={t('export.actions')}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          class="bt"
          title={t(`export.copyTitle.${kind}`)}
          onClick={() => void actions.copyExport(kind)}
        >
          {kind === 'cpp' && <Icon name="copy" />}
          {t(`export.short.${kind}`)}
        </button>
      ))}
    </div>
  );
}
