/** The named numbers of a stop: read from the trace, or computed from those before them. */
import type { FrameTree, Step } from '../../trace/steps';
import { evaluate, ExpressionError } from './expression';
import type { Values } from './types';

export type Numbers = Readonly<Record<string, number>>;

const reference = /^(.+)#(begin:)?([A-Za-z]\w*)(?:\.(\d))?$/;

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
    const [, address, begin, field, at] = reference.exec(source) ?? [];
    numbers[name] =
      address && field ? numberOfStep(traces, address, field, at, begin !== undefined) : evaluate(source, numbers);
  }
  return numbers;
}

function numberOfStep(traces: Traces, address: string, field: string, at: string | undefined, begin: boolean): number {
  const second = address.startsWith('B:');
  const tree = second ? traces.second : traces.first;
  const step = tree?.byAddress.get(second ? address.slice(2) : address);
  if (!step) throw new ExpressionError(`there is no step ${address}`);
  const value = counts[field]?.(step) ?? fieldOf(step, field, begin);
  const number = at !== undefined && Array.isArray(value) ? (value as unknown[])[Number(at)] : value;
  if (typeof number === 'boolean') return number ? 1 : 0;
  if (typeof number !== 'number') throw new ExpressionError(`${address} has no number ${field}`);
  return number;
}

/** What no record says but the step has: of the broad phase, how many boxes were looked at, and how deep the deepest lies. */
const counts: Readonly<Record<string, (step: Step) => number | undefined>> = {
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
