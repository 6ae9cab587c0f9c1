/** A steep contact may act as a wall: then a second plane joins the active set, right behind the step that says so. */
import type { Step } from './steps';

/** Is this the plane of such a wall? */
export function isWallPlane({ event, parent, order }: Step): boolean {
  if (event.kind !== 'ActivePlane') return false;
  const before = parent?.children.findLast((step) => step.order < order)?.event;
  return before?.kind === 'SteepContact' && before.wall.every((part, axis) => Object.is(part, event.normal[axis]));
}
