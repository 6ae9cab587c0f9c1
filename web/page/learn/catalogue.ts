/** The words of the course around its chapters. The chapters' own texts are in `course/`. */
import en from './messages.en.json';

export const catalogue = en;

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
