import type { ActivePlaneEvent } from '../../../package/trace/events.gen';
import type { Step } from '../../../package/trace/steps';
import { isFinite3 } from '../../../mesh/geometry/vec';

/**
 * Robust: the contact planes that bound the motion at a step. The set lives as long as the pass, so earlier slides count too.
 *
 * @param last the latest step whose effect is in; a slide or pass counts with all of itself
 */
export function activePlanesAt(slide: Step, last: Step): ActivePlaneEvent[] {
  const end = last === slide ? endOf(slide) : last.order;
  const active: ActivePlaneEvent[] = [];
  for (const step of planeSteps(slide.parent ?? slide)) {
    const { event } = step;
    if (step.order > end || event.kind !== 'ActivePlane') break;
    if (event.verdict === 'dropped') drop(active, event);
    else active[event.plane] = event;
  }
  return active.filter((plane) => isFinite3(plane.normal));
}

/** A steep triangle may have two: its own, and that of the wall it acts as. Those behind a dropped one move up. */
function drop(active: ActivePlaneEvent[], { triangle, normal }: ActivePlaneEvent): void {
  const same = (plane: ActivePlaneEvent) => plane.normal.every((part, axis) => Object.is(part, normal[axis]));
  const at = active.findIndex((plane) => plane.triangle === triangle && same(plane));
  if (at >= 0) active.splice(at, 1);
}

const planeSteps = (group: Step): Step[] =>
  group.children.flatMap((child) => {
    if (child.kind === 'activeplane') return [child];
    return child.kind === 'slide' || child.kind === 'response' ? planeSteps(child) : [];
  });

function endOf(step: Step): number {
  let at = step;
  for (let next = at.children.at(-1); next; next = at.children.at(-1)) at = next;
  return at.order;
}
