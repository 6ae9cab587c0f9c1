/**
 * The texts of parts that load later than the first step: exports, proofs, comparison, breakpoints, the mesh report and repairs, the lines of the
 * methods. Every module that uses one imports this file.
 */
import code from './code.en.json';
import later from './later.en.json';
import repair from './repair.en.json';
import { addMessages } from '../base/i18n/messages';

const texts = { ...later, ...code, ...repair };

addMessages(texts);

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
