/**
 * The texts of the page by language, and whether they belong together: the same keys, the same values and tags in each message, the
 * plurals of the language. English says what there must be.
 */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Those besides English. */
export const translations = ['zh', 'pl'];
export const languages = ['en', ...translations];

/** The file that has the texts of an English one in another language; null: it is none of texts. */
export function fileIn(language, english) {
  const found = /^(.*\/(?:course\/|[\w.]+\.|))en(\/\w+\.json|\.json)$/.exec(english);
  return found && `${found[1]}${language}${found[2]}`;
}

/** Texts that are no messages: nothing is put into them. */
const isPlain = (english) => /\/(?:fields|statements|answers)\.en\.json$/.test(english);
const isOfCourse = (english) => /\/course\//.test(english);

/** Whether the texts of a file are ICU messages. */
export const isMessages = (english) => !isPlain(english) && !isOfCourse(english);

/** How the texts of a file are compared: messages, those of the course, or mere words. */
export function readerOf(english) {
  if (isOfCourse(english)) return courseParts;
  return isPlain(english) ? () => ({ parts: new Set(), plurals: [] }) : messageParts;
}

/**
 * What is wrong with texts in another language, one line each.
 * @param where how the file is called in these lines
 * @param read makes of a text what is compared
 */
export function problemsOf(language, where, english, texts, read = readerOf(where)) {
  const flat = { english: flattened(english), texts: flattened(texts) };
  const line = (key, what) => `${where}: ${key}: ${what}`;
  const problems = [];
  for (const key of Object.keys(flat.texts)) if (!(key in flat.english)) problems.push(line(key, 'is not in English'));
  for (const [key, text] of Object.entries(flat.english)) {
    if (!(key in flat.texts)) problems.push(line(key, 'is missing'));
    else problems.push(...compared(language, text, flat.texts[key], read).map((what) => line(key, what)));
  }
  return problems;
}

/** Chapters have texts by key, terms and titles have a few to each name. */
function flattened(texts, before = '') {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, text]) =>
      typeof text === 'object' ? flattened(text, `${before}${key}.`) : { [before + key]: text },
    ),
  );
}

function compared(language, english, text, read) {
  if (typeof english !== 'string') return text === english ? [] : [`must be ${english}`];
  if (typeof text !== 'string' || (text.trim() === '') !== (english.trim() === '')) return ['is empty'];
  try {
    const [wanted, found] = [read(english), read(text)];
    const missing = [...wanted.parts].filter((part) => !found.parts.has(part));
    // A word that English puts in as it is may be chosen from in another language.
    const more = [...found.parts].filter((part) => !wanted.parts.has(part) && !part.includes(', select: '));
    return [
      ...missing.map((part) => `lacks ${part}`),
      ...more.map((part) => `has ${part}, English has not`),
      ...found.plurals.flatMap((plural) => wrongPlurals(plural, wanted.plurals, language)),
    ];
  } catch (error) {
    return [`cannot be read: ${error.message}`];
  }
}

/** Values, tags and choices of an ICU message; and its plurals. */
export function messageParts(text) {
  const parts = new Set();
  const plurals = [];
  const visit = (elements) => {
    for (const { type, value, options = {}, children = [], pluralType } of elements) {
      if (type === TYPE.literal || type === TYPE.pound) continue;
      parts.add(type === TYPE.tag ? `<${value}>` : `{${value}}`);
      const branches = Object.keys(options);
      if (type === TYPE.select) parts.add(`{${value}, select: ${branches.sort().join(' ')}}`);
      if (type === TYPE.plural)
        plurals.push({ value, type: pluralType, categories: branches.filter((each) => !each.startsWith('=')) });
      visit(children);
      for (const branch of Object.values(options)) visit(branch.value);
    }
  };
  visit(parse(text));
  return { parts, plurals };
}

/** @param english the plurals of the English message: where those only tell single numbers apart, others may as well */
function wrongPlurals({ value, type, categories }, english, language) {
  const counts = (plural) => plural.value === value && plural.categories.length > 1;
  if (categories.length === 1 && !english.some(counts)) return [];
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  const missing = pluralCategories.filter((category) => !categories.includes(category));
  const superfluous = categories.filter((category) => !pluralCategories.includes(category));
  return [
    ...missing.map((category) => `{${value}} lacks the plural “${category}”`),
    ...superfluous.map((category) => `{${value}} has the plural “${category}”, which the language has not`),
  ];
}

/** Values, links, symbols and formulas of a text of the course. */
export function courseParts(text) {
  const parts = new Set();
  const formulas = [...text.matchAll(/\$[^$]+\$/g)].map(([formula]) => formula.replaceAll('{,}', '.'));
  const around = text.replace(/\$[^$]+\$/g, '');
  const targets = [...around.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => `](${target})`);
  const others = [...around.matchAll(/\{[A-Za-z_]\w*(?::\d)?\}|\[[A-Za-z]\w*\](?!\()/g)].map(([whole]) => whole);
  for (const part of [...formulas, ...targets, ...others]) parts.add(part);
  return { parts, plurals: [] };
}
