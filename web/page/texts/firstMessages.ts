/** The texts of the first screen, those of each part of the page in a file. Import it before anything that uses a text. */
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
import { addMessages } from '../base/i18n/messages';

const texts = {
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

addMessages(texts);

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof texts, string>> {}
}
