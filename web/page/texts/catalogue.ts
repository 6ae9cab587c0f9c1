/**
 * The message catalogue: ICU messages by key. The build parses them (web/scripts/make/parsedMessages.mjs), so that the page need not, and puts those
 * of the other languages in their place (textsByLanguage.mjs).
 *
 * Each part of the page keeps its own messages beside it; here they become one catalogue with typed keys, so a missing or
 * misspelt key does not compile. Another language is another set of the same files,
 * `x.pl.json` beside `x.en.json`.
 */
import presets from '../presets/messages.en.json';
import compare from './compare.en.json';
import breakpoints from './breakpoints.en.json';
import en from './en.json';
import exporting from './export.en.json';
import formula from './formula.en.json';
import inspector from './inspector.en.json';
import picker from './picker.en.json';
import sceneKeys from './keys.scene.en.json';
import note from './note.en.json';
import scene from './scene.en.json';
import stateKeys from './keys.state.en.json';
import proof from './proof.en.json';
import report from './report.en.json';
import sentence from './sentence.en.json';
import timeline from './timeline.en.json';

export const catalogue = {
  ...en,
  ...breakpoints,
  ...sentence,
  ...formula,
  ...inspector,
  ...exporting,
  ...note,
  ...sceneKeys,
  ...scene,
  ...stateKeys,
  ...timeline,
  ...picker,
  ...presets,
  ...report,
  ...compare,
  ...proof,
};

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
