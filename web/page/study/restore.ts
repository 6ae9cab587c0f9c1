/** Back to a moment of a study that a link names. What cannot be had is said by whoever asked. */
import { sameLeftOut } from '../model/partLook';
import type { Session, History } from '../core/session/session';
import { sameRecipe } from '../core/address/linkedRecipe';
import type { Moment } from '../core/address/permalink';
import type { RestoreStudyParts } from '../core/rooms';
import * as store from '../core/store';
import type { LinkedStudy } from '../model/study/link';
import { studyRoom } from './room';
import { breaks, type StudyBreak, toggledLayers } from './state';

/** @returns false: the mesh is not here */
export async function restoreStudy(
  { session, openMeshOf, openMesh }: RestoreStudyParts,
  moment: Moment,
  linked: LinkedStudy,
  history: History,
): Promise<'shown' | 'file gone' | 'overtaken'> {
  const room = studyRoom(session);
  const { id, settings, beside, meshOf } = linked;
  const place = { settings, beside, address: moment.address, level: moment.level, history };
  let shown: boolean;
  if (moment.mesh) {
    const here = isThere(session, moment) ? session.loaded : await openMesh();
    if (!here) return 'file gone';
    shown = await room.openOn(id, here, place);
  } else {
    const isHere = session.loaded?.presetId === meshOf && sameRecipe(moment.repair, session.loaded?.repair?.recipe);
    if (meshOf !== null && !isHere && !(await openMeshOf(meshOf))) return 'overtaken';
    const withMesh = meshOf !== null ? { withMesh: true } : {};
    shown =
      moment.preset !== null
        ? await room.openPresetById(moment.preset, { ...place, ...withMesh })
        : await room.openOn(id, meshOf === null ? null : session.loaded, place);
  }
  const open = store.study.value;
  if (!shown || !open) return 'overtaken';
  const { layers, schema } = open.module;
  toggledLayers.value = linked.toggled.filter((name) => layers.some((layer) => layer.name === name));
  breaks.value = (linked.breaks as readonly StudyBreak[]).filter(({ result }) =>
    schema.results.some((field) => field.name === result),
  );
  return 'shown';
}

/** Whether the mesh of the link, mended in the same way, is the one that is open. */
function isThere({ loaded }: Session, { mesh, repair }: Moment): boolean {
  if (!loaded || loaded.hash !== mesh?.hash) return false;
  return sameLeftOut(mesh?.parted, loaded.repair?.original ?? loaded.mesh) && sameRecipe(repair, loaded.repair?.recipe);
}
