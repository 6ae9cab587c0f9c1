import type { EventOf } from '../../../package/trace/events.gen';

/** The first edge beyond which the touching point lies. */
export function failedSide(event: EventOf<'SweptFaceTest'>): { edge: number; side: number } {
  const sides = [event.side0, event.side1, event.side2];
  const edge = Math.max(
    0,
    sides.findIndex((side) => !(side >= 0)),
  );
  return { edge, side: sides[edge] ?? NaN };
}
