/**
 * What a breakpoint says. A clause is one condition on the run; a breakpoint holds where all of its clauses do, and a run is
 * stopped by any of the breakpoints that are on.
 */

/** Every condition there is, in the order of the panel. */
export const conditionKinds = [
  'face',
  'edge',
  'vertex',
  'embedded',
  'sweeps',
  'limit',
  'turned',
  'separation',
  'nonfinite',
  'candidates',
  'hit',
  'tested',
  'time',
] as const;
export type ConditionKind = (typeof conditionKinds)[number];

export interface Clause {
  readonly kind: ConditionKind;
  /** null for conditions without a number */
  readonly value: number | null;
}

export interface Breakpoint {
  /** for keys and look-ups; means nothing */
  readonly id: number;
  readonly on: boolean;
  readonly clauses: readonly Clause[];
}

/** What the number of a condition may be, and what it is at first. */
export interface Parameter {
  readonly usual: number;
  readonly min: number;
  readonly max: number;
  /** the lowest value itself is not allowed */
  readonly above?: boolean;
  readonly integer: boolean;
}

const triangle: Parameter = { usual: 0, min: 0, max: 1e9, integer: true };

export const parameters: Readonly<Partial<Record<ConditionKind, Parameter>>> = {
  sweeps: { usual: 3, min: 1, max: 255, integer: true },
  candidates: { usual: 20, min: 1, max: 1e9, integer: true },
  separation: { usual: 0.0025, min: 0, above: true, max: 1, integer: false },
  time: { usual: 0.01, min: 0, above: true, max: 1, integer: false },
  hit: triangle,
  tested: triangle,
};

/** More would be a list nobody reads, and a link nobody can send. */
export const mostBreakpoints = 24;
export const mostClauses = 4;

export function clauseOf(kind: ConditionKind, value?: number): Clause {
  const parameter = parameters[kind];
  return { kind, value: parameter ? (value ?? parameter.usual) : null };
}

/** The clause with another number, where that is one it can have; else null. */
export function withValue(clause: Clause, value: number): Clause | null {
  const parameter = parameters[clause.kind];
  if (!parameter || !Number.isFinite(value) || value > parameter.max) return null;
  if (parameter.above ? value <= parameter.min : value < parameter.min) return null;
  if (parameter.integer && !Number.isInteger(value)) return null;
  return { ...clause, value };
}

export function clauseKey({ kind, value }: Clause): string {
  return value === null ? kind : `${kind}:${value}`;
}

/** What a page begins with. Triangles are left out: their numbers mean something in one mesh only. */
export const usualBreakpoints: readonly Breakpoint[] = conditionKinds
  .filter((kind) => kind !== 'hit' && kind !== 'tested')
  .map((kind, id) => ({ id, on: kind === 'edge' || kind === 'nonfinite', clauses: [clauseOf(kind)] }));
