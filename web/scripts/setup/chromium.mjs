import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of the end-to-end tests: CHROMIUM, or the first of the usual places; undefined when there is none. */
export function chromiumPath() {
  return process.env.CHROMIUM || usualPlaces.find((path) => existsSync(path));
}

/** Software WebGL 2 without a GPU, and nothing that talks to the outside. */
export const chromiumArgs = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // The page around the figures is painted without GL: where GL is software, that took most of a test's time.
  '--disable-gpu-rasterization',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
