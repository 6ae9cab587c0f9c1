import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './web/scripts/setup/chromium.mjs';

// Chosen once; the workers load this file again and must see the same port.
process.env.SWEEPSCOPE_E2E_PORT ??= String(await freePort());
const port = process.env.SWEEPSCOPE_E2E_PORT;
const address = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Pictures are drawn by software, so they are nearly the same everywhere; fonts and browsers differ a little.
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  expect: { toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio: 0.015, animations: 'disabled' } },
  workers: 2,
  // Walks through every way, room or preset are for `npm run test:all`, and for whoever names them.
  grepInvert: process.env.SWEEPSCOPE_SHORT ? /\blong\/|@long/ : undefined,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: address,
    viewport: { width: 1366, height: 820 },
    // What the tests look at is dark unless they ask for the other theme.
    colorScheme: 'dark',
    // The page speaks the browser's language, the tests English.
    locale: 'en-US',
    // Keeping the page for use without a network fetches all of it; kept.spec.ts is about that.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
  webServer: {
    command: 'node web/scripts/serve.mjs',
    env: { PORT: port },
    url: address,
    reuseExistingServer: false,
  },
});

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
