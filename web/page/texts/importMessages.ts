import { addMessages } from '../base/i18n/messages';

/** Loads what importing a file may say. Await it before anything about an imported file is shown. */
export async function loadImportMessages(): Promise<void> {
  addMessages((await import('./importCatalogue')).catalogue);
}
