/** All bodies of a scene in one row, the shown one among them. */
import { signal } from '@preact/signals';
import type { Vec3 } from '../../../model';
import type { Bodies } from '../../../model/bodies';

/** the next click in a view puts another body there */
export const adding = signal<boolean>(false);

/** One of them shown, with the rest beside it. */
export interface Arranged {
  readonly start: Vec3;
  readonly bodies: Bodies | null;
}

/** The starts of all, in their order. @param start of the shown one */
export function startsOf({ start, bodies }: Arranged): Vec3[] {
  return bodies ? bodies.others.toSpliced(bodies.shown, 0, start) : [start];
}

/** @param starts of all, one at least */
export function arranged(starts: readonly Vec3[], shown: number): Arranged {
  const others = starts.toSpliced(shown, 1);
  return { start: starts[shown]!, bodies: others.length > 0 ? { others, shown } : null };
}

/** The shown one is taken away; the one after it is shown, or the last. */
export function withoutShown(before: Arranged): Arranged {
  const { bodies } = before;
  return bodies ? arranged(bodies.others, Math.min(bodies.shown, bodies.others.length - 1)) : before;
}
