import type { MoveOptions } from 'sweepscope';
import type { AuditSettings } from './types';

/** What of the settings a move is told. A method that has no steps or no limit of slopes does not look at them. */
export const moveOptions = ({ method, sides, slopeLimit, stepHeight, snapDistance }: AuditSettings): MoveOptions => ({
  method,
  sides,
  slopeLimit,
  stepHeight,
  snapDistance,
});
