/** The way into the level audit, and the mesh that is audited there: the session's. */
import type { WalkToOpen } from '../audit/walkAgain/open';
import type { Anchors } from './anchors';
import type { Entrance } from './entering';
import type { Session } from './session';

export interface AuditActions {
  /** Goes to the level audit. */
  audit(): void;
  /** Opens what the workbench would, where no mesh is here to be audited; the address stays the audit's. */
  openLevel(): Promise<void>;
  /** Shows the moment of an event in the workbench, with the body's walk as the run. Back returns to the audit. */
  openWalk(walk: WalkToOpen): Promise<void>;
}

export function auditActions(session: Session, anchors: Anchors, entrance: Entrance): AuditActions {
  return {
    audit: () => anchors.enter('audit', null, 'push'),
    async openLevel() {
      // Whatever the page was opened at, or an earlier visit of this room, may be on its way.
      await entrance.begun;
      if (!session.loaded) await entrance.begin('');
    },
    openWalk: async (walk) => (await import('../audit/walkAgain/open')).openWalk(session, walk),
  };
}
