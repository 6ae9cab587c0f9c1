/** Two methods that keep different clearances differ at the first contact, before any decision of theirs does. Pure. */
import type { FrameTree } from '../../../package/trace/steps';

export interface Clearance {
  /** world length that one run adds to the radii and the other does not */
  readonly skin: number;
  readonly of: 'first' | 'second';
}

/** Null where both keep the same, and within one method, where it is an option like any other. */
export function clearanceApart(first: FrameTree, second: FrameTree): Clearance | null {
  const [a, b] = [first.root.opening, second.root.opening];
  if (a.kind !== 'MoveBegin' || b.kind !== 'MoveBegin' || a.method === b.method || a.skin === b.skin) return null;
  return a.skin > b.skin ? { skin: a.skin, of: 'first' } : { skin: b.skin, of: 'second' };
}
