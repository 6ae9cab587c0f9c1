/** Starts the solver's worker. */
import { connect } from './line';
import type { Connection } from './client';

export function spawnWorker(): Connection {
  return connect(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}
