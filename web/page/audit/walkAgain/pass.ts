/** Which part of a frame shows a body that falls through: it may have gone through a wall while it walked, or through the ground while gravity took it down. */
import type { EventKind } from '../../../audit/detectors/types';
import { moveOptions } from '../../../audit/run/options';
import type { World } from '../../../audit/run/crowd';
import type { AuditSettings } from '../../../audit/run/types';

/** The movement, or gravity: as addresses have them, `p0` and `p1`. */
export type Pass = 0 | 1;

/** The centre as a ball so small, as a share of the smallest radius. */
const pointShare = 1e-3;

/** @param request of the frame, 12 numbers @returns undefined: the kind says it */
export function passOf(
  { mesh }: World,
  settings: AuditSettings,
  kind: EventKind,
  request: Float64Array,
): Pass | undefined {
  if (kind !== 'fallsThrough') return undefined;
  const alone = request.slice();
  alone.fill(0, 6, 9);
  const { position } = mesh.moveMany(alone, moveOptions(settings));
  const point = pointShare * Math.min(...settings.radii);
  const way = [0, 1, 2].map((axis) => position[axis]! - request[axis]!);
  const { time, depth } = mesh.sweepMany(
    Float64Array.of(...request.subarray(0, 3), ...way, point, point, point),
    { sides: 'both' },
  ); // prettier-ignore
  return time[0]! <= 1 && !(depth[0]! > 0) ? 0 : 1;
}
