/** The words of the course around its chapters. The chapters' own texts are in `course/`. */
import { addMessages } from '../base/i18n/messages';
import texts from './messages.en.json';

addMessages(texts);

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
