/** What is said of an address that names nothing: it loads with the first of them. */
import { addMessages } from '../base/i18n/messages';
import texts from './address.en.json';

addMessages(texts);

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
