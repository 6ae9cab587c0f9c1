/** The texts around the statements. They themselves are in `statements.json`, their texts in `statements.en.json`. */
import { addMessages } from '../../base/i18n/messages';
import texts from './messages.en.json';

addMessages(texts);

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
