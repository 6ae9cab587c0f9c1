// The example project, built as its reader would: a separate folder, the package from its packed file. Vite and three.js are those of this repository.
import { cpSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { mustRun } from '../exec.mjs';
import { fromRoot } from '../paths.mjs';
import { makeWhenChanged } from './fingerprint.mjs';
import { installPackage } from './installed.mjs';
import { packageProgram } from './program.mjs';

/** Left by `buildExample`, to be served from any base path. */
export const builtExample = fromRoot('build/example/dist');

/** Whether a file belongs to the example, and is not left by trying it in place. */
const isSource = (path) => !['node_modules', 'dist'].includes(basename(path));

/** Builds web/example; dist/lib must be there. */
export function buildExample(log) {
  return makeWhenChanged({
    name: 'example',
    inputs: [
      'web/example',
      'dist/lib',
      'web/scripts/make/example.mjs',
      'web/scripts/make/installed.mjs',
      'package-lock.json',
    ],
    outputs: ['build/example/dist/index.html'],
    async make() {
      const folder = fromRoot('build/example');
      rmSync(folder, { recursive: true, force: true });
      cpSync(fromRoot('web/example'), folder, { recursive: true, filter: isSource });
      await installPackage(folder, log);
      await mustRun(process.execPath, [packageProgram('vite'), 'build', '--base', './', '--logLevel', 'warn'], {
        cwd: folder,
        onLine: log,
      });
    },
  });
}
