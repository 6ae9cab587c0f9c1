/** What the page writes, by message key. Tests look for what a person reads, and the catalogue is the one place for it. */
import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';

const folder = (path: string) => new URL(`../../../web/page/${path}/`, import.meta.url);
const catalogues = (path: string) =>
  readdirSync(folder(path))
    .filter((name) => /(^|\.)en\.json$/.test(name) && !name.startsWith('fields.'))
    .map((name) => `${path}/${name}`);
const files = [
  ...['texts', 'study', 'export/film', 'workbench/tape', 'workbench/tools', 'audit', 'audit/view'].flatMap(catalogues),
  ...readdirSync(folder('methods'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => catalogues(`methods/${name}`)),
];

const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../web/page/${file}`, import.meta.url), 'utf8'));

type Catalogue = Readonly<Record<string, string>>;
/** Node does not read JSON as modules without being told so in every import, so it is read as text. */
const catalogueOf = (language: string): Catalogue =>
  Object.assign(
    {},
    ...[
      ...files,
      'presets/messages.en.json',
      'study/studies.en.json',
      'workbench/grounding/messages.en.json',
      'learn/messages.en.json',
      'learn/panels/plot.en.json',
      'why/why.en.json',
      'learn/guest/tour.en.json',
    ].map((file) => read(file.replace(/en\.json$/, `${language}.json`))),
  );
const catalogue = catalogueOf('en');
const others = new Map<string, Catalogue>();
const inLanguage = (language: string): Catalogue => {
  if (!others.has(language)) others.set(language, catalogueOf(language));
  return others.get(language)!;
};

const tags = ['best', 'n', 'v', 'vel', 'b', 'dim', 'code', 's'];
const dropTags = Object.fromEntries(tags.map((tag) => [tag, (parts: readonly unknown[]) => parts.join('')]));

/** Keys of the catalogue that begin so. */
export const keysOf = (prefix: string): readonly string[] =>
  Object.keys(catalogue).filter((key) => key.startsWith(prefix));

type Values = Readonly<Record<string, string | number>>;

function said(language: string, message: string | undefined, key: string, values: Values): string {
  if (message === undefined) throw new Error(`no message ${key} in ${language}`);
  return String(new IntlMessageFormat(message, language).format({ ...dropTags, ...values }));
}

export const text = (key: string, values: Values = {}): string => said('en', catalogue[key], key, values);

/** The same in another language. */
export const textIn = (language: string, key: string, values: Values = {}): string =>
  said(language, inLanguage(language)[key], key, values);

/** What a message says whatever its values are; null: too little to tell a language by. */
function pattern(message: string): RegExp | null {
  const words = message.replace(/<\/?\w+>/g, '');
  if (/, (?:plural|select|selectordinal),/.test(words) || words.replace(/\{[^}]*\}|\W|\d/g, '').length < 4) return null;
  const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(
    `^${words
      .split(/\{[^}]*\}/)
      .map(literal)
      .join('.+')}$`,
  );
}

/** Pieces of the course without marks, long enough to be nothing else. */
const courseFolder = folder('learn/course/en');
const coursePieces = readdirSync(courseFolder)
  .filter((name) => /^\d+\.json$/.test(name))
  .flatMap((name) => Object.values(read(`learn/course/en/${name}`)))
  .flatMap((said) => said.split(/[*$[\](){}]+/))
  .filter((piece) => piece.length > 25);

/** Messages of a language that another has not in the same words. */
const patterns = (from: Catalogue, but: Catalogue): RegExp[] =>
  Object.entries(from).flatMap(([key, message]) => (but[key] === message ? [] : (pattern(message) ?? [])));

/** Tells what is English, and not said by chance in the same words in the language. */
export function englishFinder(language: string): (piece: string) => boolean {
  const own = inLanguage(language);
  const [english, others] = [patterns(catalogue, own), patterns(own, {})];
  return (piece) =>
    coursePieces.some((each) => piece.includes(each)) ||
    (english.some((each) => each.test(piece)) && !others.some((each) => each.test(piece)));
}

/** Every message of the import: errors, warnings, reasons. */
export const importTexts: readonly string[] = Object.values(read('../mesh/import/importMessages.en.json'));

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
