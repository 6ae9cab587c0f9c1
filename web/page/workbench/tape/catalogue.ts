/** The words about tapes. */
import en from './tape.en.json';

export const catalogue = en;

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
