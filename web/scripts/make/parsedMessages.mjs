import { parse } from '@formatjs/icu-messageformat-parser';
import { runnerImport } from 'vite';
import { fromRoot } from '../paths.mjs';

const catalogueFile = fromRoot('web/src/i18n/catalogue.ts');

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
      if (id !== catalogueFile) return null;
      const { module, dependencies } = await runnerImport(catalogueFile);
      for (const file of dependencies) this.addWatchFile(file);
      const parsed = Object.entries(module.catalogue).map(([key, text]) => [
        key,
        parse(text, { captureLocation: false }),
      ]);
      // As text: engines read JSON faster than the same written as code.
      return `export const catalogue = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(parsed)))});`;
    },
  };
}
