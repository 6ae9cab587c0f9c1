/** Threads of node as workers of an audit. */
import { Worker } from 'node:worker_threads';
import type { Hand, Say } from '../audit/pool/protocol';

export function spawnThread(): Hand {
  const worker = new Worker(new URL('./auditWorker.js', import.meta.url));
  const hand: Hand = {
    heard: () => {},
    post: (ask) => worker.postMessage(ask),
    end: () => void worker.terminate(),
  };
  worker.on('message', (say: Say) => hand.heard(say));
  const failed = (error: Error) => hand.heard({ kind: 'failed', message: error.message });
  worker.on('error', failed);
  worker.on('messageerror', failed);
  worker.on('exit', (code) => failed(new Error(`A thread ended with ${code}.`)));
  return hand;
}
