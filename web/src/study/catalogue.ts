/** What all studies say: their panels, strips and refusals. */
import studies from './studies.en.json';

export const catalogue = studies;

declare module '../i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
