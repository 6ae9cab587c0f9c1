/** Starts the solver's worker. */
import { wrap } from 'comlink';
import type { Connection } from './client';
import type { WorkerApi } from './protocol';

export function spawnWorker(): Connection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const died = new Promise<never>((_, reject) => {
    // Fires when the worker's script cannot be loaded, too; then there is no message.
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'the worker could not be started'));
    };
    worker.onmessageerror = () => reject(new Error('an answer of the worker could not be read'));
  });
  // Calls race against it; between calls nobody listens.
  died.catch(() => undefined);
  return { api: wrap<WorkerApi>(worker) as unknown as WorkerApi, died, terminate: () => worker.terminate() };
}
