/** The texts of an audit's picture, of its causes, and of opening a frame. */
import { addMessages } from '../../base/i18n/messages';
import texts from './view.en.json';

addMessages(texts);

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
