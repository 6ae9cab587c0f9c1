/** Names and questions of all presets but the first: they load with the list, or with the first of them that is opened. */
import { addMessages } from '../base/i18n/messages';
import texts from './presets.en.json';

addMessages(texts);

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
