/** Errors as plain data, on the worker's side of the boundary. */
import type { SolverFailure } from './protocol';

interface Loose {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly element?: unknown;
  readonly details?: unknown;
}

/** Keeps what a named error says about itself: code, element, details. */
export function describeError(error: unknown): SolverFailure {
  const loose = (typeof error === 'object' && error !== null ? error : {}) as Loose;
  return {
    name: typeof loose.name === 'string' ? loose.name : 'Error',
    code: codeOf(error, loose),
    message: error instanceof Error ? error.message : String(error),
    element: typeof loose.element === 'number' && loose.element >= 0 ? loose.element : null,
    details: detailsOf(loose.details),
  };
}

function codeOf(error: unknown, { code }: Loose): string {
  // After a trap the module's memory may be anything; only a new worker helps. A C++ throw arrives as a bare number.
  if (error instanceof WebAssembly.RuntimeError || typeof error === 'number') return 'crash';
  if (typeof code === 'string') return code;
  return error instanceof RangeError ? 'out-of-memory' : 'internal';
}

function detailsOf(details: unknown): Record<string, string | number> {
  if (typeof details !== 'object' || details === null) return {};
  const plain = ([, value]: [string, unknown]) => typeof value === 'string' || typeof value === 'number';
  return Object.fromEntries(Object.entries(details).filter(plain)) as Record<string, string | number>;
}
