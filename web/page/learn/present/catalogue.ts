/** The words of what is printed and presented. */
import en from './present.en.json';

export const catalogue = en;

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
