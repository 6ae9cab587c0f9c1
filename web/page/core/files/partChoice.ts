/** Choosing among the parts of a mesh: which are left out of the collision, and how the rest is drawn. Loads with the first mesh that has a choice. */
import '../../texts/later';
import { collisionMesh, wholeMesh } from '../../model/parts/collision';
import { soundChoice, soundTable } from '../../../mesh/parts/sound';
import { lookOf } from '../../model/parts/look';
import { type PartChoice, sameSpans, usualChoice } from '../../../mesh/parts/spans';
import type { SceneMesh } from '../../model';
import type { PlacedFile } from '../address/missingFile';
import { MessageError } from '../session/failure';
import { choiceToKeep, keepChoiceSoon } from './keptChoice';
import { showLookOf } from '../../model/partLook';
import type { Session } from '../session/session';
import { rooms } from '../rooms';
import * as store from '../store';

/** @throws MessageError where nothing would be left to collide with */
function chosenMesh(mesh: SceneMesh, choice: PartChoice): SceneMesh {
  const chosen = collisionMesh(wholeMesh(mesh), choice);
  if (!chosen) throw new MessageError({ key: 'parts.none' });
  return chosen.choice ? { ...chosen, look: lookOf(chosen, choice) } : chosen;
}

/**
 * A whole mesh, reduced to the chosen parts; the whole one is released.
 *
 * @throws MessageError, SolverError
 */
export async function parted(
  { client }: Pick<Session, 'client'>,
  placed: PlacedFile,
  choice: PartChoice,
): Promise<PlacedFile> {
  try {
    const mesh = chosenMesh(placed.mesh, choice);
    if (!mesh.whole) return { ...placed, mesh };
    const added = await client.addMesh(mesh);
    client.dropMesh(placed.id);
    return { ...placed, ...added, mesh };
  } catch (error) {
    client.dropMesh(placed.id);
    throw error;
  }
}

/** As this browser keeps it; undefined: nothing has been chosen. */
export const keptChoice = ({ client }: Pick<Session, 'client'>, { hash, mesh }: PlacedFile): PartChoice | undefined =>
  choiceToKeep(client, hash) ?? mesh.choice;

/** As a link, or a tour, says it. @throws MessageError for what no page has written */
export async function partedAs(session: Session, placed: PlacedFile, coded: unknown): Promise<PlacedFile> {
  const { o, y, k, t, d } = (coded ?? {}) as Readonly<Record<string, unknown>>;
  const triangles = placed.mesh.indices.length / 3;
  const table = placed.mesh.table ?? soundTable(t, triangles);
  const mesh: SceneMesh = { ...placed.mesh, ...(table && { table }) };
  const said = { leftOut: o, hidden: y, coloured: k === 1 };
  const choice = d === 1 ? keptChoice(session, placed) : soundChoice(said, triangles);
  if (!choice && d !== 1 && (o !== undefined || y !== undefined)) {
    session.client.dropMesh(placed.id);
    throw new MessageError({ key: 'link.damaged' });
  }
  return parted(session, { ...placed, mesh }, choice ?? usualChoice);
}

/** Only how they are drawn: the scene of the link is there. A link without room for the choice has none to say. */
export function showLinkedLook(mesh: SceneMesh, coded: unknown): void {
  const { y, k, d } = (coded ?? {}) as Readonly<Record<string, unknown>>;
  if (d === 1) return;
  const triangles = (mesh.whole ?? mesh).indices.length / 3;
  const choice = soundChoice({ hidden: y, coloured: k === 1 }, triangles) ?? usualChoice;
  showLookOf({ ...mesh, look: lookOf(mesh, choice) });
}

/** The scene that is being opened with other parts; aborted once it is not wanted. */
const reopening = new WeakMap<Session, AbortSignal>();

/**
 * For the open mesh. If bodies now meet something else the run is repeated; a walk is not interrupted for that.
 *
 * @throws MessageError, SolverError
 */
export async function chooseParts(session: Session, choice: PartChoice): Promise<void> {
  const { loaded, client } = session;
  if (!loaded || loaded.hash === null || store.walking.value) return;
  // The opening scene is not the one of this choice any more.
  if (reopening.get(session)?.aborted === false) session.beginScene();
  if (sameSpans(choice.leftOut, loaded.mesh.whole?.leftOut ?? [])) {
    showLookOf({ ...loaded.mesh, look: lookOf(loaded.mesh, choice) });
  } else if (!(await reopen(session, choice))) return;
  keepChoiceSoon(client, loaded.hash, choice);
}

/** @returns whether it is shown */
async function reopen(session: Session, choice: PartChoice): Promise<boolean> {
  const { loaded, baseline } = session;
  if (!loaded) return false;
  const mesh = chosenMesh(loaded.mesh, choice);
  const scene = session.beginScene();
  let asked = scene;
  reopening.set(session, asked);
  try {
    // The open mesh is released when the next one is shown, and not before.
    const added = { ...loaded, mesh, ...(await session.client.addMesh(mesh)) };
    const experiment = store.experiment.value;
    const inStudy = store.study.value !== null || !experiment || !baseline;
    const room = inStudy ? (await rooms.studies()).studyRoom(session) : null;
    if (scene.aborted) {
      session.client.dropMesh(added.id);
      return false;
    }
    if (room) {
      const used = room.useFile(added);
      reopening.set(session, (asked = session.scenes.latest));
      return await used;
    }
    const [address, compare] = [store.cursor.value, store.comparison.value?.changes ?? null];
    return await session.openScene(scene, {
      ...{ loaded: added, experiment: experiment!, baseline: baseline!, address, level: null, compare },
      history: 'push',
      sameView: true,
    });
  } finally {
    if (reopening.get(session) === asked) reopening.delete(session);
  }
}
