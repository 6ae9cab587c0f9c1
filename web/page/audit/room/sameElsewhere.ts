/** The spot of the other method that a spot is compared with. */
import { spotReach } from '../../../audit/run/audit';
import { length3 } from '../../../audit/run/length';
import type { AuditSettings } from '../../../audit/run/types';
import type { Spot } from '../../../audit/spots/spots';

/** @returns the nearest of the same kind that reaches the place; undefined: it does not happen there with that method */
export function sameElsewhere(spot: Spot, others: readonly Spot[], settings: AuditSettings): Spot | undefined {
  const [x, y, z] = spot.place;
  const away = ({ place }: Spot) => length3(place[0] - x, place[1] - y, place[2] - z);
  const near = others.filter((other) => other.kind === spot.kind && away(other) <= spotReach(settings));
  return near.sort((a, b) => away(a) - away(b) || a.number - b.number)[0];
}
