// The documentation of the package, dist/site/docs: pages, the package itself and its examples, all from the site's own origin.
import { copyFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../paths.mjs';
import { makeWhenChanged } from './fingerprint.mjs';
import { packSite } from './packed.mjs';

const folder = fromRoot('dist/site/docs');
const styles = ['web/page/app/styles/tokens.css', 'web/page/app/styles/light.css', 'web/docs/docs.css'];

/** Builds dist/site/docs; dist/lib and dist/site must be there. */
export function buildDocs() {
  return makeWhenChanged({
    name: 'docs',
    inputs: [
      'web/docs',
      'web/scripts/docs',
      'web/scripts/api',
      'web/scripts/make/docs.mjs',
      'web/scripts/make/packed.mjs',
      'web/scripts/policy.mjs',
      'dist/lib',
      ...styles,
    ],
    outputs: ['dist/site/docs/index.html'],
    make: makeDocs,
  });
}

async function makeDocs() {
  // Not there before npm has installed what they need.
  const { makePages, makeSearch } = await import('../docs/pages.mjs');
  const { examples, withAddresses } = await import('../docs/examples.mjs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'examples'), { recursive: true });
  for (const [name, html] of Object.entries(makePages())) writeFileSync(join(folder, name), html);
  writeFileSync(join(folder, 'search.json'), makeSearch());
  writeFileSync(join(folder, 'docs.css'), styles.map((path) => readFileSync(fromRoot(path), 'utf8')).join('\n'));
  for (const name of ['found.js', 'keep.js', 'run.js', 'search.js', 'worker.js'])
    copyFileSync(fromRoot('web/docs', name), join(folder, name));
  for (const { name, code } of examples)
    writeFileSync(join(folder, 'examples', `${name}.js`), `${withAddresses(code, '../lib')}\n`);
  cpSync(fromRoot('dist/lib'), join(folder, 'lib'), {
    recursive: true,
    filter: (path) => !/\.(map|d\.ts)$|\/(trace|record|cli|package\.json|README\.md)$/.test(path),
  });
  // Browsers save what has no ending instead of showing it.
  renameSync(join(folder, 'lib/LICENSE'), join(folder, 'lib/LICENSE.txt'));
  for (const name of ['index.js', 'trace.js', 'record.js']) withoutMap(join(folder, 'lib', name));
  await packSite(folder);
}

/** The maps stay in the package; a debugger would ask for them here and find none. */
function withoutMap(path) {
  writeFileSync(path, readFileSync(path, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
}
