// The library: an ES module for the solver, one for reading its traces and one for recording games, the .wasm beside them, and the command line. `npm run build` runs this, then
// adds types and package.json.
import { defineConfig } from 'rolldown';
import { inCommandLine, packagesOf } from './web/scripts/make/notices.mjs';

const library = (input) => ({
  input,
  platform: 'neutral',
  external: [/^node:/],
  // new URL('./module/sweepscope.wasm', import.meta.url) in the source becomes the same pattern for the file beside
  // index.js, which node, browsers and every bundler understand; nothing is inlined.
  experimental: { resolveNewUrlToAsset: true },
  output: {
    dir: 'dist/lib',
    entryFileNames: '[name].js',
    assetFileNames: '[name][extname]',
    format: 'esm',
    // Most of it is what Emscripten wrote. The map beside it leads a debugger to the sources.
    minify: true,
    sourcemap: true,
  },
});
// Who only sweeps does not pay for reading traces.
const solver = defineConfig(library({ index: 'web/package/index.ts', trace: 'web/package/trace/published.ts' }));
/** By itself: what it has in common with the solver would become a file that both fetch. */
const recorder = defineConfig(library({ record: 'web/package/record/index.ts' }));

/** The command line uses the library that lies beside it, as anybody's program would. */
const besideLibrary = {
  name: 'beside-library',
  resolveId: (id) => (id === 'sweepscope' ? { id: '../index.js', external: 'relative' } : null),
};

/** Nobody's work is handed out without its licence: what is in the bundle is in the list of the notices. */
const knownPackages = {
  name: 'known-packages',
  generateBundle(_, bundle) {
    const inside = Object.values(bundle).flatMap((chunk) => Object.keys(chunk.modules ?? {}));
    const names = inside.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
    const known = packagesOf(inCommandLine);
    const strange = [...new Set(names)].filter((name) => !known.has(name));
    if (strange.length > 0) this.error(`Name ${strange.join(', ')} in inCommandLine of web/scripts/make/notices.mjs.`);
  },
};

const commandLine = defineConfig({
  input: { main: 'web/cli/main.ts', auditWorker: 'web/cli/auditWorker.ts' },
  platform: 'node',
  external: [/^node:/],
  tsconfig: false,
  // Draco's decoder looks for its module beside itself; it is handed over instead.
  transform: { define: { __dirname: "''", __filename: "''" } },
  plugins: [besideLibrary, knownPackages],
  output: {
    dir: 'dist/lib/cli',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    // What both entries share has a name of its own, whatever module in it comes first.
    advancedChunks: { groups: [{ name: 'shared', minShareCount: 2 }] },
    format: 'esm',
    minify: true,
  },
});

export default [solver, recorder, commandLine];
