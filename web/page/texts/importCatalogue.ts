/** What importing a file may say. It comes with the first file: most visits need none of it. */
import { importErrorMessages, importReasonMessages, importWarningMessages } from '../../mesh/import/importMessages.en';

export const catalogue = {
  ...withPrefix('import.error.', importErrorMessages),
  ...withPrefix('import.warning.', importWarningMessages),
  ...withPrefix('import.reason.', importReasonMessages),
};

declare module '../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}

/** Messages that are listed by code get the name of their list before it. */
function withPrefix<P extends string, M extends Readonly<Record<string, string>>>(prefix: P, messages: M) {
  type Prefixed = { readonly [K in keyof M & string as `${P}${K}`]: string };
  return Object.fromEntries(Object.entries(messages).map(([code, text]) => [prefix + code, text])) as Prefixed;
}
