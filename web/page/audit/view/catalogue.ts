/** What the picture of an audit says, why something went wrong where it did, and what is said when a frame is opened. */
import en from './view.en.json';

export const catalogue = en;

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
