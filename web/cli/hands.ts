/** Threads of node as workers of an audit. */
import { Worker } from 'node:worker_threads';
import type { Hand, Say } from '../src/audit/pool/protocol';

export function spawnThread(): Hand {
  const worker = new Worker(new URL('./auditWorker.js', import.meta.url));
  const hand: Hand = {
    heard: () => {},
    post: (ask) => worker.postMessage(ask),
    end: () => void worker.terminate(),
  };
  worker.on('message', (say: Say) => hand.heard(say));
  worker.on('error', (error) => hand.heard({ kind: 'failed', message: error.message }));
  return hand;
}
