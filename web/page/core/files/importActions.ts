/** Importing your mesh. The reader and placer of files are a chunk, loaded with the first of them. */
import { batch } from '@preact/signals';
import type { Pose } from '../../../mesh/import/types';
import type { Message } from '../../model';
import type { Actions } from '../actions.types';
import { MessageError } from '../session/failure';
import type { Session } from '../session/session';
import { benchFirst } from '../stepping/lookActions';
import * as store from '../store';
import { requestProgress } from './requestProgress';

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

type Bring = (
  key: 'failure.import.title' | 'failure.mesh.title',
  name: string,
  work: (reader: Bringing) => Promise<void>,
  by?: AbortSignal,
) => Promise<void>;

const bringingOf =
  (session: Session): Bring =>
  async (key, name, work, by) => {
    const title: Message = { key, values: { name } };
    await session.attempt(title, async () => work(await import('./meshImport')), by);
  };

/** Reads the files of the card, one request at a time. */
function fileReading(session: Session, bring: Bring) {
  const { asking, client } = session;
  /** the request whose file is being read */
  let reading: AbortSignal | null = null;
  /** of the card */
  let opened: readonly File[] = [];

  const holding = async (by: AbortSignal, work: Promise<void>) => {
    reading = by;
    await work;
    if (reading === by) reading = null;
  };

  return {
    forget: () => void (opened = []),
    giveWay() {
      const cut = reading !== null && !reading.aborted;
      const by = asking.begin();
      store.importCard.value = null;
      if (cut) client.cancelParse();
      return by;
    },
    async openMesh(files: readonly File[], by: AbortSignal) {
      if (files.length === 0 || by.aborted) return;
      opened = files;
      const name = files.length === 1 ? files[0]!.name : `${files[0]!.name} + ${files.length - 1}`;
      const progress = requestProgress(by);
      batch(() => {
        store.failure.value = null;
        store.importCard.value = null;
        progress.show({ name, stage: 'read', fraction: 0 });
      });
      const read = (reader: Bringing) => reader.readFiles(session, name, files, by, progress);
      await holding(by, bring('failure.import.title', name, read, by));
      asking.tell(by);
      progress.end();
    },
    async setPose(pose: Pose) {
      const by = asking.begin();
      const { choosePose } = await import('./meshImport');
      await holding(by, choosePose(session, opened, pose, by));
    },
  };
}

export function importActions(session: Session): Importing {
  const { asking } = session;
  /** the card that is being placed */
  let placing: AbortSignal | null = null;
  /** The card is fixed while it is being used: it shows the mesh in use. */
  const isPlacing = () => placing !== null && !placing.aborted;
  const bring = bringingOf(session);
  const { openMesh, giveWay, setPose, forget } = fileReading(session, bring);

  return {
    giveWay,
    openMesh,
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
      if (!isPlacing()) await setPose(pose);
    },
    async useImport() {
      const card = store.importCard.value;
      // Asked for twice it is one mesh for all that.
      if (!card || isPlacing()) return;
      const by = (placing = asking.begin());
      const before = store.meshState.peek()?.mesh;
      await bring('failure.mesh.title', card.name, (reader) => reader.useCard(session, card, by), by);
      if (placing === by) placing = null;
      const mesh = store.meshState.peek()?.mesh;
      if (mesh && mesh !== before && !benchFirst()) store.whyOf.value = store.whySubject.peek();
    },
    cancelImport() {
      // A card has begun no scene: one that is opening behind it is still wanted.
      const asks = store.importCard.peek() !== null && !isPlacing();
      asking.end();
      forget();
      store.progress.value?.cancel?.();
      if (asks) session.client.cancelParse();
      else session.giveUp();
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
