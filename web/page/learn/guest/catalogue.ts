/** The words of tours: played, and made. */
import en from './tour.en.json';

export const catalogue = en;

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
