/** Workers of the page as hands of an audit. */
import type { Ask, Hand, Say } from '../../../audit/pool/protocol';
import { handOf } from '../workerHand';

export function spawnWalker(): Hand {
  const worker = new Worker(new URL('./walker.ts', import.meta.url), { type: 'module' });
  const hand: Hand = {
    heard: () => {},
    ...handOf<Ask, Say>(
      worker,
      (said) => hand.heard(said),
      (message) => hand.heard({ kind: 'failed', message }),
    ),
  };
  return hand;
}
