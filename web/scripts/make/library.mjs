import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mustRun } from '../exec.mjs';
import { fromRoot } from '../paths.mjs';
import { makeWhenChanged } from './fingerprint.mjs';
import { libraryNotices } from './notices.mjs';
import { packageProgram } from './program.mjs';

const sharedInputs = [
  'tsconfig.json',
  'tsconfig.lib.json',
  'tsconfig.trace.json',
  'package.json',
  'package-lock.json',
  'LICENSE',
];

/** The library's, and what the command line is made of. */
const sources = ['package', 'cli', 'audit', 'mesh'].map((name) => `web/${name}`);

const makers = ['web/scripts/make/library.mjs', 'web/scripts/make/notices.mjs'];

/** Builds the importable package into dist/lib. The module must be there. */
export function buildLibrary(log) {
  return makeWhenChanged({
    name: 'library',
    inputs: [...sources, 'web/scripts/notices', ...makers, 'rolldown.config.mjs', ...sharedInputs],
    except: ['web/package/api.txt', 'web/package/api.released.txt', 'web/package/PUBLISHING.md'],
    outputs: [
      'index.js',
      'index.d.ts',
      'trace.js',
      'record.js',
      'sweepscope.wasm',
      'sweepscope-simd.wasm',
      'package.json',
      'cli/main.js',
      'cli/auditWorker.js',
      'cli/crowd.wasm',
      'cli/draco_decoder.wasm',
    ].map((name) => `dist/lib/${name}`),
    make: () => makeLibrary(log),
  });
}

async function makeLibrary(log) {
  const node = (program, args) => mustRun(process.execPath, [program, ...args], { onLine: log });
  rmSync(fromRoot('dist/lib'), { recursive: true, force: true });
  await node(packageProgram('rolldown'), ['--config', 'rolldown.config.mjs']);
  quoteAddresses();
  copyFileSync(fromRoot('web/audit/shared/module/crowd.wasm'), fromRoot('dist/lib/cli/crowd.wasm'));
  copyFileSync(fromRoot('node_modules/draco3d/draco_decoder.wasm'), fromRoot('dist/lib/cli/draco_decoder.wasm'));
  for (const project of ['tsconfig.lib.json', 'tsconfig.trace.json']) {
    await node(packageProgram('typescript', 'tsc'), ['--project', project]);
  }
  writeFileSync(fromRoot('dist/lib/package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  copyText('LICENSE', 'LICENSE');
  copyText('README.md', 'web/package/README.md');
  writeFileSync(fromRoot('dist/lib/THIRD_PARTY.txt'), libraryNotices());
}

/** The minifier likes backquotes; not every bundler sees an address of a file in them. As long as before, so the map still fits. */
function quoteAddresses() {
  const file = fromRoot('dist/lib/index.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/new URL\(`([^`$]*)`/g, "new URL('$1'"));
}

/** The package's own package.json; what it shares with the project's is taken from there. */
function manifest() {
  const { name, version, license } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  return {
    name,
    version,
    description:
      'Sweeps ellipsoids against triangle meshes and slides them along, in WebAssembly, with a trace of every decision.',
    keywords: ['collision', 'character-controller', 'sweep', 'raycast', 'ellipsoid', 'mesh', 'game', 'three', 'wasm'],
    license,
    type: 'module',
    main: './index.js',
    types: './index.d.ts',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './trace': { types: './trace/published.d.ts', default: './trace.js' },
      './record': { types: './record/index.d.ts', default: './record.js' },
      './sweepscope.wasm': './sweepscope.wasm',
      './sweepscope-simd.wasm': './sweepscope-simd.wasm',
      './package.json': './package.json',
    },
    bin: { sweepscope: 'cli/main.js' },
    sideEffects: false,
    engines: { node: '>=20' },
  };
}

function copyText(name, source) {
  copyFileSync(fromRoot(source), fromRoot('dist/lib', name));
}
