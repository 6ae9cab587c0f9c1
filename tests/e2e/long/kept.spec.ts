/** The page without a network, a newer version of it, and what this browser keeps. The site is served here, so that it can go away and change. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../../web/scripts/serve.mjs';
import { test as quiet } from '../../support/page';
import { App, expect } from '../support/app';
import { axeFindings } from '../support/axe';
import { expectLaidOut } from '../support/sound';
import { file, obj } from '../support/meshes';
import { text } from '../support/text';
import { enter, rooms, stays, waysIn } from '../support/waysIn';

interface Site {
  readonly url: string;
  /** nothing answers any more */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** another page, and a list of files that says so */
  renew(): void;
}

const test = quiet.extend<{ site: Site }>({
  // Playwright wants to see the braces.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'sweepscope-site-'));
    cpSync('dist/site', folder, { recursive: true });
    const start = (port: number) => serve({ folder, port, base: '/sub/' });
    let server = await start(0);
    const { url } = server;
    const change = (name: string, from: RegExp, to: string) => {
      const before = readFileSync(join(folder, name), 'utf8');
      const after = before.replace(from, to);
      expect(after, name).not.toBe(before);
      writeFileSync(join(folder, name), after);
    };
    await use({
      url,
      goAway: () => server.close(),
      comeBack: async () => void (server = await start(Number(new URL(url).port))),
      renew() {
        change('index.html', /<title>/, '<meta name="version" content="second"><title>');
        change('sw.js', /"revision":"\w+","url":"index.html"/, '"revision":"2","url":"index.html"');
      },
    });
    await server.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ drawn: false });

/** Everything is there, in the language of the page. */
const isKept = (page: Page) =>
  expect(async () => {
    // Before it is active, nothing of what it has stored is served.
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated');
    const names = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
    for (const part of ['course', 'workbench', 'study', 'broad_phase', 'studies', 'bunny', 'later', 'importMessages'])
      expect(
        names.some((name) => name.includes(`/assets/${part}-`)),
        part,
      ).toBe(true);
  }).toPass({ timeout: 30_000 });

const isNew = (page: Page) => page.locator('meta[name="version"]').count();

test.describe('with a service worker', () => {
  // Whoever is away cannot be asked for a newer version.
  test.use({ kept: true, serviceWorkers: 'allow', allowed: [/ERR_CONNECTION_REFUSED|fetching the script/] });

  test('opens, steps and shows another method without a network', async ({ page, site }) => {
    test.setTimeout(90_000);
    const app = new App(page);
    await app.open();
    await isKept(page);

    await site.goAway();
    await page.reload();
    await app.ready();
    const before = await app.address();
    const title = text('study.broad_phase.title');
    await page.keyboard.press('ArrowRight');
    expect(await app.addressOtherThan(before)).not.toBe(before);
    await page.locator('button.method[aria-haspopup="dialog"]').click();
    await page.getByRole('dialog').getByRole('button').filter({ hasText: title }).first().click();
    await expect.poll(() => app.moment()?.study?.id).toBe('broad_phase');
    await page.goto('./#learn=4');
    await page.reload();
    await expect(page.locator('.l-figure')).toBeVisible();
    await expect(page.locator('.l-opening')).toHaveCount(0);
    await page.goto('./#stairs');
    await page.reload();
    await app.ready();

    // As isolated as with one: workers that were kept start, and share.
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
    await page.goto('./#audit?preset=free-walk&bodies=600&frames=30');
    await page.reload();
    await page.getByRole('button', { name: text('audit.start'), exact: true }).click();
    await expect(page.locator('.a-kv')).toContainText(text('audit.mesh.shared'));
    await expect(page.getByRole('heading', { name: new RegExp(`^${text('audit.state.done')}`) })).toBeVisible();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await site.comeBack();
  });

  test('every way in works without a network in every room, and ?mesh= says that there is none', async ({
    page,
    site,
  }) => {
    test.setTimeout(300_000);
    const app = new App(page);
    await app.open();
    await isKept(page);
    await site.goAway();
    for (const room of Object.keys(rooms) as (keyof typeof rooms)[])
      await test.step(room, async () => {
        for (const [name, way] of Object.entries(await waysIn())) {
          await page.goto('about:blank');
          await page.goto(`./${rooms[room]}`);
          await enter(page, room);
          await test.step(name, async () => {
            await way.go(page);
            await way.shown(page);
            await stays(page, () => way.shown(page));
          });
        }
      });
    await page.goto('about:blank');
    await page.goto('./?mesh=levels/slab.obj');
    await expect(app.failure).toContainText('slab.obj', { timeout: 20_000 });
    await page.waitForTimeout(1000);
    await expect(app.failure).toContainText('slab.obj');
    await site.comeBack();
  });

  test('a newer version asks, and nothing is lost', async ({ page, site }) => {
    test.setTimeout(90_000);
    const app = new App(page);
    await app.open();
    await isKept(page);
    await app.choose([file('slab.obj', obj())]);
    await app.useImport();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('n');
    await app.dialog(text('note.title')).getByRole('textbox').fill('Where it all began');
    await page.keyboard.press('Control+Enter');
    site.renew();
    // Whoever begins to save data later still hears of what the browser brings.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.reload();
    await app.ready();
    expect(await isNew(page), 'nothing changes by itself').toBe(0);
    const notice = page.locator('.update');
    await expect(notice).toContainText(text('offline.newVersion'), { timeout: 20_000 });
    expect(await axeFindings(page)).toEqual([]);
    const there = await app.address();
    await page.getByRole('button', { name: text('offline.reload'), exact: true }).click();
    await expect.poll(() => isNew(page), { timeout: 15_000 }).toBe(1);
    await app.expectAddress(there);
    expect(app.moment()?.mesh?.name).toBe('slab.obj');
    await expect(page.getByRole('region', { name: text('note.here') })).toHaveText('Where it all began');
    await expect(notice).toHaveCount(0);
  });
});

test('own meshes and tours are opened again and forgotten; all that is kept is seen in one place', async ({ page }) => {
  test.setTimeout(60_000);
  const app = new App(page);
  await app.open();
  await app.choose([file('slab.obj', obj())]);
  await app.useImport();
  await app.button('panel.tour').click();
  await page.getByRole('button', { name: text('tour.make.add') }).click();
  await page.getByRole('textbox', { name: text('tour.make.name') }).fill('Over the slab');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text('tour.make.save.mesh'), exact: true }).click();
  await download;
  await app.button('panel.tour').click();
  await app.openPreset('faceHit');

  await app.button('mesh.recent').click();
  const list = app.dialog(text('kept.title'));
  const row = (name: string) => list.locator('.kept-open').filter({ hasText: name });
  const forget = (name: string) => list.getByRole('button', { name: text('kept.forget', { name }) });
  await expect(row('slab.obj')).toContainText('12 triangles');
  await expect(row('Over the slab')).toContainText('1 stop');
  expect(await axeFindings(page, 'dialog')).toEqual([]);
  await expectLaidOut(page, 'kept');
  await row('slab.obj').click();
  await expect(list).toHaveCount(0);
  await expect.poll(() => app.moment()?.mesh?.name).toBe('slab.obj');

  await app.button('keys.title').click();
  await page.getByRole('button', { name: text('kept.open') }).click();
  await row('Over the slab').click();
  await expect(page.getByRole('heading', { name: text('tour.stop', { number: 1 }) })).toBeVisible();
  await page.getByRole('button', { name: text('tour.leave') }).click();

  await page.getByRole('button', { name: text('kept.open') }).click();
  await forget('slab.obj').click();
  await expect(row('slab.obj')).toHaveCount(0);
  await list.getByRole('button', { name: text('kept.putBack') }).click();
  await expect(row('slab.obj')).toHaveCount(1);
  // Each thing that was forgotten can be had back, not the latest only.
  await forget('slab.obj').click();
  await expect(row('slab.obj')).toHaveCount(0);
  await forget('Over the slab').click();
  await expect(row('Over the slab')).toHaveCount(0);
  await expect(list.getByRole('button', { name: text('kept.putBack') })).toHaveCount(2);
  const latest = await list.locator('.kept-status p').first().elementHandle();
  await list
    .getByRole('button', { name: text('kept.putBack') })
    .last()
    .click();
  await expect(row('slab.obj')).toHaveCount(1);
  await expect(list.getByRole('button', { name: text('kept.putBack') })).toHaveCount(1);
  // The row of the other is the one it was: what has the focus there keeps it.
  expect(await latest!.evaluate((row) => row.isConnected && row.textContent)).toContain('Over the slab');
  await list.getByRole('button', { name: text('kept.everything') }).click();
  await list.getByRole('button', { name: text('kept.yes'), exact: true }).click();
  await expect(list.locator('.kept-open')).toHaveCount(0);
  await expect(list.getByText(text('kept.meshes.none'))).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: text('kept.open') }).click();
  await expect(list.getByText(text('kept.meshes.none'))).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /tour|notes|yours/.test(key)))).toEqual(
    [],
  );
});

/** As a full disk answers: nothing is said when it is put, and the transaction is undone at its end. */
function fillDisk(): void {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value: unknown, ...key) {
    const request = put.call(this, value, ...key);
    const { transaction } = this;
    Object.defineProperty(transaction, 'error', { get: () => new DOMException('', 'QuotaExceededError') });
    request.addEventListener('success', () => transaction.abort());
    return request;
  };
}

quiet('a disk that is full is said, and the mesh opens all the same', async ({ page }) => {
  const app = new App(page);
  // Whoever has ended meanwhile keeps nothing.
  page.on('worker', (worker) => void worker.evaluate(fillDisk).catch(() => undefined));
  await app.open();
  await app.choose([file('slab.obj', obj())]);
  await app.useImport();
  await expect(page.getByText(text('import.notKept'))).toBeVisible();
  await expect.poll(() => app.moment()?.mesh?.name).toBe('slab.obj');
  await app.expectSentence(/is reached at t = 0\.\d+|touched from the start/);
});
