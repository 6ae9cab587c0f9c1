/** A level and the real module for the audit's tests. */
import { loadSolver, type Solver } from 'sweepscope';
import type { Shape } from '../../../../meshes/shapes/shape';
import { worldOf, type OwnWorld } from '../../../../web/audit/run/audit';
import { usualSettings } from '../../../../web/audit/run/settings';
import type { AuditSettings } from '../../../../web/audit/run/types';

let solver: Promise<Solver> | undefined;

export async function world(shape: Shape, settings: AuditSettings): Promise<OwnWorld> {
  solver ??= loadSolver();
  return worldOf(await solver, shape, settings);
}

/** A few bodies for a few seconds. */
export const settingsFor = (changes: Partial<AuditSettings> = {}): AuditSettings => ({
  ...usualSettings,
  bodies: 60,
  frames: 300,
  ...changes,
});
