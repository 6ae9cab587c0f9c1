/** Looks a mesh over in a worker of its own: the solver's is for stepping meanwhile. */
import { reportPatience } from '../../model/jobs';
import { askOnce } from '../once';
import type { MeshFacts } from '../../../mesh/report/types';

/** @returns null when the signal came first @throws Error when the worker could not do it, for lack of memory most likely */
export function lookOverElsewhere(
  positions: Float64Array,
  indices: Uint32Array,
  signal: AbortSignal,
  name = '',
): Promise<MeshFacts | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const patience = reportPatience(indices.length / 3);
  const job = { kind: 'report', name, patience, input: { mesh: { name, positions, indices } } } as const;
  // Copied, not handed over: the page draws from these arrays.
  return askOnce<MeshFacts, MeshFacts>({
    worker,
    job,
    request: { positions, indices },
    signal,
    read: (facts) => facts,
  });
}
