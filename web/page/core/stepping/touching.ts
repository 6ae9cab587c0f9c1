/** Which check of a triangle found its touch. Knows steps alone, no words. */
import type { Step } from '../../../package/trace/steps';

/** The check of a triangle that found this time. */
export function touchingCheck(triangle: Step, time: number): Step | null {
  return Number.isFinite(time) ? touching(triangle, time) : null;
}

/** Is it the check of the feature that the triangle says is touched first? */
function isNamed({ event }: Step, triangle: Step): boolean {
  const end = triangle.event;
  if (end.kind !== 'TriangleEnd') return false;
  if ('edge' in event) return end.feature === 'edge' && event.edge === end.element;
  if ('vertex' in event) return end.feature === 'vertex' && event.vertex === end.element;
  return end.feature === 'face';
}

export function touching(triangle: Step, time: number): Step {
  const found = triangle.children.filter((child) => 'time' in child.event && child.event.time === time);
  // Edges that lie on each other are touched at the same time; the triangle names one of them.
  const check = found.find((child) => isNamed(child, triangle)) ?? found.at(-1);
  // A touch at the start is found by a check that has no time: it is 0.
  const touch = triangle.children.find(({ event }) => event.kind === 'TouchTest' && event.verdict === 'entering');
  return check ?? touch ?? triangle;
}
