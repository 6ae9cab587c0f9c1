/** Workers of the page as hands of an audit. */
import type { Hand, Say } from '../../../audit/pool/protocol';

export function spawnWalker(): Hand {
  const worker = new Worker(new URL('./walker.ts', import.meta.url), { type: 'module' });
  const hand: Hand = {
    heard: () => {},
    post: (ask) => worker.postMessage(ask),
    end: () => worker.terminate(),
  };
  worker.onmessage = ({ data }: MessageEvent<Say>) => hand.heard(data);
  worker.onerror = (event) => {
    event.preventDefault();
    hand.heard({ kind: 'failed', message: event.message || 'The worker could not be started.' });
  };
  worker.onmessageerror = () => hand.heard({ kind: 'failed', message: 'An answer of the worker could not be read.' });
  return hand;
}
