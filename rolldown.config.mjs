// The library: an ES module for the solver and one for reading its traces, the .wasm beside it. `npm run build` runs this, then adds types and package.json.
import { defineConfig } from 'rolldown';

export default defineConfig({
  // Who only sweeps does not pay for reading traces.
  input: { index: 'web/lib/index.ts', trace: 'web/src/trace/published.ts' },
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
