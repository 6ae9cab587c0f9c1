/** The one line that is read every step. */
import { computed } from '@preact/signals';
import { currentStep, digits, playing } from '../../state/store';
import { t } from '../../i18n/messages';
import { rich } from '../../i18n/rich';
import { sentence } from './sentence';

export const currentSentence = computed(() => {
  const step = currentStep.value;
  return step ? sentence(step, digits.value) : null;
});

export function Sentence() {
  const message = currentSentence.value;
  return <p class="sent">{message ? rich(message.key, message.values) : t('sentence.none')}</p>;
}

/** Says the sentence after every step; while playing it would never stop talking, so it waits. */
export function SpokenSentence() {
  const message = currentSentence.value;
  const text = message && !playing.value ? t(message.key, message.values) : '';
  return (
    <p class="sr" role="status" aria-live="polite">
      {text}
    </p>
  );
}
