/**
 * The page in several languages, and nobody fetches the texts of another than their own. Code imports the English texts; while the page is built they are
 * marks, and at the end every script that has such marks, or imports one that has, is written once for each language: `index-….js`, `index-….pl.js`.
 * So texts stay where they are needed and are there as soon as the code is. public/language.js asks for the scripts of the language.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { minifySync } from 'vite';
import { fromRoot } from '../paths.mjs';
import { fileIn, languages, problemsOf, readerOf, translations } from './translations.mjs';

/** Texts by the name of their mark, then by language; what is wrong with any. */
const marked = new Map();
const problems = new Set();

const shown = (file) => relative(fromRoot('.'), file);
export const jsonOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** An expression that is the texts of whatever language the script is written for, as JSON, which engines read faster than code. @param texts by language */
export function textMark(name, texts) {
  // The names of scripts are made of what is in them; with a print of the texts in the mark, other texts make other names.
  const print = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12);
  marked.set(`${name} ${print}`, texts);
  return `JSON.parse("§texts ${name} ${print}§")`;
}

export const hasProblems = () => problems.size > 0;

/** Notes that there is no such file. */
export function noteMissing(file) {
  problems.add(`${shown(file)} is missing`);
}

/** Notes what is wrong with the texts of a file in another language. */
export function noteProblems(language, file, english, texts, read) {
  for (const problem of problemsOf(language, shown(file), english, texts, read)) problems.add(problem);
}

/** Reads texts that are no messages, those of the course; the others come as catalogues (parsedMessages.mjs). */
export function textsByLanguage() {
  return [
    {
      name: 'texts-by-language',
      apply: 'build',
      enforce: 'pre',
      buildStart() {
        problems.clear();
        marked.clear();
      },
      load(id) {
        if (!id.endsWith('.json') || !fileIn('en', id)) return null;
        const texts = Object.fromEntries(languages.map((language) => [language, jsonOf(fileIn(language, id))]));
        for (const language of translations) {
          const file = fileIn(language, id);
          this.addWatchFile(file);
          if (texts[language]) noteProblems(language, file, texts.en, texts[language], readerOf(id));
          else noteMissing(file);
          texts[language] ??= texts.en;
        }
        return { code: `export default ${textMark(shown(id), texts)};`, moduleType: 'js', moduleSideEffects: false };
      },
      buildEnd(error) {
        if (error || problems.size === 0) return;
        throw new Error(`The texts of the page do not go together:\n${[...problems].sort().join('\n')}`);
      },
      generateBundle: { order: 'post', handler: writeLanguages },
      // What runs before the first picture is waited for, so it travels without its comments.
      writeBundle({ dir }) {
        for (const script of ['theme.js', 'language.js'].map((name) => join(dir, name)))
          writeFileSync(script, minifySync(script, readFileSync(script, 'utf8')).code);
      },
    },
    {
      name: 'texts-of-one-language',
      apply: 'serve',
      enforce: 'pre',
      load: (id) => (fileIn('en', id) ? atOnce(id) : null),
    },
  ];
}

/** The dev server hands out all languages and the page chooses; what is not translated yet is English. */
function atOnce(id) {
  const choice = (texts) => `({ ${texts} })[document.documentElement.lang]`;
  if (id.endsWith('.json')) {
    const english = jsonOf(id);
    const texts = languages.map(
      (language) => `${language}: ${JSON.stringify({ ...english, ...jsonOf(fileIn(language, id)) })}`,
    );
    return { code: `export default ${choice(texts.join(', '))};`, moduleType: 'js' };
  }
  if (id.includes('?')) return null;
  const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const there = translations.filter((language) => existsSync(fileIn(language, id)));
  const imports = there.map((each) => `import * as ${each} from ${JSON.stringify(fileIn(each, id))};\n`).join('');
  return `import * as en from ${JSON.stringify(`${id}?texts`)};\n${imports}
    const texts = ${choice(['en', ...there].join(', '))} ?? en;
    export const { ${names.join(', ')} } = texts;`;
}

const markPattern = /(["'`])§texts ([\w./]+ [\w-]+)§\1/g;
const inLanguage = (name, language) => (language === 'en' ? name : name.replace(/\.js$/, `.${language}.js`));

function writeLanguages(options, bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const speaking = speakingChunks(chunks);
  const names = new RegExp(
    [...speaking].map((name) => name.replace(/^.*\//, '').replace(/[.$]/g, '\\$&')).join('|'),
    'g',
  );
  for (const chunk of chunks.filter(({ fileName }) => speaking.has(fileName))) {
    for (const language of translations) {
      const source = inWords(chunk.code, language).replace(names, (name) => inLanguage(name, language));
      this.emitFile({ type: 'asset', fileName: inLanguage(chunk.fileName, language), source });
    }
    chunk.code = inWords(chunk.code, 'en');
  }
  const page = bundle['index.html'];
  page.source = askedForByLanguage(page.source, bundle, speaking);
}

/** The scripts with texts, and all that import one: two copies of a script that others import would be two pages in one. */
function speakingChunks(chunks) {
  const speaking = new Set(chunks.filter(({ code }) => code.search(markPattern) >= 0).map(({ fileName }) => fileName));
  for (let before = -1; before !== speaking.size;) {
    before = speaking.size;
    for (const { fileName, imports, dynamicImports } of chunks)
      if ([...imports, ...dynamicImports].some((each) => speaking.has(each))) speaking.add(fileName);
  }
  return speaking;
}

/** Polish leaves no word of one letter at the end of a line. */
const unbroken = (text, language) =>
  language === 'pl' ? text.replace(/(?<=[\s(„"])([aiouwz]) (?=\S)/gi, '$1\u00a0') : text;

const inWords = (code, language) =>
  code.replace(markPattern, (_, quote, name) =>
    shortestText(unbroken(JSON.stringify(marked.get(name)[language]), language)),
  );

/** A text as code, in the quotes that want the fewest strokes in it. */
function shortestText(text) {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  const ways = ["'", '"', '`'].map(
    (quote) =>
      `${quote}${escaped.replaceAll(quote, `\\${quote}`).replaceAll('${', quote === '`' ? '\\${' : '${')}${quote}`,
  );
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

/** The page names the scripts and leaves it to language.js to ask for them. */
function askedForByLanguage(html, bundle, speaking) {
  const rest = [];
  const first = [];
  let entry = '';
  const name = (file) => file.replace(/^assets\/|\.js$/g, '');
  const kept = html.replace(
    /\n\s*<(?:link|script)\b[^>]*(?:href|src)="\.\/([^"]+\.js)"[^>]*>(?:<\/script>)?/g,
    (tag, file) => {
      if (!speaking.has(file)) return tag;
      if (/^\s*<script/.test(tag)) entry = name(file);
      else (tag.includes('modulepreload') ? first : rest).push(name(file));
      return '';
    },
  );
  const room = (wanted) =>
    Object.keys(bundle).find((file) => speaking.has(file) && file.startsWith(`assets/${wanted}-`));
  const data = {
    entry,
    first: first.join(' '),
    learn: name(room('course')),
    workbench: name(room('workbench')),
    rest: rest.join(' '),
  };
  const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${value}"`);
  // The print keeps a browser from using the script of an earlier build.
  const print = createHash('sha256')
    .update(readFileSync(fromRoot('web/page/public/language.js')))
    .digest('hex')
    .slice(0, 8);
  return kept.replace(/<script src="\.\/language\.js"/, `<script src="./language.js?${print}"${attributes.join('')}`);
}
