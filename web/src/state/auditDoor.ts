/** From the audit to the workbench: how a body's walk is opened comes with the audit. */
import type { WalkToOpen } from '../audit/walkAgain/open';
import type { Session } from './session';

export interface AuditActions {
  /** Shows the moment of an event in the workbench, with the body's walk as the run. Back returns to the audit. */
  openWalk(walk: WalkToOpen): Promise<void>;
}

export const auditActions = (session: Session): AuditActions => ({
  openWalk: async (walk) => (await import('../audit/walkAgain/open')).openWalk(session, walk),
});
