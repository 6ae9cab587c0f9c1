/** Words that the first screen of the course does not show: of the plot, the fatter triangle, the triangle's front, the list of the last chapter, and the end. */
import { addMessages } from '../../base/i18n/messages';
import texts from './plot.en.json';

addMessages(texts);

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
