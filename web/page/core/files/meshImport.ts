/** Reads the user's files, fills the import card, and makes the experiment for a mesh. */
import '../../texts/kept';
import { loadImportMessages } from '../../texts/importMessages';
import type { MessageKey } from '../../base/i18n/messages';
import type { Pose } from '../../../mesh/import/types';
import type { ImportCard, Message, Progress } from '../../model';
import type { ParsedFacts, ParseProgress } from '../../solver/protocol';
import type { Placement } from '../../../mesh/placement';
import { type Awaited, type PlacedFile, trianglesOf, waitFor } from '../address/missingFile';
import { MessageError } from '../session/failure';
import { fitExperiment, fitSolver } from './fit';
import { isUsual, type PartChoice, usualChoice } from '../../../mesh/parts/spans';
import { keptChoice, parted } from './partChoice';
import { requestProgress, type RequestProgress } from './requestProgress';
import type { Session } from '../session/session';
import { rooms } from '../rooms';
import * as store from '../store';

const stages: Readonly<Record<'unpack' | 'read' | 'build' | 'check', Progress['stage']>> = {
  unpack: 'read',
  read: 'parse',
  build: 'build',
  check: 'check',
};

/** Poses tried for a link that waits; each is read and placed in every usual way. */
const mostTried = 16;

/** @param by aborted when the user drops another file or cancels */
export async function readFiles(
  session: Session,
  name: string,
  files: readonly File[],
  by: AbortSignal,
  progress: RequestProgress,
): Promise<void> {
  const wanted = () => !by.aborted;
  try {
    await loadImportMessages();
    const facts = await session.client.parse(files, (fraction, stage) => {
      progress.show({ name, stage: stages[stage], fraction });
    });
    const found = session.awaited;
    const placement = await awaitedPlacement(session, files, facts, wanted);
    if (!wanted()) return;
    if (typeof placement === 'object') await useMesh(session, placement, { found });
    else if (session.awaited && (session.awaited.only || store.room.peek() === 'learn'))
      refuse(session, session.awaited, facts, placement);
    else store.importCard.value = cardOf(facts, session.awaited?.mesh.name);
  } catch (error) {
    // The trouble of a file that gave way to another is of no interest.
    if (wanted()) throw error;
  }
}

/** Reads the file of the card in another pose; chosen unit, axes and parts stay. A failure leaves the card unchanged. */
export async function choosePose(session: Session, files: readonly File[], pose: Pose, by: AbortSignal): Promise<void> {
  const wanted = () => !by.aborted;
  const progress = requestProgress(by);
  const card = store.importCard.value;
  if (!card) return;
  const { name, posing: _, ...before } = card;
  store.importCard.value = { ...card, posing: true };
  await session.attempt({ key: 'failure.import.title', values: { name } }, async () => {
    try {
      const facts = await session.client.repose(files, pose, (fraction, stage) => {
        progress.show({ name, stage: stages[stage], fraction });
      });
      const now = store.importCard.value;
      if (!wanted() || !now) return;
      const { scale, upAxis, flip } = now;
      const same = facts.triangles === now.triangles && { choice: now.choice };
      store.importCard.value = { ...cardOf(facts, session.awaited?.mesh.name), scale, upAxis, flip, ...same };
    } catch (error) {
      if (wanted()) throw error;
    }
  });
  progress.end();
  if (!wanted()) return;
  if (store.importCard.value?.posing) store.importCard.value = { name, ...before };
}

/** A mesh that this browser keeps. */
export async function openKept(session: Session, hash: string, name: string): Promise<void> {
  const scene = session.beginScene();
  const placed = await session.client.restore(hash);
  if (!placed) throw new MessageError({ key: 'link.fileGone', values: { name, triangles: 0 } });
  await openOwn(session, scene, await parted(session, placed, keptChoice(session, placed) ?? usualChoice));
}

/** How to place the file so that it is the one a link waits for. */
async function awaitedPlacement(
  { awaited, client }: Session,
  files: readonly File[],
  { poses }: ParsedFacts,
  wanted: () => boolean,
): Promise<Placement | string> {
  if (!awaited) return '';
  const found = await client.findPlacement(awaited.mesh.hash);
  if (typeof found === 'object' || !poses) return found;
  // A link names the mesh in its pose, not the pose.
  for (const pose of [...(poses.scene ? ['scene' as const] : []), ...poses.animations.keys()].slice(0, mostTried)) {
    if (!wanted()) return found;
    const posed = await client
      .repose(files, pose, () => {})
      .then(
        () => client.findPlacement(awaited.mesh.hash),
        () => '',
      );
    if (typeof posed === 'object') return posed;
  }
  await client.repose(files, 'modelled', () => {});
  return found;
}

/** A stop of a tour, or a tape, waits for its mesh, and no other can take its place. @param hash what the file has @throws MessageError */
function refuse({ client }: Session, { mesh }: Awaited, { name, triangles }: ParsedFacts, hash: string): never {
  void client.cancelParse();
  const wanted = trianglesOf(mesh);
  const values = { name, triangles, wanted, awaited: mesh.name };
  const detail = `${mesh.name} ${mesh.hash}\n${name} ${hash}`;
  const key = wanted === triangles ? 'link.wrongPlace' : 'link.wrongFile';
  throw new MessageError({ key, values }, detail, { key: 'link.wrong', values });
}

/** @param awaited name of the file that a link waits for: a namesake of other triangles would be taken for it */
function cardOf(facts: ParsedFacts, awaited: string | undefined): ImportCard {
  const { name, bytes, triangles, parts, size, scale, upAxis } = facts;
  return {
    ...{ name, bytes, triangles, parts, size, scale, upAxis, flip: false },
    ...(facts.table && { table: facts.table }),
    ...(facts.poses && { poses: facts.poses }),
    choice: usualChoice,
    unitReason: { key: `import.reason.${facts.unitReason}` as MessageKey },
    upReason: { key: `import.reason.${facts.upReason}` as MessageKey },
    warnings: [
      ...(name === awaited ? [{ key: 'link.otherFile', values: { name } } satisfies Message] : []),
      ...facts.warnings.map(({ code, details }): Message => ({
        key: `import.warning.${code}` as MessageKey,
        values: details,
      })),
    ],
  };
}

/** If the solver refuses a mesh, at this scale for instance, the card stays open and the scene unchanged. */
export async function useCard(session: Session, card: ImportCard, by: AbortSignal): Promise<void> {
  const { name, scale, upAxis, flip, choice } = card;
  const progress = requestProgress(by);
  progress.show({ name, stage: 'build', fraction: 0 });
  const onAccepted = () => {
    if (!by.aborted) store.importCard.value = null;
  };
  // Read again, where the worker that had read it was ended.
  const onProgress: ParseProgress = (fraction, stage) => {
    const done = fraction === 1;
    progress.show({ name, stage: done ? 'build' : stages[stage], fraction: done ? 0 : fraction });
  };
  try {
    await useMesh(session, { scale, upAxis, flip }, { onAccepted, onProgress, choice });
  } finally {
    progress.end();
  }
}

interface Use {
  readonly onAccepted?: () => void;
  readonly onProgress?: ParseProgress;
  readonly choice?: PartChoice;
  /** the moment whose mesh the file was found to be: a page without https has names of another kind */
  readonly found?: Awaited | null;
}

/** Opens the file that was read: the moment that waited for it, or an experiment made for it. */
async function useMesh(
  session: Session,
  placement: Placement,
  { onAccepted = () => {}, onProgress, choice = usualChoice, found }: Use = {},
): Promise<void> {
  const scene = session.beginScene();
  const placed = await session.client.accept(placement, onProgress);
  if (scene.aborted) return session.client.dropMesh(placed.id);
  onAccepted();
  const { awaited } = session;
  if (awaited && (awaited === found || awaited.mesh.hash === placed.hash)) {
    waitFor(session, null);
    await awaited.show(placed);
  } else {
    await openOwn(session, scene, await parted(session, placed, choice));
    if (!isUsual(choice)) await session.client.keepChoice(placed.hash, choice);
  }
  if (placed.notKept && !scene.aborted) store.notice.value = { key: 'import.notKept' };
}

async function openOwn(session: Session, scene: AbortSignal, { id, mesh, report, hash }: PlacedFile): Promise<void> {
  try {
    // In the other rooms one may lie behind what they show.
    const module = store.room.peek() === 'workbench' ? store.study.value?.module : null;
    if (module && (module.schema.mesh !== 'none' || module.taken)) {
      const { studyRoom } = await rooms.studies();
      // Overtaken or cancelled, it is let go there.
      const used = await studyRoom(session).useFile({ id, mesh, report, presetId: null, hash });
      if (used && module.taken) store.notice.value = { key: module.taken, values: { name: mesh.name } };
      return;
    }
    const experiment = await fitExperiment(mesh, fitSolver(session.client, id));
    const loaded = { id, mesh, report, presetId: null, hash };
    await session.openScene(scene, {
      loaded,
      experiment,
      baseline: experiment,
      address: null,
      level: 'check',
      history: store.room.peek() === 'audit' ? 'replace' : 'push',
    });
  } catch (error) {
    session.client.dropMesh(id);
    throw error;
  }
}
