/** Looks a mesh over in a worker of its own: the solver's is for stepping meanwhile. */
import type { MeshFacts } from './types';

/** @returns null when the signal came first @throws Error when the worker could not do it, for lack of memory most likely */
export function lookOverElsewhere(
  positions: Float64Array,
  indices: Uint32Array,
  signal: AbortSignal,
): Promise<MeshFacts | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<MeshFacts | null>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
    worker.onmessage = ({ data }: MessageEvent<MeshFacts>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'the mesh could not be looked over'));
    };
  });
  // Copied, not handed over: the page draws from these arrays.
  worker.postMessage({ positions, indices });
  return answer.finally(() => worker.terminate());
}
