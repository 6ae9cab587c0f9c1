/**
 * Breakpoints as text, for links: `+edge&time:0.01,-sweeps:3`. `+` is on, `-` off; `,` is or, `&` is and.
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
  usualBreakpoints,
  withValue,
} from './condition';

export function encodeBreakpoints(list: readonly Breakpoint[]): string {
  return list.map(({ on, clauses }) => (on ? '+' : '-') + clauses.map(clauseKey).join('&')).join(',');
}

/** Null: the text is not a list of breakpoints. Of the empty text there are none. */
export function decodeBreakpoints(text: string): Breakpoint[] | null {
  if (text === '') return [];
  const parts = text.split(',');
  const list = parts.map(decodeOne);
  return list.length <= mostBreakpoints && list.every((each) => each !== null) ? (list as Breakpoint[]) : null;
}

export const usualCode = encodeBreakpoints(usualBreakpoints);

function decodeOne(text: string, id: number): Breakpoint | null {
  const sign = text[0];
  const clauses = text.slice(1).split('&').map(decodeClause);
  if ((sign !== '+' && sign !== '-') || clauses.length > mostClauses || clauses.includes(null)) return null;
  return { id, on: sign === '+', clauses: clauses as Clause[] };
}

function decodeClause(text: string): Clause | null {
  const [name, value, ...more] = text.split(':');
  const kind = conditionKinds.find((each) => each === name);
  if (!kind || more.length > 0) return null;
  if (!parameters[kind]) return value === undefined ? clauseOf(kind) : null;
  return value ? withValue(clauseOf(kind), Number(value)) : null;
}
