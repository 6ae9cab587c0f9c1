import type { Step } from '../../package/trace/steps';

/** Verdicts of checks that found a touch. */
export const touches: readonly string[] = ['face-hit', 'edge-hit', 'vertex-hit', 'entering'];

/** The check that put the triangle out, or null when all of them were needed. */
export function decidingCheck(triangle: Step): Step | null {
  const end = triangle.event;
  if (end.kind !== 'TriangleEnd' || touches.includes(end.verdict) || end.verdict === 'chosen' || end.verdict === 'miss')
    return null;
  const same = triangle.children.find((child) => 'verdict' in child.event && child.event.verdict === end.verdict);
  // Only the first checks decide for the whole triangle; an edge's root says nothing about its corners.
  return same && (same.kind === 'plane' || same.kind === 'touch') ? same : null;
}
