/** The method line by line, beside its step. Closed until somebody opens it; that is kept in this browser. */
import { signal } from '@preact/signals';
import { keepText, keptText, readAgain } from '../../base/storage/kept';
import { names } from '../../base/storage/keptNames';
import { tree } from '../../core/store';
import type { Step } from '../../../package/trace/steps';
import type { Method } from '../../../package/trace/events.gen';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { lazy } from '../../core/controls/lazy';

const CodeLines = lazy(async () => (await import('./CodeLines')).CodeLines);

const key = names.code;

/** The person has it open. */
const codeOpen = signal(keptText(key) === 'open');
readAgain(() => (codeOpen.value = keptText(key) === 'open'));

function setOpen(open: boolean): void {
  codeOpen.value = open;
  keepText(key, open ? 'open' : 'closed');
}

function methodNow(): Method | null {
  const opening = tree.value?.root.opening;
  return opening?.kind === 'MoveBegin' ? opening.method : null;
}

/** Opens and closes the card. It stands in the row of the address, so that closed it takes no room from what is read at every step. */
export function CodeToggle() {
  if (!methodNow()) return null;
  return (
    <IconButton
      icon="lesson"
      class="sm"
      label={t('code.title')}
      pressed={codeOpen.value}
      onClick={() => setOpen(!codeOpen.value)}
    />
  );
}

export function Pseudocode({ step }: { step: Step }) {
  const method = methodNow();
  if (!method || !codeOpen.value) return null;
  return (
    <section class="card code" tabIndex={0} aria-label={t('code.title')}>
      <CodeLines step={step} method={method} />
    </section>
  );
}
