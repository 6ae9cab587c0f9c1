/** The method line by line, beside its step. Closed until somebody opens it; that is kept in this browser. */
import { signal } from '@preact/signals';
import { tree } from '../../state/store';
import type { Step } from '../../trace/steps';
import type { Method } from '../../trace/events.gen';
import { t } from '../../i18n/messages';
import { lazy } from '../controls/lazy';

const CodeLines = lazy(async () => (await import('./CodeLines')).CodeLines);

const key = 'sweepscope.code';

/** The person has it open. */
const codeOpen = signal(kept());

function kept(): boolean {
  try {
    return localStorage.getItem(key) === 'open';
  } catch {
    // A browser that keeps nothing.
    return false;
  }
}

function setOpen(open: boolean): void {
  if (open === codeOpen.peek()) return;
  codeOpen.value = open;
  try {
    localStorage.setItem(key, open ? 'open' : 'closed');
  } catch {
    // As above.
  }
}

function methodNow(): Method | null {
  const opening = tree.value?.root.opening;
  return opening?.kind === 'MoveBegin' ? opening.method : null;
}

export function Pseudocode({ step }: { step: Step }) {
  const method = methodNow();
  if (!method) return null;
  return (
    <details class="card code" open={codeOpen.value} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('code.title')}</summary>
      {codeOpen.value && <CodeLines step={step} method={method} />}
    </details>
  );
}
