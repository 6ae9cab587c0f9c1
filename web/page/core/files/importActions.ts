/** Importing your mesh. The reader and placer of files are a chunk, loaded with the first of them. */
import { batch } from '@preact/signals';
import type { Message } from '../../model';
import type { Actions } from '../actions.types';
import { MessageError } from '../session/failure';
import type { Session } from '../session/session';
import * as store from '../store';

export type ImportActions = Pick<
  Actions,
  'openFiles' | 'openKept' | 'importPicture' | 'setImport' | 'setPose' | 'useImport' | 'cancelImport' | 'chooseParts'
>;

type Bringing = typeof import('./meshImport');

export interface Importing extends Omit<ImportActions, 'openFiles'> {
  /** @param by what was asked for */
  openMesh(files: readonly File[], by: AbortSignal): Promise<void>;
  /** Something else is asked for: neither a card nor a file that is being read is wanted any more. @returns aborted by the next */
  giveWay(): AbortSignal;
}

function giveWayIn({ asking, client }: Session): AbortSignal {
  const by = asking.begin();
  store.importCard.value = null;
  const stage = store.progress.peek()?.stage;
  if (stage === 'read' || stage === 'parse') {
    client.cancelParse();
    store.progress.value = null;
  }
  return by;
}

export function importActions(session: Session): Importing {
  const { asking } = session;
  /** the card that is being placed */
  let placing: AbortSignal | null = null;
  /** The card is fixed while it is being used: it shows the mesh in use. */
  const isPlacing = () => placing !== null && !placing.aborted;
  /** of the card */
  let opened: readonly File[] = [];

  const giveWay = () => giveWayIn(session);
  const bring = async (
    key: 'failure.import.title' | 'failure.mesh.title',
    name: string,
    work: (reader: Bringing) => Promise<void>,
    by?: AbortSignal,
  ) => {
    const title: Message = { key, values: { name } };
    await session.attempt(title, async () => work(await import('./meshImport')), by);
  };

  return {
    giveWay,
    async openMesh(files, by) {
      if (files.length === 0 || by.aborted) return;
      opened = files;
      const name = files.length === 1 ? files[0]!.name : `${files[0]!.name} + ${files.length - 1}`;
      batch(() => {
        store.failure.value = null;
        store.importCard.value = null;
        store.progress.value = { name, stage: 'read', fraction: 0 };
      });
      const wanted = () => !by.aborted;
      await bring('failure.import.title', name, (reader) => reader.readFiles(session, name, files, wanted), by);
      asking.tell(by);
      if (wanted()) store.progress.value = null;
    },
    openKept(hash, name) {
      const by = giveWay();
      asking.scenes++;
      return asking.holding(bring('failure.mesh.title', name, (reader) => reader.openKept(session, hash, name), by));
    },
    chooseParts: (choice) =>
      bring('failure.mesh.title', session.loaded?.mesh.name ?? '', async () =>
        (await import('./partChoice')).chooseParts(session, choice),
      ),
    // A missing picture needs no message; other requests report the error.
    importPicture: (look) => session.client.picture(look).catch(() => null),
    setImport(change) {
      const card = store.importCard.value;
      if (!card || isPlacing()) return;
      const next = { ...card, ...change };
      if (next.scale > 0 && Number.isFinite(next.scale)) store.importCard.value = next;
      else store.failure.value = badScale(next.scale);
    },
    async setPose(pose) {
      if (isPlacing()) return;
      const by = asking.begin();
      await (await import('./meshImport')).choosePose(session, opened, pose, () => !by.aborted);
    },
    async useImport() {
      const card = store.importCard.value;
      // Asked for twice it is one mesh for all that.
      if (!card || isPlacing()) return;
      const by = (placing = asking.begin());
      await bring('failure.mesh.title', card.name, (reader) => reader.useCard(session, card, () => !by.aborted), by);
      if (placing === by) placing = null;
    },
    cancelImport() {
      asking.end();
      opened = [];
      store.progress.value?.cancel?.();
      session.giveUp();
      batch(() => {
        store.importCard.value = null;
        store.progress.value = null;
      });
    },
  };
}

function badScale(scale: number) {
  const text: Message = { key: 'import.bad.scale', values: { value: String(scale) } };
  return { title: { key: 'failure.experiment.title' } satisfies Message, text, detail: new MessageError(text).message };
}
