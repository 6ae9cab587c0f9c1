import { addMessages } from '../base/i18n/messages';
import type { importMessages } from '../../mesh/import/importMessages';

/** Loads what importing a file may say. Await it before anything about an imported file is shown. */
export async function loadImportMessages(): Promise<void> {
  addMessages((await import('../../mesh/import/importMessages')).importMessages);
}

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<typeof importMessages> {}
}
