/** The level that the audit opens by itself. */
import type { Anchors } from '../core/address/anchors';
import type { Entrance } from '../core/address/entering';
import type { Visits } from '../core/kept/visits';
import { isLent } from '../core/session/courseLoan';
import type { Opener } from '../core/session/openActions';
import type { Session } from '../core/session/session';
import { room, study } from '../core/store';

interface Parts extends Pick<Opener, 'openPresetAt'> {
  readonly session: Session;
  readonly anchors: Anchors;
  readonly entrance: Entrance;
  readonly visits: Visits;
}

interface Wish {
  /** preset for a first visit */
  readonly first: string;
  /** preset in the address */
  readonly named: string | null;
  /** requests so far when the level was asked for */
  readonly scenes: number;
  /** aborted once the room wants another level: what both waited for may come to the later one first */
  readonly by: AbortSignal;
}

/** Opens what the workbench would, if there is no level to audit; the address stays the audit's. */
export async function openLevel(
  { session, anchors, entrance, visits, openPresetAt }: Parts,
  { first, named, scenes, by }: Wish,
): Promise<void> {
  /** What was asked for since, in this room or by leaving it, must not be replaced. */
  const isOver = async () => {
    while (session.asking.underWay) await session.asking.underWay;
    return by.aborted || room.peek() !== 'audit' || (session.asking.scenes !== scenes && session.loaded !== null);
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
}
