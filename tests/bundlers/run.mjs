// npm run bundlers: the package, packed and installed as its users do, through each bundler and runtime. Pages are opened in a browser.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../web/scripts/setup/chromium.mjs';
import { buildModule } from '../../web/scripts/make/cmake.mjs';
import { installPackage } from '../../web/scripts/make/installed.mjs';
import { buildLibrary } from '../../web/scripts/make/library.mjs';
import { runSteps } from '../../web/scripts/progress.mjs';
import { ensurePackages } from '../../web/scripts/setup/packages.mjs';
import { ensureTools } from '../../web/scripts/setup/system.mjs';
import { buildTools } from '../../web/scripts/setup/tools.mjs';
import { bundlers, runtimes } from './bundlers.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const expected = '0.5 1 true';
const only = process.argv.slice(2);
const wanted = ([name]) => only.length === 0 || only.some((each) => name.startsWith(each));

await runSteps([
  { title: 'System packages', run: (log) => ensureTools([...buildTools, 'chromium'], log) },
  { title: 'npm packages', run: ensurePackages },
  { title: 'Solver module', run: buildModule },
  { title: 'Library, dist/lib', run: buildLibrary },
  // By the lock as far as it goes: `npm ci` refuses one that lacks packages of other platforms, and not every registry has them all to write them there.
  { title: 'Bundlers', run: (log) => ensurePackages(log, here('.'), ['install', '--no-save']) },
]);
await installPackage(here('.'));
const outcomes = [];
for (const [name, run] of Object.entries(runtimes).filter(wanted)) await tried(`${name}, script`, () => run().trim());
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
for (const [name, build] of Object.entries(bundlers).filter(wanted)) {
  await tried(`${name}, page`, async () => {
    const out = here(`out/${name.replace(/\W+/g, '-')}`);
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    const served = (await build(out)) ?? (await serve(out));
    return openIn(served.url).finally(served.close);
  });
}
await browser.close();
rmSync(here('out'), { recursive: true, force: true });
rmSync(here('index.html'), { force: true });
process.exit(outcomes.every(Boolean) ? 0 : 1);

async function tried(title, run) {
  let said;
  try {
    said = await run();
  } catch (error) {
    said = String(error.stderr ?? error.message).slice(0, 600);
  }
  outcomes.push(said === expected);
  console.log(`${said === expected ? '✓' : '✘'} ${title}${said === expected ? '' : `: ${said}`}`);
}

/** Serves a folder as the simplest server does. */
async function serve(folder) {
  const types = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.mjs': 'text/javascript',
    '.wasm': 'application/wasm',
  };
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://x').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return void response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    response
      .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => void server.close() };
}

/** What the page answers, with the console's errors, of which there must be none. */
async function openIn(url) {
  const page = await browser.newPage();
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await page.goto(url);
    await page.waitForFunction(() => globalThis.answer, null, { timeout: 10_000 });
    const answer = await page.evaluate(() => globalThis.answer);
    return [answer, ...complaints].join('; ');
  } catch (error) {
    return [error.message.split('\n')[0], ...complaints].join('; ');
  } finally {
    await page.close();
  }
}
