/** The words of what is printed and presented. */
import { addMessages } from '../../base/i18n/messages';
import texts from './present.en.json';

addMessages(texts);

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
