/**
 * What only parts of the page say that come later than its first step: exports, proofs, comparison, breakpoints, the mesh report and repairs, the lines of
 * the methods.
 */
import code from './code.en.json';
import later from './later.en.json';
import repair from './repair.en.json';

export const catalogue = { ...later, ...code, ...repair };

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
