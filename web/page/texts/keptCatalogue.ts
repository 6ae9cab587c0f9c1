/** What is said of the page without a network, and of what this browser keeps. */
import kept from './kept.en.json';

export const catalogue = kept;

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
