/** The line that is read at every step. Its numbers lead to their origins, its symbols light the figures. */
import type { ComponentChildren } from 'preact';
import { computed } from '@preact/signals';
import { currentStep, digits, meshState, playing } from '../../core/store';
import type { SymbolName } from '../../base/highlight';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { linkedHandlers } from './linked';
import { NumberToken } from './NumberToken';
import { sentenceWith } from '../sentence';
import { fieldSaid, type Said } from '../said';
import { saidSymbol, timeSymbol } from '../symbols';

const current = computed(() => {
  const step = currentStep.value;
  return step ? { step, ...sentenceWith(step, digits.value) } : null;
});

export const currentSentence = computed(() => current.value?.message ?? null);

export function Sentence() {
  const here = current.value;
  // Before the first scene there is nothing to select from.
  if (!here) return <p class="sent">{meshState.value && t('sentence.none')}</p>;
  const { message, said, step } = here;
  return (
    <p class="sent" {...linkedHandlers(step)}>
      {rich(message.key, tokens(message.values ?? {}, said), {
        v: symbolTag('sym', step),
        vel: symbolTag('sym sy-v', step),
      })}
    </p>
  );
}

type Values = Readonly<Record<string, string | number>>;

/** Numbers of the trace become tokens; the bounds 0 and 1, counts and ids stay text. */
function tokens(values: Values, said: ReadonlyMap<string, Said>): Readonly<Record<string, ComponentChildren>> {
  const entries = Object.entries(values).map(([name, text]) => {
    const number = typeof text === 'string' ? said.get(text) : undefined;
    const found = number && fieldSaid(number, name);
    if (!found) return [name, text] as const;
    const token = (
      <NumberToken
        key={name}
        field={found.field}
        symbol={saidSymbol(found.step, found.field)}
        at={found.step.address}
        stop
      >
        {text}
      </NumberToken>
    );
    return [name, token] as const;
  });
  return Object.fromEntries(entries);
}

/** Symbols that mean the same in every sentence. */
const letters: Readonly<Record<string, SymbolName>> = { v: 'v', N: 'N' };

function symbolTag(name: string, step: Step) {
  return (children: ComponentChildren) => {
    const letter = String(children);
    return (
      <var class={name} data-sym={letter === 't' ? timeSymbol(step) : letters[letter]}>
        {children}
      </var>
    );
  };
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
