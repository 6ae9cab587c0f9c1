/** The words of the level audit. */
import '../texts/later';
import { addMessages } from '../base/i18n/messages';
import texts from './audit.en.json';

addMessages(texts);

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
