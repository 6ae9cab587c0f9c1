/**
 * Every way in, with every room open, by a server that is slow or has nothing: what was asked for last is shown, what failed is told, and nothing is lost
 * without a word.
 */
import type { Page } from '@playwright/test';
import { expect, test, App } from '../support/app';
import { obj } from '../support/meshes';
import { text } from '../support/text';
import { card, drop, enter, follow, installed, rooms, stays, waysIn } from '../support/waysIn';

test.use({ drawn: false, allowed: [/404/] });
test.setTimeout(60_000);

async function serve(page: Page, name: string, wait: number, status = 200): Promise<void> {
  await page.route(`**/levels/${name}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.fulfill({ status, body: status === 200 ? obj() : '' });
  });
}

/** What comes with the first of its kind comes late from now on. */
async function slowParts(page: Page, wait: number): Promise<void> {
  await page.route('**/assets/*.{js,css}', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue();
  });
}

async function closeFailure({ failure }: App): Promise<void> {
  const close = failure.getByRole('button', { name: text('failure.close') });
  await close.first().click();
  await expect(failure).toHaveCount(0);
}

async function closeCard(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const newcomer of [true, false])
  test.describe(newcomer ? 'in the course' : 'in the workbench', () => {
    test.use({ newcomer });
    for (const wait of [0, 400, 1500])
      test(`?mesh= after ${wait} ms`, async ({ page }) => {
        await serve(page, 'slab.obj', wait);
        await page.goto('./?mesh=levels/slab.obj');
        await expect(card(page, 'slab.obj')).toBeVisible({ timeout: 20_000 });
      });

    for (const wait of [0, 400, 1500])
      test(`?mesh= that is not there, after ${wait} ms`, async ({ page }) => {
        await serve(page, 'gone.obj', wait, 404);
        await page.goto('./?mesh=levels/gone.obj');
        const { failure } = new App(page);
        await expect(failure).toContainText('404', { timeout: 20_000 });
        // And stays, though the room shows something by itself.
        await page.waitForTimeout(1500);
        await expect(failure).toContainText('404');
      });

    for (const wait of [0, 1500])
      test(`a file that the page is opened with after ${wait} ms`, async ({ page }) => {
        await installed(page, { name: 'slab.obj', body: obj(), wait });
        await page.goto('./');
        await expect(card(page, 'slab.obj')).toBeVisible({ timeout: 20_000 });
        // And stays, though the room shows something by itself.
        await expect(page.locator('#app :is(.learn, .left)')).toBeVisible();
        await stays(page, () => expect(card(page, 'slab.obj')).toBeVisible());
        // Never an empty room behind it.
        await closeCard(page);
        await expect(
          page
            .locator('#app')
            .getByText(/f\d+\.p/)
            .or(page.locator('.l-figure'))
            .first(),
        ).toBeVisible();
      });

    test('a file that the page is opened with and that is gone', async ({ page }) => {
      await installed(page, { name: 'gone.obj', body: '', fails: true });
      await page.goto('./');
      const { failure } = new App(page);
      await expect(failure).toContainText('gone.obj', { timeout: 20_000 });
      await expect(page.locator('#app :is(.learn, .left)')).toBeVisible();
      await page.waitForTimeout(400);
      await expect(failure).toContainText('gone.obj');
    });

    test('a link that is followed while a file of the system is on its way wins, and it is not told as gone', async ({
      page,
    }) => {
      await installed(page, { name: 'gone.obj', body: '', wait: 2000, fails: true });
      await page.goto('./');
      // Before its code runs, the page would be opened at the link and not follow it.
      await expect(page.locator('#app > *').first()).toBeAttached();
      await follow(page, '#face-hit');
      const preset = page.locator('button.preset');
      await expect(preset).toContainText(text('preset.faceHit.title'), { timeout: 20_000 });
      await page.waitForTimeout(2000);
      await stays(page, () => expect(preset).toContainText(text('preset.faceHit.title')));
    });

    test('a file that is dropped while ?mesh= is on its way wins', async ({ page }) => {
      await serve(page, 'slab.obj', 2500);
      await page.goto('./?mesh=levels/slab.obj');
      await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 20_000 });
      await drop(page, 'mine.obj', obj());
      await expect(card(page, 'mine.obj')).toBeVisible({ timeout: 20_000 });
      await page.waitForTimeout(3000);
      await expect(card(page, 'mine.obj')).toBeVisible();
      await expect(card(page, 'slab.obj')).toHaveCount(0);
    });

    test('a link that is followed while ?mesh= is on its way wins, and no 404 is told over it', async ({ page }) => {
      await serve(page, 'gone.obj', 2000, 404);
      await page.goto('./?mesh=levels/gone.obj');
      await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 20_000 });
      await follow(page, '#face-hit');
      const app = new App(page);
      // Until the page has followed it, the address is the link itself, which is no moment.
      await expect(page).not.toHaveURL(/#face-hit$/);
      await app.ready();
      // What is read is the page: the address is a name until the moment is written.
      await expect(page.locator('button.preset')).toContainText(text('preset.faceHit.title'));
      await page.waitForTimeout(2500);
      await expect(app.failure).toHaveCount(0);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });

    for (const [room, to] of [
      ['learn', '#learn=4.predict'],
      ['audit', '#audit?preset=stairs'],
    ] as const)
      test(`a link to ${room} that is followed while ?mesh= is on its way wins`, async ({ page }) => {
        await serve(page, 'slab.obj', 2500);
        await page.goto('./?mesh=levels/slab.obj');
        await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 20_000 });
        await follow(page, to);
        await expect(page.locator(`#app .${room}`)).toBeVisible();
        await page.waitForTimeout(3000);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(new URL(page.url()).hash).toContain(to);
      });
  });

test('a link that is followed before the page shows anything is shown', async ({ page }) => {
  await page.route('**/*.wasm', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('./?mesh=levels/slab.obj');
  await follow(page, '#face-hit');
  await expect(page.locator('button.preset')).toContainText(text('preset.faceHit.title'), { timeout: 20_000 });
  await stays(page, () => expect(page.locator('button.preset')).toContainText(text('preset.faceHit.title')));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const room of Object.keys(rooms) as (keyof typeof rooms)[])
  test.describe(`in ${room}`, () => {
    test('every way in shows what it brings, by a slow server too, and so after a reload', async ({ page }) => {
      await page.goto(`./${rooms[room]}`);
      await enter(page, room);
      await slowParts(page, 300);
      for (const [name, way] of Object.entries(await waysIn())) {
        await test.step(name, async () => {
          await enter(page, room);
          await way.go(page);
          await way.shown(page);
          await stays(page, () => way.shown(page));
          if (name === 'mesh') return closeCard(page);
          if (!way.kept) return;
          await page.reload();
          await way.shown(page);
        });
      }
    });

    test('what is asked for next wins over every way in, and the other way round', async ({ page }) => {
      await page.goto(`./${rooms[room]}`);
      await enter(page, room);
      await slowParts(page, 300);
      for (const [name, way] of Object.entries(await waysIn())) {
        await test.step(`a mesh after ${name}`, async () => {
          await enter(page, room);
          await way.go(page);
          await drop(page, 'last.obj', obj());
          await expect(card(page, 'last.obj')).toBeVisible();
          await stays(page, () => expect(card(page, 'last.obj')).toBeVisible());
          await expect(page.getByRole('dialog')).toHaveCount(1);
          await closeCard(page);
        });
        if (name !== 'mesh')
          await test.step(`${name} after a mesh`, async () => {
            await enter(page, room);
            await drop(page, 'first.obj', obj());
            await way.go(page);
            await way.shown(page);
            await stays(page, () => way.shown(page));
            await expect(card(page, 'first.obj')).toHaveCount(0);
          });
      }
    });

    test('what is damaged is told by its name and stays told, and the next file is shown', async ({ page }) => {
      const app = new App(page);
      await page.goto(`./${rooms[room]}`);
      await enter(page, room);
      const frame = '{"format": "sweepscope-frame", "version": 1}';
      for (const [name, body] of [
        ['damaged.obj', 'f 1 2 3\n'],
        ['damaged.sweeptour', 'no tour'],
        ['damaged.sweeptape', 'SWTAPE no tape'],
        ['damaged.json', frame],
      ] as const) {
        await drop(page, name, body);
        await expect(app.failure).toContainText(name);
        await page.waitForTimeout(400);
        await expect(app.failure).toContainText(name);
        await closeFailure(app);
      }
      await drop(page, 'whole.obj', obj());
      await expect(card(page, 'whole.obj')).toBeVisible();
      await expect(app.failure).toHaveCount(0);
    });
  });

/** A mesh that this browser keeps: opened from the list of presets, where the room has one, else from all that is kept. */
async function openRecent(page: Page, room: keyof typeof rooms, name: string): Promise<void> {
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  if (room === 'learn') {
    await button('kept.open').click();
    await page.locator('.kept-open').filter({ hasText: name }).click();
    return;
  }
  if (room === 'audit') await button('audit.level.presets').click();
  else await page.locator('button.preset[aria-haspopup="dialog"]').click();
  await page.locator('.recent .preset-item').filter({ hasText: name }).click();
}

test('what was opened before is opened again from every room, by a slow server, over what is on its way, and twice', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const app = new App(page);
  await app.open('#stairs');
  await drop(page, 'mine.obj', obj());
  await app.useImport();
  await expect.poll(() => app.moment()?.mesh?.name).toBe('mine.obj');
  for (const room of Object.keys(rooms) as (keyof typeof rooms)[])
    await test.step(room, async () => {
      const isShown = async () => {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        // The boxes of the study take the size of what is opened there.
        if (room === 'study') return expect.poll(() => app.moment()?.study?.settings?.['halfA']).toEqual([2, 0.5, 1]);
        await expect(page.locator(room === 'audit' ? '.a-left .mesh b' : '.left .mesh .cut')).toHaveText('mine.obj');
      };
      await page.goto('about:blank');
      await page.goto(`./${rooms[room]}`);
      await enter(page, room);
      await slowParts(page, 300);
      await openRecent(page, room, 'mine.obj');
      await isShown();
      await stays(page, isShown);
      await expect.poll(() => page.url()).not.toContain('stairs');
      await enter(page, room);
      await openRecent(page, room, 'mine.obj');
      await drop(page, 'last.obj', obj());
      await expect(card(page, 'last.obj')).toBeVisible();
      await stays(page, () => expect(card(page, 'last.obj')).toBeVisible());
      await closeCard(page);
      await enter(page, room);
      await openRecent(page, room, 'mine.obj');
      await openRecent(page, room === 'learn' ? 'workbench' : room, 'mine.obj');
      await isShown();
      await stays(page, isShown);
    });
});
