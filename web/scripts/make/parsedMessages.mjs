import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { existsSync, readdirSync } from 'node:fs';
import { runnerImport } from 'vite';
import { fromRoot } from '../paths.mjs';

/** Those of the page, and one for each study. */
const catalogues = [
  ...['catalogue', 'importCatalogue', 'laterCatalogue', 'presetCatalogue'].map((name) =>
    fromRoot(`web/src/i18n/${name}.ts`),
  ),
  fromRoot('web/src/study/catalogue.ts'),
  fromRoot('web/src/grounding/catalogue.ts'),
  fromRoot('web/src/learn/catalogue.ts'),
  fromRoot('web/src/learn/guest/catalogue.ts'),
  ...readdirSync(fromRoot('web/src/methods')).map((folder) => fromRoot('web/src/methods', folder, 'catalogue.ts')),
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
      const { module, dependencies } = await runnerImport(id);
      for (const file of dependencies) this.addWatchFile(file);
      const parsed = Object.entries(module.catalogue).map(([key, text]) => [
        key,
        shortest(parse(text, { captureLocation: false })),
      ]);
      // As text: engines read JSON faster than the same written as code.
      return `
        export const catalogue = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(parsed)))});
        for (const [key, text] of Object.entries(catalogue)) if (typeof text === 'string') catalogue[key] = [{ type: ${TYPE.literal}, value: text }];`;
    },
  };
}

/** Most messages are one piece of text without values, and travel as just that. */
function shortest(parts) {
  return parts.length === 1 && parts[0].type === TYPE.literal ? parts[0].value : parts;
}
