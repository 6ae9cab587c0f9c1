/**
 * Every way in, with every room open, by a server that is slow or has nothing: what was asked for last is shown, what failed is told, and nothing is lost
 * without a word.
 */
import type { Page } from '@playwright/test';
import { expect, test, App } from './support/app';
import { obj } from './support/meshes';
import { text } from './support/text';

test.use({ drawn: false, allowed: [/404/] });
test.setTimeout(60_000);

const rooms = { learn: '', workbench: '', study: '#boxes.crossing', audit: '#audit' } as const;
const card = (page: Page, name: string) => new App(page).importDialog(name);

async function serve(page: Page, name: string, wait: number, status = 200): Promise<void> {
  await page.route(`**/levels/${name}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.fulfill({ status, body: status === 200 ? obj() : '' });
  });
}

async function drop(page: Page, name: string, body: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([name, body]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([body], name));
      return transfer;
    },
    [name, body] as const,
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
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
      await page.evaluate(() => (location.hash = '#face-hit'));
      const app = new App(page);
      // Until the page has followed it, the address is the link itself, which is no moment.
      await expect(page).not.toHaveURL(/#face-hit$/);
      await app.ready();
      await expect.poll(() => app.moment()?.preset).toBe('face-hit');
      await page.waitForTimeout(2500);
      await expect(app.failure).toHaveCount(0);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });
  });

for (const [room, fragment] of Object.entries(rooms))
  test(`files in ${room}: damaged is told, the next one wins`, async ({ page }) => {
    await page.goto(room === 'learn' ? './#learn=1' : `./${fragment}`);
    await page.waitForLoadState('networkidle');
    await drop(page, 'damaged.obj', 'f 1 2 3\n');
    const { failure } = new App(page);
    await expect(failure).toContainText('damaged.obj', { timeout: 20_000 });
    await failure
      .getByRole('button', { name: text('failure.close') })
      .first()
      .click();
    await drop(page, 'one.obj', obj());
    await drop(page, 'two.obj', obj());
    await expect(card(page, 'two.obj')).toBeVisible({ timeout: 20_000 });
    await expect(card(page, 'one.obj')).toHaveCount(0);
    await expect(failure).toHaveCount(0);
  });
