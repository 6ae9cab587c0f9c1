import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));
const sweepscope = (path) => ({ alias: [{ find: /^sweepscope$/, replacement: fromHere(path) }] });
const shared = {
  root: fromHere('.'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
};

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, of two that is half of them; it needs a tenth of one.
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...shared,
        resolve: sweepscope('web/package/index.ts'),
        test: {
          name: 'unit',
          include: ['tests/web/unit/**/*.test.{ts,tsx,mjs}', 'tests/methods/**/*.test.ts'],
          setupFiles: ['tests/support/wholePage.ts'],
          // Beside other work on two cores a test takes five times as long as alone.
          testTimeout: 20_000,
        },
      },
      {
        // C++ tests as the page exports them, compiled and run natively.
        ...shared,
        resolve: sweepscope('web/package/index.ts'),
        test: {
          name: 'exports',
          setupFiles: ['tests/support/wholePage.ts'],
          include: ['tests/web/exports/**/*.test.mjs'],
          hookTimeout: 600_000,
          testTimeout: 60_000,
        },
      },
      {
        // The package, packed and installed, loaded by node itself as a game would.
        ...shared,
        resolve: sweepscope('build/installed/node_modules/sweepscope/index.js'),
        test: {
          name: 'package',
          // Beside other work on two cores a test takes five times as long as alone.
          testTimeout: 20_000,
          include: ['tests/web/wasm/**/*.test.{ts,mjs}'],
          globalSetup: ['tests/support/installPackage.mjs'],
          server: { deps: { external: [/\/build\/installed\//] } },
        },
      },
      {
        // The built page in other browsers, one after the other: npm run test:browsers.
        ...shared,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.mjs'],
          hookTimeout: 180_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
