/** The bottom row: this step as text, at one press; its proof; and what somebody wrote about it. */
import { actions } from '../../core/actions';
import type { CopiedKind } from '../../core/actions.types';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { ProveButton } from '../proof/ProveButton';

const kinds: readonly CopiedKind[] = ['cpp', 'frame', 'latex'];

export function TakeAlong({ step }: { step: Step }) {
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
          {t(`export.short.${kind}`)}
        </button>
      ))}
      <i class="grow" />
      <ProveButton step={step} />
      <button
        type="button"
        class="bt"
        title={t('note.open.title')}
        aria-keyshortcuts="N"
        onClick={() => actions.setDialog('note')}
      >
        <Icon name="note" />
        {t('note.label')}
      </button>
    </div>
  );
}
