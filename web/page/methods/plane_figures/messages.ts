/** The texts of this study's rows, sentences and figures. */
import { addMessages } from '../../base/i18n/messages';
import texts from './messages.en.json';

addMessages(texts);

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
