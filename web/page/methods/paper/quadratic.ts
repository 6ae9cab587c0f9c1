import type { EventOf } from '../../../package/trace/events.gen';
import { finite } from '../../explain/roots';
import type { Quadratic } from '../../model/explain/eventView';

/** The quadratic that the paper solves for a corner or an edge. */
export function quadraticOf(
  glyph: Quadratic['glyph'],
  { a2, a1, a0, discriminant, root1, root2, latest, time }: EventOf<'VertexTest'> | EventOf<'EdgeTest'>,
): Quadratic {
  return { glyph, a2, a1, a0, discriminant, root1: finite(root1), root2: finite(root2), latest, time };
}
