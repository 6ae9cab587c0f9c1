/** Back to a moment of a study that a link names. What cannot be had is said by whoever asked. */
import type { LoadedMesh, Session, History } from '../state/session';
import type { Moment } from '../state/permalink';
import * as store from '../state/store';
import type { LinkedStudy } from './link';
import { studyRoom } from './room';
import { breaks, type StudyBreak, toggledLayers } from './state';

export interface RestoreStudyParts {
  readonly session: Session;
  /** Opens a preset of the sweep for its mesh. @returns false when it failed */
  openMeshOf(presetId: string): Promise<boolean>;
  /** The mesh of the link; null when it is not here. */
  openMesh(): Promise<LoadedMesh | null>;
}

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
    const here = session.loaded?.hash === moment.mesh.hash ? session.loaded : await openMesh();
    if (!here) return 'file gone';
    shown = await room.openOn(id, here, place);
  } else {
    if (meshOf !== null && session.loaded?.presetId !== meshOf && !(await openMeshOf(meshOf))) return 'overtaken';
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
