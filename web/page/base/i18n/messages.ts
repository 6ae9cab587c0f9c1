import { IntlMessageFormat } from 'intl-messageformat';
import { language } from './language';

/** Texts by key. Each catalogue adds its keys to this interface, so a missing or misspelt key does not compile. */
export interface Messages {}
export type MessageKey = keyof Messages & string;
export type MessageValues = Readonly<Record<string, string | number>>;

/** what rules of plurals and of writing numbers go by */
export const locale = language;

const texts: Partial<Record<MessageKey, string>> = {};
const formats = new Map<MessageKey, IntlMessageFormat>();

/** Messages that come with a part of the page. */
export function addMessages(more: Partial<Record<MessageKey, string>>): void {
  Object.assign(texts, more);
}

/** Whether there is such a message, of those that have come. */
export const knows = (key: string): key is MessageKey => Object.hasOwn(texts, key);

/** The compiled message of a key. */
export function messageFormat(key: MessageKey): IntlMessageFormat {
  let format = formats.get(key);
  if (!format) {
    const text = texts[key];
    // A key that got past the compiler (from a newer link, say) shows itself, as one literal, instead of breaking the page.
    if (text === undefined) return new IntlMessageFormat([{ type: 0, value: key }], locale);
    format = new IntlMessageFormat(text, locale);
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
