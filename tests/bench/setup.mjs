import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { Failure } from '../../web/scripts/failure.mjs';
import { buildModule } from '../../web/scripts/make/cmake.mjs';
import { buildLibrary } from '../../web/scripts/make/library.mjs';
import { runSteps } from '../../web/scripts/progress.mjs';
import { ensurePackages } from '../../web/scripts/setup/packages.mjs';
import { ensureTools } from '../../web/scripts/setup/system.mjs';
import { buildTools } from '../../web/scripts/setup/tools.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Installs the peers and builds the package, or takes the build that is named. @param {string} [lib] */
export async function setUp(lib) {
  const installPeers = { title: 'Peers', run: (log) => ensurePackages(log, here) };
  const installOwn = { title: 'npm packages', run: (log) => ensurePackages(log) };
  if (lib) {
    if (!existsSync(resolve(lib, 'index.js'))) throw new Failure(`There is no package in ${lib}.`);
    process.env.SWEEPSCOPE_LIB = resolve(lib);
    return runSteps([installOwn, installPeers]);
  }
  return runSteps([
    { title: 'System packages', run: (log) => ensureTools(buildTools, log) },
    installOwn,
    installPeers,
    { title: 'Solver module (C++ to WebAssembly)', run: buildModule },
    { title: 'Library, dist/lib', run: buildLibrary },
  ]);
}
