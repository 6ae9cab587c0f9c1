import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { existsSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { runnerImport } from 'vite';
import { fromRoot } from '../paths.mjs';
import { hasProblems, jsonOf, noteMissing, noteProblems, textMark } from './textsByLanguage.mjs';
import { fileIn, languages } from './translations.mjs';

/** Those of the page, and one for each study. */
const catalogues = [
  ...['catalogue', 'importCatalogue', 'keptCatalogue', 'laterCatalogue', 'presetCatalogue'].map((name) =>
    fromRoot(`web/page/texts/${name}.ts`),
  ),
  fromRoot('web/page/core/study/catalogue.ts'),
  fromRoot('web/page/workbench/grounding/catalogue.ts'),
  fromRoot('web/page/learn/catalogue.ts'),
  fromRoot('web/page/learn/guest/catalogue.ts'),
  fromRoot('web/page/audit/catalogue.ts'),
  fromRoot('web/page/export/film/catalogue.ts'),
  fromRoot('web/page/workbench/tape/catalogue.ts'),
  fromRoot('web/page/audit/view/catalogue.ts'),
  fromRoot('web/page/workbench/tools/catalogue.ts'),
  fromRoot('web/page/learn/present/catalogue.ts'),
  ...readdirSync(fromRoot('web/page/methods')).map((folder) => fromRoot('web/page/methods', folder, 'catalogue.ts')),
].filter((file) => existsSync(file));

/** Parses the messages while the page is built: the parser is as large as all of them. A message that is wrong ends the build. */
export function parsedMessages() {
  return {
    name: 'parsed-messages',
    apply: 'build',
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
    async load(id) {
      if (!catalogues.includes(id)) return null;
      const parsed = {};
      const english = await catalogueIn('en', id);
      for (const file of english.files) this.addWatchFile(file);
      for (const language of languages) {
        const { catalogue, files } = language === 'en' ? english : await catalogueIn(language, id);
        for (const file of files) this.addWatchFile(file);
        // The build ends when everything that is wrong is known.
        parsed[language] = parsedTexts(language === 'en' || !hasProblems() ? catalogue : english.catalogue);
      }
      return `
        export const catalogue = ${textMark(relative(fromRoot('.'), id), parsed)};
        for (const [key, text] of Object.entries(catalogue)) if (typeof text === 'string') catalogue[key] = [{ type: ${TYPE.literal}, value: text }];`;
    },
  };
}

/** The catalogue of a file with the texts of a language, and where they came from. What is wrong with them is noted. */
async function catalogueIn(language, id) {
  const pairs = new Map();
  const inThisLanguage = {
    name: 'texts-in-one-language',
    enforce: 'pre',
    async resolveId(source, importer) {
      const english = await this.resolve(source, importer, { skipSelf: true });
      const file = english && fileIn(language, english.id);
      if (!file || file === english.id) return english;
      pairs.set(english.id, file);
      return existsSync(file) ? { ...english, id: file } : english;
    },
  };
  const { module, dependencies } = await runnerImport(id, { plugins: [inThisLanguage] });
  for (const [english, file] of pairs) {
    if (!existsSync(file)) noteMissing(file);
    else noteProblems(language, file, await textsIn(english), await textsIn(file));
  }
  return { catalogue: module.catalogue, files: dependencies };
}

const textsIn = async (file) => (file.endsWith('.json') ? jsonOf(file) : (await runnerImport(file)).module);

const parsedTexts = (catalogue) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [key, shortest(parse(text, { captureLocation: false }))]),
  );

/** Most messages are one piece of text without values, and travel as just that. */
function shortest(parts) {
  return parts.length === 1 && parts[0].type === TYPE.literal ? parts[0].value : parts;
}
