/** The words about tapes. */
import { addMessages } from '../../base/i18n/messages';
import texts from './tape.en.json';

addMessages(texts);

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
