/** Exporting what is shown; loads with the first use (createActions.ts). The code that makes the files is another chunk. */
import { showNotice } from '../core/told';
import { withExplanations } from '../core/explanations';
import '../texts/later';
import type { Exported, ExportKind, PictureLook } from '../export';
import type { Taken } from '../model/export/types';
import { t } from '../base/i18n/messages';
import { takenNow } from '../core/stepping/taking';
import * as store from '../core/store';
import type { Actions } from '../core/actions.types';
import { MessageError } from '../core/session/failure';
import type { Session } from '../core/session/session';

export type ExportActions = Pick<Actions, 'makeExport' | 'makeFilm' | 'copyExport'>;

/** @param linkNow the fragment of this moment */
export function exporting(session: Session, linkNow: () => string): ExportActions {
  const makeExport = async (kind: ExportKind, look: PictureLook = { scale: 1, ground: 'shown' }): Promise<Exported> => {
    if (store.study.value)
      return (await withExplanations(import('../study/export'))).studyExport(kind, store.digits.value, linkNow(), look);
    const { loaded, client } = session;
    const taken = takenNow(session, linkNow());
    if (!loaded || !taken) throw new MessageError({ key: 'export.nothing' });
    const { experiment, summary } = taken;
    const { start, input, frame } = summary;
    const { makeExport: make } = await withExplanations(import('../export'));
    const solver = {
      trace: async () => (await client.trace(loaded.id, experiment, start, input)).trace,
      async answerFor(mesh: Taken['mesh']) {
        const { id } = await client.addMesh(mesh);
        try {
          return await client.step(id, experiment, frame, start, input);
        } finally {
          client.dropMesh(id);
        }
      },
    };
    return make(kind, taken, solver, { digits: store.digits.value, slide: store.shownSlide.value, look });
  };

  return {
    makeExport,
    makeFilm: async (choice, help) => (await withExplanations(import('./filmActions'))).makeFilm(session, choice, help),
    async copyExport(kind) {
      const exported = await makeExport(kind);
      const { copy } = await withExplanations(import('../export'));
      const copied = await copy(exported).then(
        () => true,
        () => false,
      );
      const values = { what: t(`export.short.${kind}`), count: exported.size };
      showNotice(copied ? { key: 'export.copiedAs', values } : { key: 'export.refusedAs' });
    },
  };
}
