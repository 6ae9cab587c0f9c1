/** The texts of all studies: panels, strips and refusals. */
import { addMessages } from '../../base/i18n/messages';
import texts from '../../study/studies.en.json';

addMessages(texts);

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
