// npm run build: the importable package in dist/lib and the static page in dist/site.
import { buildModule } from '../make/cmake.mjs';
import { buildLibrary } from '../make/library.mjs';
import { buildDocs } from '../make/docs.mjs';
import { buildSite } from '../make/site.mjs';
import { runSteps } from '../progress.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureTools } from '../setup/system.mjs';
import { buildTools } from '../setup/tools.mjs';

export default async function build() {
  await runSteps([
    { title: 'System packages', run: (log) => ensureTools(buildTools, log) },
    { title: 'npm packages', run: ensurePackages },
    { title: 'Solver module (C++ to WebAssembly)', run: buildModule },
    { title: 'Library, dist/lib', run: buildLibrary },
    { title: 'Page, dist/site', run: buildSite },
    { title: 'Documentation, dist/site/docs', run: buildDocs },
  ]);
}
