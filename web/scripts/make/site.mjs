import { mustRun } from '../exec.mjs';
import { makeWhenChanged } from './fingerprint.mjs';
import { packageProgram } from './program.mjs';

/** Builds the page into dist/site. The module must be there. */
export function buildSite(log) {
  return makeWhenChanged({
    name: 'site',
    inputs: ['web', 'meshes', 'vite.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'],
    // Not part of the page: separate projects and pages.
    except: [
      'web/example',
      'web/docs',
      'web/package/api.txt',
      'web/package/api.released.txt',
      'web/package/PUBLISHING.md',
    ],
    outputs: ['dist/site/index.html'],
    make: () => mustRun(process.execPath, [packageProgram('vite'), 'build'], { onLine: log }),
  });
}
