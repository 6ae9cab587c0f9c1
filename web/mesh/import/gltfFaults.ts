/** All that is wrong with a document, not only what was met first. */
import { ImportError } from './types';

/** More are not told: a document of a stranger may have a million. */
const MOST = 20;

/** @param attempts each checks one part of the document @returns `first`, with all others in its details */
export function withAllFaults(first: ImportError, attempts: Iterable<() => unknown>): ImportError {
  const faults = new Map([[first.message, first]]);
  for (const attempt of attempts) {
    if (faults.size === MOST) break;
    try {
      attempt();
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      if (!faults.has(error.message)) faults.set(error.message, error);
    }
  }
  const others = [...faults.keys()].slice(1).join('; ');
  if (!others) return first;
  return new ImportError(first.code, { ...first.details, faults: faults.size, others }, { cause: first });
}
