/** Repaired meshes: the open one, and those of links with their repair. The original is kept with them. */
import '../../texts/later';
import { formatNumber } from '../../base/i18n/numbers';
import type { AppliedRepair, Message, SceneMesh } from '../../model';
import { type MendHelp, repairElsewhere } from '../../solver/repair/elsewhere';
import { type Mended, type Recipe, RepairError } from '../../../mesh/repair/types';
import { withoutParts } from '../../model/parts/plain';
import { Ended } from '../../solver/once';
import { boundsOf } from '../../../mesh/placement';
import type { PlacedFile } from '../address/missingFile';
import { jobOf, MessageError } from '../session/failure';
import { sameRecipe } from '../address/linkedRecipe';
import type { LoadedMesh, Session } from '../session/session';
import { rooms } from '../rooms';
import * as store from '../store';

/** The latest result for a mesh: the preview is what is used. Dropped with the mesh. */
const made = new WeakMap<SceneMesh, { readonly recipe: Recipe; readonly mended: Mended }>();

/** @returns null when the signal was aborted @throws MessageError */
export async function mend(
  session: Session,
  original: SceneMesh,
  recipe: Recipe,
  help: MendHelp,
): Promise<Mended | null> {
  const latest = made.get(original);
  if (latest && sameRecipe(latest.recipe, recipe) && (latest.mended.facts || !help.look)) return latest.mended;
  try {
    const mended = await (session.repairer ?? repairElsewhere)(original, recipe, { name: original.name, ...help });
    if (mended) made.set(original, { recipe, mended });
    return mended;
  } catch (error) {
    if (error instanceof Ended) return null;
    if (error instanceof RepairError) throw new MessageError(refusal(error));
    const failed = new MessageError(
      { key: 'repair.error.failed' },
      error instanceof Error ? error.message : String(error),
    );
    throw Object.assign(failed, { job: jobOf(error) });
  }
}

function refusal({ code, details }: RepairError): Message {
  const values = Object.entries(details).map(([name, value]) => [name, formatNumber(value)]);
  return { key: `repair.error.${code}`, values: Object.fromEntries(values) };
}

interface MendedMesh {
  readonly mesh: SceneMesh;
  readonly repair: AppliedRepair;
}

/** The repaired mesh for a scene. @returns null when the signal was aborted @throws MessageError */
export async function mendMesh(
  session: Session,
  original: SceneMesh,
  recipe: Recipe,
  signal: AbortSignal,
): Promise<MendedMesh | null> {
  const done = session.working(original.name);
  try {
    const mended = await mend(session, original, recipe, { signal });
    if (!mended || signal.aborted) return null;
    const { positions, indices } = mended.repaired;
    // Its triangles are others: parts of the file have no meaning in it, and what was left out stays away.
    const mesh: SceneMesh = { ...withoutParts(original), positions, indices, bounds: boundsOf(positions) };
    return { mesh, repair: { recipe, original, done: mended.repaired.done } };
  } finally {
    done();
  }
}

/** The user's file, repaired; the solver has it in place of the original. */
export async function mendPlaced(
  session: Session,
  placed: PlacedFile,
  recipe: Recipe,
  signal: AbortSignal,
): Promise<(PlacedFile & { readonly repair: AppliedRepair }) | null> {
  try {
    const mended = await mendMesh(session, placed.mesh, recipe, signal);
    return mended && { ...placed, ...mended, ...(await session.client.addMesh(mended.mesh)) };
  } finally {
    session.client.dropMesh(placed.id);
  }
}

/**
 * The open scene on its repaired mesh, or on the original; body, motion and place stay.
 * @param scene aborted when another one is requested meanwhile
 * @returns whether it is shown
 */
export async function repairMesh(session: Session, recipe: Recipe | null, scene: AbortSignal): Promise<boolean> {
  const before = session.loaded;
  if (!before || store.walking.value) return false;
  const original = before.repair?.original ?? before.mesh;
  let shown = false;
  await session.attempt({ key: 'failure.repair.title', values: { name: original.name } }, async () => {
    const mended = recipe && (await mendMesh(session, original, recipe, scene));
    if (recipe && !mended) return;
    const mesh = mended?.mesh ?? original;
    const added = await session.client.addMesh(mesh);
    if (scene.aborted) return session.client.dropMesh(added.id);
    const { presetId, hash } = before;
    shown = await reopen(session, scene, { ...added, mesh, presetId, hash, ...(mended && { repair: mended.repair }) });
  });
  return shown;
}

async function reopen(session: Session, scene: AbortSignal, loaded: LoadedMesh): Promise<boolean> {
  if (store.study.value) {
    const { studyRoom } = await rooms.studies();
    return studyRoom(session).useFile(loaded);
  }
  const experiment = store.experiment.value;
  const { baseline } = session;
  if (!experiment || !baseline) return false;
  return session.openScene(scene, {
    loaded,
    experiment,
    baseline,
    compare: store.comparison.value?.changes ?? null,
    address: store.cursor.value,
    level: store.level.value,
    sameView: true,
    history: 'push',
  });
}
