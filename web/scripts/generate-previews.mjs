// Draws the small pictures of the preset picker from the real scenes: web/page/presets/previews.dark.png, previews.light.png and previews.gen.ts. Writes down what the page says of
// the presets before one is opened: list.gen.ts.
// Needs the built solver (web/package/module). tests/web/unit/presets/previews.test.ts says when they are out of date.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { encode } from 'fast-png';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const { module } = await runnerImport(join(root, 'web/scripts/previews/main.ts'), {
  resolve: { alias: [{ find: /^sweepscope$/, replacement: join(root, 'web/package/index.ts') }] },
  logLevel: 'error',
});
const { ids, sheets, width, height, list } = module.made;
for (const { theme, pixels } of sheets) {
  const png = encode({ data: pixels, width, height, channels: 3 }, { zlib: { level: 9 } });
  writeFileSync(join(root, `web/page/presets/previews.${theme}.png`), png);
  console.log(`${ids.length} previews, ${theme}, ${png.length} bytes`);
}
writeFileSync(
  join(root, 'web/page/presets/previews.gen.ts'),
  `// Made by web/scripts/generate-previews.mjs; do not edit.

/** The presets pictured in previews.dark.png and previews.light.png, from the top. */
export const previewIds: readonly string[] = ${JSON.stringify(ids, null, 2).replaceAll('"', "'").replace(/'\n\]/, "',\n]")};

/** One picture, in pixels of the file. */
export const previewTile = { width: ${width}, height: ${height / ids.length} } as const;
`,
);
writeFileSync(
  join(root, 'web/page/presets/list.gen.ts'),
  `// Made by web/scripts/generate-previews.mjs from the presets themselves; do not edit.
import type { PresetAbout } from './types';

export const presetList: readonly PresetAbout[] = ${JSON.stringify(list, null, 2)};
`,
);
process.exit(0);
