/** Bringing one's own mesh. What reads files and places them comes in its own chunk, with the first of them. */
import { batch } from '@preact/signals';
import type { Message } from '../model';
import type { Actions } from './actions.types';
import { MessageError } from './failure';
import type { Session } from './session';
import * as store from './store';

export type ImportActions = Pick<
  Actions,
  'openFiles' | 'openKept' | 'importPicture' | 'setImport' | 'setPose' | 'useImport' | 'cancelImport' | 'chooseParts'
>;

type Bringing = typeof import('./bringing');

/** @returns with a turn for whoever has to look at files before it is known what they are: it ends with the next one, and with Cancel */
export function importActions(session: Session): ImportActions & { begin(): () => boolean } {
  /** number of the file being looked at; an older one's answers are not wanted any more */
  let latest = 0;
  /** of them, the one that is being placed */
  let placing = 0;
  /** What is being used is not changed any more: the card shows what it is used with. */
  const isPlacing = () => placing !== 0 && placing === latest;
  /** of the card */
  let opened: readonly File[] = [];

  const bring = async (
    key: 'failure.import.title' | 'failure.mesh.title',
    name: string,
    work: (by: Bringing) => Promise<void>,
  ) => {
    const title: Message = { key, values: { name } };
    await session.attempt(title, async () => work(await import('./bringing')));
  };

  return {
    begin() {
      const turn = ++latest;
      return () => turn === latest;
    },
    async openFiles(files) {
      if (files.length === 0) return;
      const turn = ++latest;
      opened = files;
      const name = files.length === 1 ? files[0]!.name : `${files[0]!.name} + ${files.length - 1}`;
      batch(() => {
        store.failure.value = null;
        store.importCard.value = null;
        store.progress.value = { name, stage: 'read', fraction: 0 };
      });
      const wanted = () => turn === latest;
      await bring('failure.import.title', name, (by) => by.readFiles(session, name, files, wanted));
      if (wanted()) store.progress.value = null;
    },
    openKept: (hash, name) => bring('failure.mesh.title', name, (by) => by.openKept(session, hash, name)),
    chooseParts: (choice) =>
      bring('failure.mesh.title', session.loaded?.mesh.name ?? '', async () =>
        (await import('./parting')).chooseParts(session, choice),
      ),
    // Nobody misses a picture that does not come; what is wrong is told by whatever else is asked.
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
      const turn = ++latest;
      await (await import('./bringing')).choosePose(session, opened, pose, () => turn === latest);
    },
    async useImport() {
      const card = store.importCard.value;
      // Asked for twice it is one mesh for all that.
      if (!card || isPlacing()) return;
      const turn = (placing = latest);
      await bring('failure.mesh.title', card.name, (by) => by.useCard(session, card, () => turn === latest));
      if (placing === turn) placing = 0;
    },
    cancelImport() {
      latest++;
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
