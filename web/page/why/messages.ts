/** The words of the page that says why the body stopped. */
import { addMessages } from '../base/i18n/messages';
import texts from './why.en.json';

addMessages(texts);

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
