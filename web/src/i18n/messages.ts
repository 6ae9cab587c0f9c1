import { IntlMessageFormat } from 'intl-messageformat';
import { catalogue } from './catalogue';

export type MessageKey = keyof typeof catalogue;
export type MessageValues = Readonly<Record<string, string | number>>;

export const locale = 'en';

const formats = new Map<MessageKey, IntlMessageFormat>();

/** The compiled message of a key. */
export function messageFormat(key: MessageKey): IntlMessageFormat {
  let format = formats.get(key);
  if (!format) {
    // A key that got past the compiler (from a newer link, say) shows itself instead of breaking the page.
    format = new IntlMessageFormat(catalogue[key] ?? key, locale);
    formats.set(key, format);
  }
  return format;
}

/** Tags a message may carry; `rich` draws them, plain text drops them. */
export const tagNames = ['best', 'n', 'v', 'vel', 'b', 'dim', 'code', 's'] as const;
export type TagName = (typeof tagNames)[number];

const dropTags = Object.fromEntries(
  tagNames.map((name) => [name, (parts: readonly unknown[]) => parts.join('')]),
) as Record<TagName, (parts: readonly unknown[]) => string>;

/** Plain text of a message. */
export function t(key: MessageKey, values?: MessageValues): string {
  const text = messageFormat(key).format({ ...dropTags, ...values });
  return Array.isArray(text) ? text.join('') : String(text);
}
