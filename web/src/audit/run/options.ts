import type { MoveOptions } from 'sweepscope';
import type { AuditSettings } from './types';

/** What of the settings a move is told. The paper method has no steps and no limit of slopes. */
export const moveOptions = ({ method, sides, slopeLimit, stepHeight, snapDistance }: AuditSettings): MoveOptions =>
  method === 'paper' ? { method, sides } : { method, sides, slopeLimit, stepHeight, snapDistance };
