/** The words of tours: played, and made. */
import { addMessages } from '../../base/i18n/messages';
import texts from './tour.en.json';

addMessages(texts);

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
