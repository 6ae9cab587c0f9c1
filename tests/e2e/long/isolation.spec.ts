/** Memory that is shared: with the headers of our server the audit's workers have one mesh, without them a copy each, and both find the same. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { loadSolver } from 'sweepscope';
import { severity } from '../../../web/audit/detectors/types';
import { runAudit, worldOf } from '../../../web/audit/run/audit';
import { usualSettings } from '../../../web/audit/run/settings';
import { methodOf, methods } from '../../../web/page/model/methods';
import { soundMethod } from '../../../web/package/methods';
import { presets } from '../../../web/page/presets';
import { expect, test } from '../support/app';
import { text } from '../support/text';

test.use({ drawn: false, contextOptions: { reducedMotion: 'reduce' } });

const preset = 'free-walk';
const flawed = methods.find(({ id }) => id !== soundMethod)!;
const crowd = { bodies: 900, frames: 60 };

const button = (page: Page, key: string): Locator => page.getByRole('button', { name: text(key), exact: true });

/** As on a machine of so many cores; one is left to the page. */
const cores = (page: Page, count: number) =>
  page.addInitScript((n) => Object.defineProperty(navigator, 'hardwareConcurrency', { value: n }), count);

/** What stands beside a name among the figures of the run. */
const figure = (page: Page, name: RegExp): Locator =>
  page.locator('.a-kv > div', { has: page.locator('dt', { hasText: name }) }).locator('dd');

async function walk(page: Page): Promise<number[]> {
  await page.goto(`./#audit?preset=${preset}&method=${flawed.id}&bodies=${crowd.bodies}&frames=${crowd.frames}`);
  await button(page, 'audit.start').click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${text('audit.state.done')}`) })).toBeVisible({
    timeout: 30_000,
  });
  const texts = await page.locator('.a-kind > .num').allTextContents();
  return texts.map((each) => Number(each.replaceAll(',', '')));
}

let counted: Promise<number[]> | undefined;
const countsElsewhere = () =>
  (counted ??= (async () => {
    const { mesh } = await presets.find(({ id }) => id === preset)!.load();
    const { sides } = methodOf({ method: flawed.id });
    const settings = { ...usualSettings, ...crowd, method: flawed.id, sides };
    const merged = runAudit(worldOf(await loadSolver(), mesh, settings), settings);
    return severity.map((kind) => merged.spots.count(kind).events);
  })());

/** What the page asks its host for, of the modules. */
function modules(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[^/]+\.wasm$/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

/** A host that knows nothing of isolation. */
const plainHost = (page: Page) =>
  page.context().route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => !name.startsWith('cross-origin-')),
    );
    await route.fulfill({ response, headers });
  });

for (const [count, said] of [
  [4, 'audit.mesh.shared'],
  [3, 'audit.mesh.shared'],
  [2, null],
] as const) {
  test(`the page is isolated, and its workers have one mesh: ${count} cores`, async ({ page }) => {
    await cores(page, count);
    const asked = modules(page);
    expect(await walk(page)).toEqual(await countsElsewhere());
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await expect(figure(page, new RegExp(`^${text('audit.mesh')}$`))).toHaveText(said ? [text(said)] : []);
    // One alone has it to itself anyway.
    expect(asked.includes('crowd')).toBe(said !== null);
  });
}

test('on a host that sends no such headers each worker has a copy, and they find the same', async ({ page }) => {
  await plainHost(page);
  await cores(page, 4);
  const asked = modules(page);
  const counts = await walk(page);
  expect(counts).toEqual(await countsElsewhere());
  expect(counts.reduce((a, b) => a + b)).toBeGreaterThan(0);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await expect(figure(page, new RegExp(`^${text('audit.mesh')}$`))).toHaveText(text('audit.mesh.copied'));
  expect(asked).not.toContain('crowd');
});

test.describe('in a page of others', () => {
  test.use({ allowed: [/^request to another host: http:\/\/localhost/] });

  for (const isolated of [true, false]) {
    test(`an embedded page stands in one that is ${isolated ? '' : 'not '}isolated`, async ({
      unopened: _,
      page,
      baseURL,
    }) => {
      const headers = isolated
        ? { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }
        : {};
      const host = createServer((request, response) => {
        const icon = request.url !== '/';
        response.writeHead(icon ? 204 : 200, { 'Content-Type': 'text/html', ...headers });
        response.end(
          icon
            ? undefined
            : `<!doctype html><title>Host</title><iframe src="${baseURL}?embed=1#face-hit" width="900" height="600"></iframe>`,
        );
      });
      await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
      try {
        await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
        expect(await page.evaluate(() => crossOriginIsolated)).toBe(isolated);
        await expect(page.frameLocator('iframe').locator('.embed .sent')).not.toBeEmpty({ timeout: 30_000 });
      } finally {
        host.closeAllConnections();
        await new Promise((resolve) => host.close(resolve));
      }
    });
  }
});
