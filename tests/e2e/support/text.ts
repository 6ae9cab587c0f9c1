/** What the page writes, by message key. Tests look for what a person reads, and the catalogue is the one place for it. */
import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { importMessages } from '../../../web/src/import/importMessages.en';

const folder = (path: string) => new URL(`../../../web/src/${path}/`, import.meta.url);
const catalogues = (path: string) =>
  readdirSync(folder(path))
    .filter((name) => /(^|\.)en\.json$/.test(name) && !name.startsWith('fields.'))
    .map((name) => `${path}/${name}`);
const files = [
  ...['i18n', 'study'].flatMap(catalogues),
  ...readdirSync(folder('methods'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => catalogues(`methods/${name}`)),
];

/** Node does not read JSON as modules without being told so in every import, so it is read as text. */
const catalogue: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[
    ...files,
    'presets/messages.en.json',
    'study/studies.en.json',
    'grounding/messages.en.json',
    'learn/messages.en.json',
    'learn/guest/tour.en.json',
  ].map((file) => JSON.parse(readFileSync(new URL(`../../../web/src/${file}`, import.meta.url), 'utf8'))),
);

const tags = ['best', 'n', 'v', 'vel', 'b', 'dim', 'code', 's'];
const dropTags = Object.fromEntries(tags.map((tag) => [tag, (parts: readonly unknown[]) => parts.join('')]));

/** Keys of the catalogue that begin so. */
export const keysOf = (prefix: string): readonly string[] =>
  Object.keys(catalogue).filter((key) => key.startsWith(prefix));

export function text(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const message = catalogue[key];
  if (message === undefined) throw new Error(`no message ${key}`);
  return String(new IntlMessageFormat(message, 'en').format({ ...dropTags, ...values }));
}

/** Every message of the import: errors, warnings, reasons. */
export const importTexts: readonly string[] = Object.values(importMessages);

/** Numbers are written with the true minus sign. */
export function written(value: number | string): string {
  return String(value).replaceAll('-', '−');
}

const answers = JSON.parse(readFileSync(new URL('answers.en.json', folder('presets')), 'utf8')) as Record<
  string,
  string
>;

/** The answer to the question of a preset. */
export const answerTo = (preset: string): string => answers[preset]!;
