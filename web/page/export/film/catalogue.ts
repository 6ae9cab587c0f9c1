/** The words about films. */
import en from './film.en.json';

export const catalogue = en;

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
