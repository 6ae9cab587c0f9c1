import type { ActivePlaneEvent } from '../../trace/events.gen';
import type { Step } from '../../trace/steps';
import { isFinite3 } from '../geometry/vec';

/**
 * Robust: the contact planes that bound the motion at a step. The set lives as long as the pass, so earlier slides count too.
 *
 * @param last the latest step whose effect is in; a slide or pass counts with all of itself
 */
export function activePlanesAt(slide: Step, last: Step): ActivePlaneEvent[] {
  const end = last === slide ? endOf(slide) : last.order;
  const active = new Map<number, ActivePlaneEvent>();
  for (const step of planeSteps(slide.parent ?? slide)) {
    const { event } = step;
    if (step.order > end || event.kind !== 'ActivePlane') break;
    if (event.verdict === 'dropped') dropTriangle(active, event.triangle);
    else active.set(event.plane, event);
  }
  return [...active.values()].filter((plane) => isFinite3(plane.normal));
}

function dropTriangle(active: Map<number, ActivePlaneEvent>, triangle: number): void {
  for (const [place, plane] of active) if (plane.triangle === triangle) active.delete(place);
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
