/** The words about films. */
import { addMessages } from '../../base/i18n/messages';
import texts from './film.en.json';

addMessages(texts);

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
