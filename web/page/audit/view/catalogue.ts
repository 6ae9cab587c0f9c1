/** The texts of an audit's picture, of its causes, and of opening a frame. */
import en from './view.en.json';

export const catalogue = en;

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
