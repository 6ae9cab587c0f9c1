/**
 * Several bodies in one scene. One of them is on screen: it is run, traced and stepped as usual. The others have separate starts and share everything
 * else with it; they do not meet each other. The actions on them load with the tools (`tools/bodies/`).
 */
import { signal } from '@preact/signals';
import type { Vec3 } from '.';

export const mostBodies = 16;

export interface Bodies {
  /** where the others begin, world, in their order */
  readonly others: readonly Vec3[];
  /** place of the shown one among all of them, from 0 */
  readonly shown: number;
}

/** null: there is one body, as nearly always. Changed by the actions only. */
export const bodies = signal<Bodies | null>(null);
/** Those asked for last; ahead of `bodies` while the shown one is being run. */
export const wantedBodies = signal<Bodies | null>(null);

export function showBodies(those: Bodies | null = null): void {
  bodies.value = wantedBodies.value = those;
}
