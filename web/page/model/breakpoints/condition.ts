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
  'stalled',
  'turned',
  'slow',
  'groundlost',
  'groundfound',
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
  /** how many frames in a row it must hold, for conditions on several */
  readonly frames?: number;
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
  slow: { usual: 0.1, min: 0, above: true, max: 1, integer: false },
  hit: triangle,
  tested: triangle,
};

/** Conditions on several frames in a row, and how many these may be. */
export const spans: Readonly<Partial<Record<ConditionKind, Parameter>>> = {
  slow: { usual: 10, min: 1, max: 10_000, integer: true },
};

/** More would be a list nobody reads, and a link nobody can send. */
export const mostBreakpoints = 24;
export const mostClauses = 4;

export function clauseOf(kind: ConditionKind, value?: number, frames?: number): Clause {
  const parameter = parameters[kind];
  const span = spans[kind];
  return {
    kind,
    value: parameter ? (value ?? parameter.usual) : null,
    ...(span && { frames: frames ?? span.usual }),
  };
}

/** The clause with another number, where that is one it can have; else null. */
export function withValue(clause: Clause, value: number): Clause | null {
  return allows(parameters[clause.kind], value) ? { ...clause, value } : null;
}

/** The same for the number of frames. */
export function withFrames(clause: Clause, frames: number): Clause | null {
  return allows(spans[clause.kind], frames) ? { ...clause, frames } : null;
}

function allows(parameter: Parameter | undefined, value: number): boolean {
  if (!parameter || !Number.isFinite(value) || value > parameter.max) return false;
  if (parameter.above ? value <= parameter.min : value < parameter.min) return false;
  return !parameter.integer || Number.isInteger(value);
}

export function clauseKey({ kind, value, frames }: Clause): string {
  return [kind, value, frames].filter((part) => part !== null && part !== undefined).join(':');
}

/** What a page begins with. Triangles are left out: their numbers mean something in one mesh only. */
export const usualBreakpoints: readonly Breakpoint[] = conditionKinds
  .filter((kind) => kind !== 'hit' && kind !== 'tested')
  .map((kind, id) => ({ id, on: kind === 'edge' || kind === 'nonfinite', clauses: [clauseOf(kind)] }));
