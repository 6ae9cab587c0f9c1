/** The texts of the tools: finding a triangle, places, seeing inside, measuring, placing bodies, another size of the mesh. */
import { addMessages } from '../../base/i18n/messages';
import texts from './tools.en.json';

addMessages(texts);

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
