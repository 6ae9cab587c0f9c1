/** A message of the page as text of a tour: its quantities stay quantities. */
import { messageFormat, type MessageKey, type MessageValues, type TagName, tagNames } from '../../base/i18n/messages';

const quantities: ReadonlySet<TagName> = new Set(['v', 'vel']);

const tags = Object.fromEntries(
  tagNames.map((name) => [
    name,
    (parts: readonly unknown[]) => (quantities.has(name) ? `*${parts.join('')}*` : parts.join('')),
  ]),
);

export function written(key: MessageKey, values: MessageValues = {}): string {
  const text = messageFormat(key).format<string>({ ...tags, ...values });
  return Array.isArray(text) ? text.join('') : String(text);
}
