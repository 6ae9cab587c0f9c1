/**
 * Several bodies in one scene. One of them is shown: it is run, traced and stepped as ever. The others have a start of their own and all else in
 * common with it; they do not meet each other.
 */
import { signal } from '@preact/signals';
import type { Experiment, Vec3 } from '../model';
import type { Session } from './session';
import * as store from './store';

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
/** the next click in a view puts another body there */
export const adding = signal<boolean>(false);

/** At once: both are the same. */
export function showBodies(those: Bodies | null): void {
  if (sameBodies(those, bodies.value)) wantedBodies.value = bodies.value;
  else bodies.value = wantedBodies.value = those;
}

export const sameBodies = (a: Bodies | null, b: Bodies | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One of them shown, with the rest beside it. */
export interface Arranged {
  readonly start: Vec3;
  readonly bodies: Bodies | null;
}

/** The starts of all, in their order. @param start of the shown one */
export function startsOf({ start, bodies: those }: Arranged): Vec3[] {
  return those ? those.others.toSpliced(those.shown, 0, start) : [start];
}

/** @param starts of all, one at least */
export function arranged(starts: readonly Vec3[], shown: number): Arranged {
  const others = starts.toSpliced(shown, 1);
  return { start: starts[shown]!, bodies: others.length > 0 ? { others, shown } : null };
}

/** The shown one is taken away; the one after it is shown, or the last. */
export function withoutShown(before: Arranged): Arranged {
  const { bodies: those } = before;
  return those ? arranged(those.others, Math.min(those.shown, those.others.length - 1)) : before;
}

/** Other bodies, or another one of them shown: a place of its own in the history. @param experiment of the one that is shown then */
export async function arrange(session: Session, experiment: Experiment, those: Bodies | null): Promise<void> {
  store.wanted.value = experiment;
  wantedBodies.value = those;
  await session.runAgain('push');
}
