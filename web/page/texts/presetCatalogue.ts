/** Names and questions of all presets but the first: they come with the list, or with the first of them that is opened. */
import presets from './presets.en.json';

export const catalogue = presets;

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
