/** The step of B beside the step of A, in one sentence. */
import '../../texts/later';
import { secondStep } from '../../core/compare/beside';
import { cursor, digits } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { sentence } from '../../explain/sentence';

export function Beside() {
  const beside = secondStep.value;
  if (!beside) return null;
  const { step, exact } = beside;
  const message = sentence(step, digits.value);
  return (
    <div class="cmp-beside">
      <p class="dimt num">
        {exact ? t('compare.beside') : t('compare.beside.group', { address: cursor.value, shown: step.address })}
      </p>
      <p class="cmp-said">
        <span class="ab0 b" aria-hidden="true">
          B
        </span>
        <span>{rich(message.key, message.values)}</span>
      </p>
    </div>
  );
}
