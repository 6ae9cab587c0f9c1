/** Exporting what is shown: the code loads with the first use. */
import { showNotice } from '../core/told';
import { failureOf } from '../core/session/failure';
import type { ExportActions } from './exporting';
import type { Session } from '../core/session/session';

/** @param linkNow the fragment of this moment */
export function exportActions(session: Session, linkNow: () => string): ExportActions {
  const there = async () => (await import('./exporting')).exporting(session, linkNow);
  return {
    makeExport: async (kind, look) => (await there()).makeExport(kind, look),
    makeFilm: async (choice, help) => (await there()).makeFilm(choice, help),
    async copyExport(kind) {
      try {
        await (await there()).copyExport(kind);
      } catch (error) {
        showNotice(failureOf(error, { key: 'export.title' }).text);
      }
    },
  };
}
