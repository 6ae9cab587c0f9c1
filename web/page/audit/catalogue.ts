/** The words of the level audit. */
import en from './audit.en.json';

export const catalogue = en;

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
