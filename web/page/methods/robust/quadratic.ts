import type { EventOf } from '../../../package/trace/events.gen';
import { finite } from '../../explain/roots';
import type { Quadratic } from '../../model/explain/eventView';

/** A t² + 2B t + C; its discriminant is never formed. */
export function quadraticOf(
  glyph: Quadratic['glyph'],
  { a, b, c, exit, latest, time }: EventOf<'SweptVertexTest'> | EventOf<'SweptEdgeTest'>,
): Quadratic {
  const roots = { root1: finite(time), root2: finite(exit) };
  return { glyph, a2: a, a1: 2 * b, a0: c, discriminant: null, ...roots, latest, time };
}
