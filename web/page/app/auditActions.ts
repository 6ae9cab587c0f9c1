/** The way into the level audit, and the mesh that is audited there: the session's. */
import { Newest } from '../base/latest';
import type { WalkToOpen } from '../audit/walkAgain/open';
import type { Anchors } from '../core/address/anchors';
import type { Entrance } from '../core/address/entering';
import { lendScene } from '../core/session/courseLoan';
import type { Opener } from '../core/session/openActions';
import type { Session } from '../core/session/session';
import { room } from '../core/store';
import type { Visits } from '../core/kept/visits';

export interface AuditActions {
  /** Goes to the level audit. */
  audit(): void;
  /**
   * Opens what the workbench would, if there is no level to audit; the address stays the audit's. @param first preset for a first visit @param named
   * preset in the address
   */
  openLevel(first: string, named?: string | null): Promise<void>;
  /** The level and settings in the address; null: none. */
  audited(): string | null;
  /** The address says so from now on. */
  sayAudited(at: string | null): void;
  /** Shows the moment of an event in the workbench, with the body's walk as the run. Back returns to the audit. */
  openWalk(walk: WalkToOpen): Promise<void>;
}

export function auditActions(
  session: Session,
  anchors: Anchors,
  entrance: Entrance,
  visits: Visits,
  { openPresetAt }: Pick<Opener, 'openPresetAt'>,
): AuditActions {
  const wishes = new Newest();
  return {
    audit() {
      if (room.peek() === 'learn') lendScene();
      anchors.enter('audit', null, 'push');
    },
    async openLevel(first, named = null) {
      const wish = { first, named, scenes: session.asking.scenes, by: wishes.begin() };
      const { openLevel } = await import('./auditLevel');
      await openLevel({ session, anchors, entrance, visits, openPresetAt }, wish);
    },
    audited: () => anchors.audited,
    sayAudited: (at) => anchors.sayAudited(at),
    async openWalk(walk) {
      const by = session.asking.latest;
      const { openWalk } = await import('../audit/walkAgain/open');
      if (!by.aborted) await openWalk(session, walk);
    },
  };
}

declare module '../core/actions' {
  interface PageActions extends AuditActions {}
}
