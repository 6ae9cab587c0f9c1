/** Bringing one's own mesh: files, the import card, and the experiment that is made for the mesh. */
import { batch } from '@preact/signals';
import { loadImportMessages, type MessageKey } from '../i18n/messages';
import type { ParsedFacts, Placement } from '../solver/protocol';
import type { Actions } from './actions.types';
import type { PlacedFile } from './awaiting';
import { MessageError } from './failure';
import { fitExperiment, fitSolver } from './fit';
import type { ImportCard, Message, Progress } from '../model';
import type { Session } from './session';
import * as store from './store';

export type ImportActions = Pick<Actions, 'openFiles' | 'setImport' | 'useImport' | 'cancelImport'>;

const stages: Readonly<Record<'unpack' | 'read' | 'build' | 'check', Progress['stage']>> = {
  unpack: 'read',
  read: 'parse',
  build: 'build',
  check: 'check',
};

export function importActions(session: Session): ImportActions {
  /** number of the file being looked at; an older one's answers are not wanted any more */
  let latest = 0;
  return {
    async openFiles(files) {
      if (files.length === 0) return;
      const turn = ++latest;
      await readFiles(session, files, () => turn === latest);
    },
    setImport(change) {
      const card = store.importCard.value;
      if (!card) return;
      const next = { ...card, ...change };
      if (next.scale > 0 && Number.isFinite(next.scale)) store.importCard.value = next;
      else store.failure.value = badScale(next.scale);
    },
    async useImport() {
      const card = store.importCard.value;
      if (!card) return;
      const turn = latest;
      await useCard(session, card, () => turn === latest);
    },
    cancelImport() {
      latest++;
      store.progress.value?.cancel?.();
      session.client.cancelParse();
      batch(() => {
        store.importCard.value = null;
        store.progress.value = null;
      });
    },
  };
}

async function readFiles(session: Session, files: readonly File[], wanted: () => boolean): Promise<void> {
  const name = files.length === 1 ? files[0]!.name : `${files[0]!.name} + ${files.length - 1}`;
  batch(() => {
    store.failure.value = null;
    store.importCard.value = null;
    store.progress.value = { name, stage: 'read', fraction: 0 };
  });
  await session.attempt({ key: 'failure.import.title', values: { name } }, async () => {
    try {
      await loadImportMessages();
      const facts = await session.client.parse(files, (fraction, stage) => {
        if (wanted() && store.progress.value) store.progress.value = { name, stage: stages[stage], fraction };
      });
      const placement = await awaitedPlacement(session);
      if (!wanted()) return;
      if (placement) await useMesh(session, placement);
      else store.importCard.value = cardOf(facts, session.awaited?.mesh.name);
    } catch (error) {
      // Somebody dropped another file or changed their mind; this one's trouble is of no interest.
      if (wanted()) throw error;
    } finally {
      if (wanted()) store.progress.value = null;
    }
  });
}

/** How the file that was read has to be placed to be the one a link waits for. */
async function awaitedPlacement({ awaited, client }: Session): Promise<Placement | null> {
  return awaited ? client.findPlacement(awaited.mesh.hash) : null;
}

/** @param awaited name of the file that a link waits for: a namesake of other triangles would be taken for it */
function cardOf(facts: ParsedFacts, awaited: string | undefined): ImportCard {
  const { name, bytes, triangles, parts, size, scale, upAxis } = facts;
  return {
    ...{ name, bytes, triangles, parts, size, scale, upAxis, flip: false },
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

/** A mesh that the solver refuses, at this scale say, leaves the card open and the scene as it was. */
async function useCard(session: Session, card: ImportCard, wanted: () => boolean): Promise<void> {
  const { name, scale, upAxis, flip } = card;
  await session.attempt({ key: 'failure.mesh.title', values: { name } }, async () => {
    store.progress.value = { name, stage: 'build', fraction: 0 };
    await useMesh(session, { scale, upAxis, flip }, () => {
      if (wanted()) store.importCard.value = null;
    });
  });
}

/** Opens the file that was read: the moment that waited for it, or an experiment made for it. */
async function useMesh(session: Session, placement: Placement, onAccepted = () => {}): Promise<void> {
  const scene = session.beginScene();
  const placed = await session.client.accept(placement);
  onAccepted();
  const { awaited } = session;
  if (awaited?.mesh.hash === placed.hash) {
    session.awaited = null;
    await awaited.show(placed);
  } else await openOwn(session, scene, placed);
}

async function openOwn(session: Session, scene: AbortSignal, { id, mesh, report, hash }: PlacedFile): Promise<void> {
  try {
    if (store.study.value && store.study.value.module.schema.mesh !== 'none') {
      const { studyRoom } = await import('../study/room');
      // Overtaken or cancelled, it is let go there.
      await studyRoom(session).useFile({ id, mesh, report, presetId: null, hash });
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
      history: 'push',
    });
  } catch (error) {
    session.client.dropMesh(id);
    throw error;
  }
}

function badScale(scale: number) {
  const text: Message = { key: 'import.bad.scale', values: { value: String(scale) } };
  return { title: { key: 'failure.experiment.title' } satisfies Message, text, detail: new MessageError(text).message };
}
