/** Bars of a length stand upright: slanted they are strokes. WebKit slants whatever is in a symbol. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../../../../web/scripts/paths.mjs';

const folder = fromRoot('web/page');
const catalogues = readdirSync(folder, { recursive: true }).filter((name) =>
  /\.(en|zh|pl)\.json$|[/\\](en|zh|pl)\.json$/.test(name),
);

test('no message has a bar inside of a symbol', () => {
  expect(catalogues.length).toBeGreaterThan(30);
  const found = catalogues.flatMap((name) =>
    Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')))
      .filter(([, text]) => /<(v|vel)>[^<]*[|‖][^<]*<\//.test(String(text)))
      .map(([key]) => `${name}: ${key}`),
  );
  expect(found).toEqual([]);
});
