/** The way into the level audit, and the mesh that is audited there: the session's. */
import type { WalkToOpen } from '../audit/walkAgain/open';
import type { Anchors } from '../core/address/anchors';
import type { Entrance } from '../core/address/entering';
import { isLent, lendScene } from '../core/session/courseLoan';
import type { Opener } from '../core/session/openActions';
import type { Session } from '../core/session/session';
import { room, study } from '../core/store';
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
  return {
    audit() {
      if (room.peek() === 'learn') lendScene();
      anchors.enter('audit', null, 'push');
    },
    async openLevel(first, named = null) {
      const { scenes } = session.asking;
      /** What was asked for since, in this room or by leaving it, must not be replaced. */
      const isOver = async () => {
        await session.asking.underWay;
        return room.peek() !== 'audit' || (session.asking.scenes !== scenes && session.loaded !== null);
      };
      // The content of the address, or of an earlier visit of this room, may still be loading.
      await entrance.begun;
      if (await isOver()) return;
      const { loaded } = session;
      // A study leaves the scene before it loaded, under the study's name.
      const other = named !== null && (loaded?.presetId !== named || study.peek() !== null);
      // A lesson's scene is not a level that the user opened.
      if (loaded && !other && (named !== null || !isLent() || loaded.mesh.source === 'file')) {
        // It is here; a lesson whose scene is still loading must not replace it.
        if (named !== null) session.beginScene();
        return;
      }
      // After leaving the workbench at a level you find it unchanged, repaired or with another body.
      if (!loaded && visits.last() !== null) {
        await entrance.begin('', 'none');
        if (named === null || (session.loaded?.presetId === named && !study.peek()) || (await isOver())) return;
      } else if (named === null && visits.last() !== null) return entrance.begin('', 'none');
      await (entrance.begun = openPresetAt(named ?? first, { history: 'replace' }).then(() => {}));
      anchors.brought = session.loaded;
    },
    audited: () => anchors.audited,
    sayAudited: (at) => anchors.sayAudited(at),
    openWalk: async (walk) => (await import('../audit/walkAgain/open')).openWalk(session, walk),
  };
}

declare module '../core/actions' {
  interface PageActions extends AuditActions {}
}
