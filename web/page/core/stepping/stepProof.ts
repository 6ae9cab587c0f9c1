/** Proves the claim of the present step, while the panel is open. The latest step wins; the previous proof stays until then. */
import { batch, effect } from '@preact/signals';
import { type Claim, claimOf, sameClaim } from './claims';
import { failureOf, isCancelled } from '../session/failure';
import { proofProblem, proved } from './proofs';
import type { Session } from '../session/session';
import * as store from '../store';

/** @returns what ends it */
export function proveShown(session: Session): () => void {
  let latest = 0;

  const prove = async (claim: Claim | null): Promise<void> => {
    const mine = ++latest;
    const { loaded, client } = session;
    if (!claim || !loaded) {
      proved.value = null;
      return;
    }
    if (proved.peek() && sameClaim(proved.peek()!.claim, claim)) return;
    const { query, triangle, time, until, wholeSweep } = claim;
    try {
      const proof = await client.prove(loaded.id, Float64Array.from(query), triangle, { time, until, wholeSweep });
      if (mine !== latest) return;
      batch(() => {
        proved.value = { claim, proof };
        proofProblem.value = null;
      });
    } catch (error) {
      if (mine !== latest || isCancelled(error)) return;
      proved.value = null;
      proofProblem.value = failureOf(error, { key: 'proof.failed' }).text;
    }
  };

  // Another mesh has other claims, even with the same numbers.
  const stop = effect(() => {
    void store.meshState.value;
    const step = store.currentStep.value;
    void prove(step && claimOf(step));
  });
  return () => {
    stop();
    latest++;
    proved.value = null;
  };
}
