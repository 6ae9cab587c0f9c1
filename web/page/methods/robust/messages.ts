/** The texts of the robust method's own steps. They load with its first trace: the first screen shows the method of 2003. */
import { addMessages } from '../../base/i18n/messages';
import texts from './messages.en.json';

addMessages(texts);

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
