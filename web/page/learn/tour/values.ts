/** The named numbers of a stop: read from the trace, or computed from those before them. */
import type { FrameTree, Step } from '../../../package/trace/steps';
import { evaluate, ExpressionError } from './expression';
import type { Values } from './types';

export type Numbers = Readonly<Record<string, number>>;

/** `=edge` at the end: 1 where the field says that word, else 0; `?` at the beginning: NaN where there is no such number. */
const reference = /^(\??)(.+)#(begin:)?([A-Za-z]\w*)(?:\.(\d)|=([\w-]+))?$/;

/** The trees that are compared: of the run, and of the second one (`B:` before the address). */
export interface Traces {
  readonly first: FrameTree | null;
  readonly second?: FrameTree | null;
}

/**
 * @param given numbers that are there already, the guess among them
 * @throws ExpressionError when a step, a field or a name is missing
 */
export function numbersOf(values: Values | undefined, traces: Traces, given: Numbers = {}): Numbers {
  const numbers: Record<string, number> = { ...given };
  for (const [name, source] of Object.entries(values ?? {})) {
    const [, maybe, address, begin, field, at, word] = reference.exec(source) ?? [];
    if (!address || !field) numbers[name] = evaluate(source, numbers);
    else {
      try {
        numbers[name] = numberOfStep(traces, address, { field, at, word, begin: begin !== undefined });
      } catch (error) {
        if (!maybe) throw error;
        numbers[name] = NaN;
      }
    }
  }
  return numbers;
}

interface Asked {
  readonly field: string;
  readonly at: string | undefined;
  readonly word: string | undefined;
  readonly begin: boolean;
}

function numberOfStep(traces: Traces, address: string, { field, at, word, begin }: Asked): number {
  const second = address.startsWith('B:');
  const tree = second ? traces.second : traces.first;
  const step = tree?.byAddress.get(second ? address.slice(2) : address);
  if (!step) throw new ExpressionError(`there is no step ${address}`);
  // The field is a word of a text: it may be `constructor` too.
  const count = Object.hasOwn(counts, field) ? counts[field]!(step) : undefined;
  const value = count ?? fieldOf(step, field, begin);
  const number = at !== undefined && Array.isArray(value) ? (value as unknown[])[Number(at)] : value;
  if (typeof number === 'boolean') return number ? 1 : 0;
  if (word !== undefined && typeof number === 'string') return number === word ? 1 : 0;
  if (typeof number !== 'number') throw new ExpressionError(`${address} has no number ${field}`);
  return number;
}

/** What no record says but the step has: its place in the frame; of the broad phase, how many boxes were looked at, and how deep the deepest lies. */
const counts: Readonly<Record<string, (step: Step) => number | undefined>> = {
  order: ({ order }) => order,
  visits: ({ visits }) => visits?.length,
  deepest: ({ visits }) => visits && Math.max(...visits.map(({ depth }) => depth)),
};

/** The closing record of a group comes first; what only its beginning says is found there. */
function fieldOf({ event, opening }: Step, field: string, begin: boolean): unknown {
  for (const record of (begin ? [opening] : [event, opening]) as unknown as Readonly<Record<string, unknown>>[]) {
    if (Object.hasOwn(record, field)) return record[field];
  }
  return undefined;
}
