/**
 * Breakpoints as text, for links: `+edge&time:0.01,-sweeps:3,+slow:0.1:10`. `+` is on, `-` off; `,` is or, `&` is and; behind `:` stand
 * the number of a condition and that of its frames.
 * A link may come from anybody: what is not exactly this is no list of breakpoints.
 */
import {
  type Breakpoint,
  type Clause,
  clauseKey,
  clauseOf,
  conditionKinds,
  mostBreakpoints,
  mostClauses,
  parameters,
  spans,
  usualBreakpoints,
  withFrames,
  withValue,
} from '../../model/breakpoints/condition';

export function encodeBreakpoints(list: readonly Breakpoint[]): string {
  return list.map(({ on, clauses }) => (on ? '+' : '-') + clauses.map(clauseKey).join('&')).join(',');
}

/** Null: the text is not a list of breakpoints. Of the empty text there are none. */
export function decodeBreakpoints(text: string): Breakpoint[] | null {
  if (text === '') return [];
  // One more than may be there is enough to know that there are too many.
  const parts = text.split(',', mostBreakpoints + 1);
  const list = parts.map(decodeOne);
  return list.length <= mostBreakpoints && list.every((each) => each !== null) ? (list as Breakpoint[]) : null;
}

export const usualCode = encodeBreakpoints(usualBreakpoints);

function decodeOne(text: string, id: number): Breakpoint | null {
  const sign = text[0];
  const clauses = text
    .slice(1)
    .split('&', mostClauses + 1)
    .map(decodeClause);
  if ((sign !== '+' && sign !== '-') || clauses.length > mostClauses || clauses.includes(null)) return null;
  return { id, on: sign === '+', clauses: clauses as Clause[] };
}

function decodeClause(text: string): Clause | null {
  const [name, ...numbers] = text.split(':');
  const kind = conditionKinds.find((each) => each === name);
  if (!kind || numbers.includes('')) return null;
  const [value, frames] = numbers.map(Number);
  if (numbers.length !== (parameters[kind] ? 1 : 0) + (spans[kind] ? 1 : 0)) return null;
  const clause = value === undefined ? clauseOf(kind) : withValue(clauseOf(kind), value);
  return clause && frames !== undefined ? withFrames(clause, frames) : clause;
}
