import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';

/** Back in the row of lessons; the way on is the larger button below the question. */
export function PreviousLesson({ onOpen }: { onOpen: () => void }) {
  const label = t('lesson.previous');
  return (
    <button type="button" class="lnk" aria-label={label} title={label} onClick={onOpen}>
      <Icon name="chevronLeft" />
    </button>
  );
}
