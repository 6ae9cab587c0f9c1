/** How far the worker is, and giving it up. */
import { t } from '../../base/i18n/messages';
import type { Preview } from './preview';

interface Props {
  readonly now: Extract<Preview, { at: 'working' }>;
  readonly onCancel: () => void;
}

export function Progress({ now, onCancel }: Props) {
  return (
    <div class="repair-progress">
      <progress value={now.fraction} max={1} aria-label={t('repair.title')} />
      <button type="button" class="lnk" onClick={onCancel}>
        {t('repair.cancel')}
      </button>
    </div>
  );
}
