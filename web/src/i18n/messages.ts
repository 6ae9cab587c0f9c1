import { IntlMessageFormat } from 'intl-messageformat';
import { catalogue } from './catalogue';
import { language } from './language';
import type { catalogue as auditViewCatalogue } from '../audit/view/catalogue';
import type { catalogue as auditCatalogue } from '../audit/catalogue';
import type { catalogue as filmCatalogue } from '../film/catalogue';
import type { catalogue as groundingCatalogue } from '../grounding/catalogue';
import type { catalogue as importCatalogue } from './importCatalogue';
import type { catalogue as learnCatalogue } from '../learn/catalogue';
import type { catalogue as tourCatalogue } from '../learn/guest/catalogue';
import type { catalogue as presentCatalogue } from '../learn/present/catalogue';
import type { catalogue as keptCatalogue } from './keptCatalogue';
import type { catalogue as laterCatalogue } from './laterCatalogue';
import type { catalogue as presetCatalogue } from './presetCatalogue';
import type { catalogue as robustCatalogue } from '../methods/robust/catalogue';
import type { catalogue as studyCatalogue } from '../study/catalogue';
import type { catalogue as tapeCatalogue } from '../tape/catalogue';
import type { catalogue as toolCatalogue } from '../tools/catalogue';
import type { StudyMessageKey } from '../study/load.gen';

export type MessageKey =
  | StudyMessageKey
  | keyof typeof studyCatalogue
  | keyof typeof auditViewCatalogue
  | keyof typeof auditCatalogue
  | keyof typeof filmCatalogue
  | keyof typeof groundingCatalogue
  | keyof typeof keptCatalogue
  | keyof typeof laterCatalogue
  | keyof typeof learnCatalogue
  | keyof typeof presentCatalogue
  | keyof typeof presetCatalogue
  | keyof typeof catalogue
  | keyof typeof importCatalogue
  | keyof typeof robustCatalogue
  | keyof typeof tapeCatalogue
  | keyof typeof toolCatalogue
  | keyof typeof tourCatalogue;
export type MessageValues = Readonly<Record<string, string | number>>;

/** what rules of plurals and of writing numbers go by */
export const locale = language;

const texts: Partial<Record<MessageKey, string>> = { ...catalogue };
const formats = new Map<MessageKey, IntlMessageFormat>();

/** To be awaited before anything about an imported file is said. */
export async function loadImportMessages(): Promise<void> {
  Object.assign(texts, (await import('./importCatalogue')).catalogue);
}

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
