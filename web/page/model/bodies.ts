/**
 * Several bodies in one scene. One of them is shown: it is run, traced and stepped as ever. The others have a start of their own and all else in
 * common with it; they do not meet each other. What is done with them comes with the tools (`tools/bodies/`).
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
