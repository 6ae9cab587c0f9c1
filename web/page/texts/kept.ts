/** The texts about the page without a network, and about what this browser keeps. */
import { addMessages } from '../base/i18n/messages';
import texts from './kept.en.json';

addMessages(texts);

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
