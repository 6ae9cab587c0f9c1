/**
 * The texts of the page, loaded in one language. Code imports the English JSON files. The build takes them out of the scripts: each chunk's texts become
 * one JSON file for each language, `course-….pl.json`, and every import() waits for the texts of what it imports, as it waits for style sheets.
 * public/language.js chooses the language, loads the texts of the first screen and gives out those that are loaded.
 *
 * Messages are parsed here, since the parser is as large as all of them; a message that is wrong, missing or does not fit the English one ends the build.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { minifySync } from 'vite';
import { fromRoot } from '../paths.mjs';
import { fileIn, isMessages, languages, problemsOf, readerOf, translations } from './translations.mjs';

const shown = (file) => relative(fromRoot('.'), file);
const jsonOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
const printOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const isTexts = (id) => id.endsWith('.json') && fileIn('en', id) !== null;

/** The language of the page, as language.js gives out its texts. */
const given = 'sweepscopeTexts';
/** Where the texts of a file stand in the script; with a print of them, so that other texts make another name of the script. */
const markPattern = /(["'`])§texts ([\w./]+) \w+§\1/g;
const importPattern = /\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g;

export function texts() {
  /** by file, then by language */
  const found = new Map();
  const problems = new Set();
  return [
    {
      name: 'texts',
      apply: 'build',
      enforce: 'pre',
      config: () => ({
        resolve: {
          alias: [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ],
        },
      }),
      buildStart() {
        problems.clear();
        found.clear();
      },
      load(id) {
        if (!isTexts(id)) return null;
        const english = jsonOf(id);
        const byLanguage = { en: english };
        for (const language of translations) {
          const file = fileIn(language, id);
          this.addWatchFile(file);
          byLanguage[language] = jsonOf(file) ?? english;
          if (!existsSync(file)) problems.add(`${shown(file)} is missing`);
          else
            for (const problem of problemsOf(language, shown(file), english, byLanguage[language], readerOf(id)))
              problems.add(problem);
        }
        found.set(shown(id), byLanguage);
        const mark = `"§texts ${shown(id)} ${printOf(JSON.stringify(byLanguage))}§"`;
        const code = isMessages(id)
          ? `import { literals } from ${JSON.stringify(fromRoot('web/page/base/i18n/literals.ts'))};
             export default literals(${mark});`
          : `export default ${mark};`;
        return { code, moduleType: 'js', moduleSideEffects: false };
      },
      buildEnd(error) {
        if (error || problems.size === 0) return;
        throw new Error(`The texts of the page do not go together:\n${[...problems].sort().join('\n')}`);
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          takeTextsOut(bundle, found, (fileName, source) => this.emitFile({ type: 'asset', fileName, source }));
        },
      },
      // What runs before the first picture is waited for, so it travels without its comments.
      writeBundle({ dir }) {
        for (const script of ['theme.js', 'language.js'].map((name) => join(dir, name)))
          writeFileSync(script, minifySync(script, readFileSync(script, 'utf8')).code);
      },
    },
    {
      name: 'texts-of-the-dev-server',
      apply: 'serve',
      enforce: 'pre',
      load: (id) => (isTexts(id) ? { code: chosenInPage(id), moduleType: 'js' } : null),
    },
  ];
}

/** The dev server hands out all languages and the page chooses; what is not translated yet is English. */
function chosenInPage(id) {
  const english = jsonOf(id);
  const all = languages.map((language) => [language, { ...english, ...jsonOf(fileIn(language, id)) }]);
  return `export default (${JSON.stringify(Object.fromEntries(all))})[document.documentElement.lang];`;
}

/** @param emit writes a file of the site */
function takeTextsOut(bundle, found, emit) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const named = new Map();
  for (const chunk of chunks) {
    const files = [...new Set([...chunk.code.matchAll(markPattern)].map(([, , file]) => file))];
    if (files.length === 0) continue;
    const contents = languages.map((language) => [language, inLanguage(files, found, language)]);
    const name = `${titleOf(chunk, files)}-${printOf(JSON.stringify(contents))}`;
    named.set(chunk.fileName, name);
    for (const [language, source] of contents) emit(`assets/${name}.${language}.json`, source);
    chunk.code = chunk.code.replace(markPattern, (_, quote, file) => `${given}.of("${name}","${file}")`);
  }
  const wantedBy = textsOfImports(bundle, named);
  for (const chunk of chunks) {
    const there = new Set(wantedBy(chunk.fileName));
    chunk.code = chunk.code.replace(importPattern, (code, _, file) => {
      const wanted = wantedBy(`assets/${file}`).filter((name) => !there.has(name));
      return wanted.length === 0 ? code : `${given}.load("${wanted.join(' ')}").then(()=>${code})`;
    });
  }
  const page = bundle['index.html'];
  page.source = startedByLanguage(page.source, bundle, wantedBy);
}

/** The name of the chunk; of those that have only texts, the folder of these. */
const titleOf = ({ name }, files) => (name === 'messages' ? files[0].split('/').at(-2) : name);

/** The texts of some files in a language, as JSON. */
function inLanguage(files, found, language) {
  const texts = files.map((file) => {
    const own = found.get(file)[language];
    return [file, isMessages(file) ? parsed(own) : own];
  });
  return unbroken(JSON.stringify(Object.fromEntries(texts)), language);
}

/** Most messages are one piece of text without values, and travel as just that. */
function parsed(messages) {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => {
      const parts = parse(text, { captureLocation: false });
      return [key, parts.length === 1 && parts[0].type === TYPE.literal ? parts[0].value : parts];
    }),
  );
}

/** Polish leaves no word of one letter at the end of a line. */
const unbroken = (text, language) =>
  language === 'pl' ? text.replace(/(?<=[\s(„"])([aiouwz]) (?=\S)/gi, '$1\u00a0') : text;

/** @param named the name of a chunk's own texts, by its file @returns the names of all texts that a chunk and what it imports need */
function textsOfImports(bundle, named) {
  const known = new Map();
  return (fileName) => {
    if (known.has(fileName)) return known.get(fileName);
    const reached = new Set([fileName]);
    for (const file of reached) for (const each of bundle[file]?.imports ?? []) reached.add(each);
    const names = [...reached].flatMap((file) => named.get(file) ?? []);
    known.set(fileName, names);
    return names;
  };
}

/** The script starts when its texts are there: language.js loads them, those of the room, and when the page is quiet the rest. */
function startedByLanguage(html, bundle, wantedBy) {
  const rest = [];
  let entry = '';
  const kept = html.replace(
    /\n\s*<(?:link|script)\b[^>]*(?:href|src)="\.\/([^"]+\.js)"[^>]*>(?:<\/script>)?/g,
    (tag, file) => {
      if (tag.includes('modulepreload') || bundle[file]?.type !== 'chunk') return tag;
      if (/^\s*<script/.test(tag)) entry = file;
      else rest.push(file);
      return '';
    },
  );
  const room = (wanted) =>
    Object.keys(bundle).find((file) => file.startsWith(`assets/${wanted}-`) && /\.js$/.test(file));
  const script = (file) => file.replace(/^assets\/|\.js$/g, '');
  const first = wantedBy(entry);
  const [learn, workbench] = ['course', 'workbench'].map(room);
  const later = new Set(rest.flatMap(wantedBy).filter((name) => !first.includes(name)));
  const data = {
    entry: script(entry),
    texts: first.join(' '),
    learn: script(learn),
    'learn-texts': wantedBy(learn).join(' '),
    workbench: script(workbench),
    'workbench-texts': wantedBy(workbench).join(' '),
    rest: rest.map(script).join(' '),
    'rest-texts': [...later].join(' '),
  };
  const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${value}"`);
  // The print keeps a browser from using the script of an earlier build.
  const print = printOf(readFileSync(fromRoot('web/page/public/language.js')));
  return kept.replace(/<script src="\.\/language\.js"/, `<script src="./language.js?${print}"${attributes.join('')}`);
}
