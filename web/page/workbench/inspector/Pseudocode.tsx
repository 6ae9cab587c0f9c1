/** The method line by line, next to its step. Closed until you open it; this browser keeps that. */
import { signal } from '@preact/signals';
import { keepText, keptText, readAgain } from '../../base/storage/kept';
import { names } from '../../base/storage/keptNames';
import { study, tree } from '../../core/store';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { lazy } from '../../core/controls/lazy';

import { partsOf } from '../../model/method/parts';
import type { FetchLines } from './CodeLines';

const CodeLines = lazy(async () => (await import('./CodeLines')).CodeLines);

const key = names.code;

/** The person has it open. */
const codeOpen = signal(keptText(key) === 'open');
readAgain(() => (codeOpen.value = keptText(key) === 'open'));

function setOpen(open: boolean): void {
  codeOpen.value = open;
  keepText(key, open ? 'open' : 'closed');
}

/** @returns null while nothing is open */
function linesNow(): FetchLines | null {
  if (study.value) return study.value.module.program;
  const opening = tree.value?.root.opening;
  if (opening?.kind !== 'MoveBegin') return null;
  const { program, outline } = partsOf[opening.method];
  return program ?? outline;
}

/** Opens and closes the card. It is in the row of the address, so that closed it takes no room from what is read at every step. */
export function CodeToggle() {
  if (!linesNow()) return null;
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
  const fetchLines = linesNow();
  if (!fetchLines || !codeOpen.value) return null;
  return (
    <section class="card code" tabIndex={0} aria-label={t('code.title')}>
      <CodeLines step={step} fetchLines={fetchLines} />
    </section>
  );
}
