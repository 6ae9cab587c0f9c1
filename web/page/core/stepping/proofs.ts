/** The latest proof. Written by `stepProof.ts` alone. */
import { signal } from '@preact/signals';
import type { Proof } from 'sweepscope';
import type { Claim } from './claims';
import type { Message } from '../../model';

export interface Proved {
  readonly claim: Claim;
  readonly proof: Proof;
}

/** null: nothing yet */
export const proved = signal<Proved | null>(null);
/** why there is no proof of what is shown */
export const proofProblem = signal<Message | null>(null);
