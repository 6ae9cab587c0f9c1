/** What all studies say: their panels, strips and refusals. */
import studies from '../../study/studies.en.json';

export const catalogue = studies;

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
