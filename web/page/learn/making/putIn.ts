/** What the text of a stop can name: symbols that light something at its step, and numbers that the step has. */
import { symbolValues } from '../../explain/symbols';
import { t, type MessageKey } from '../../base/i18n/messages';
import { allSymbols, symbolNames } from '../../base/highlight';
import type { Step } from '../../../package/trace/steps';
import { formatShort } from '../numbers';
import { lights } from './unlit';

export interface PutIn {
  /** as the text has it */
  readonly text: string;
  /** what it is, or its value */
  readonly what: string;
}

export function symbolsOf(step: Step): readonly PutIn[] {
  const usual: ReadonlySet<string> = new Set(symbolNames);
  return allSymbols()
    .filter((name) => lights(step, name))
    .map((name) => ({
      text: `[${name}]`,
      what: usual.has(name) ? meaningOf(name, step) : '',
    }));
}

/** Those of one method have their texts where it is; what has none shows its key. */
function meaningOf(name: string, step: Step): string {
  const key = `symbol.${name}` as MessageKey;
  const text = t(key, symbolValues(step));
  return text === key ? '' : text;
}

/** Whoever reads it gets them from the trace: those of the closing record, then those that only its beginning has. */
export function numbersIn({ event, opening }: Step): readonly PutIn[] {
  const fields = Object.entries({ ...opening, ...event }) as readonly (readonly [string, unknown])[];
  return fields.flatMap(([name, value]) =>
    typeof value === 'number' && Number.isFinite(value) ? [{ text: `{${name}}`, what: formatShort(value, 4) }] : [],
  );
}
