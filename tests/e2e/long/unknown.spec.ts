/** What is typed into the address leads where it says, without a word; or the page says what of it names nothing, and where one is. */
import { type Page } from '@playwright/test';
import { App, expect, test } from '../support/app';

test.use({ drawn: false });
test.setTimeout(120_000);

const notice = (page: Page) => page.locator('.notice-live');

async function open(page: Page, address: string): Promise<App> {
  await page.goto('about:blank');
  await page.goto(`./${address}`);
  return new App(page);
}

test('with an obvious meaning it is followed, and a notice says what was not found', async ({ page }) => {
  for (const [address, shown, said] of [
    ['#convex', /^#v1=/, /The address names no preset of “.+”: this is the first one/],
    ['#boxes.nope', /^#v1=/, /has no preset named “boxes\.nope”/],
    ['#learn=14.try-3', /^#learn=14$/, /no place named “14\.try-3”: this is the start of chapter 14/],
    ['#learn=99', /^#learn=14\.look$/, /no place named “99”: this is where you left it/],
    ['#learn=4.look~0.5', /^#learn=4\.look$/, /answer “0\.5”/],
    ['#learn=4.predict~0.3,7', /^#learn=4\.predict$/, /answer “0\.3,7”/],
    ['?lang=xx', /^#v1=/, /no language named “xx”; it has English, 中文, polski/],
  ] as const) {
    const app = await open(page, address);
    await expect(notice(page), address).toContainText(said);
    await expect.poll(() => new URL(page.url()).hash, address).toMatch(shown);
    await expect(app.failure, address).toHaveCount(0);
  }
  await open(page, '#audit?preset=nope');
  await expect(page.getByText('preset = nope')).toBeVisible();
  await open(page, '#grounding=nope');
  await expect(page.getByRole('dialog')).toContainText('There is no statement named “nope”.');
});

test('without one it leads to the first preset, and the failure quotes it', async ({ page }) => {
  for (const address of ['#nonsense', '#learn4', '#faces.hit']) {
    const app = await open(page, address);
    await expect(app.failure, address).toContainText('This address leads nowhere');
    await expect(app.failure).toContainText(`“${address.slice(1)}”`);
    await page.keyboard.press('Escape');
    await expect.poll(() => app.moment()?.preset).toBe('stairs');
  }
});

test('one that the page makes itself opens without a word', async ({ page }) => {
  for (const address of [
    ...['#face-hit', '#boxes.fifteen', '#convex.nearest', '#audit', '#audit?preset=face-hit&bodies=50', '#grounding'],
    ...['#learn', '#learn=4', '#learn=14.try', '#learn=4.predict~0.3', '?lang=pl', '?lang=zh-Hans#stairs', '#top', '#'],
  ]) {
    const app = await open(page, address);
    await expect(page.locator('.top').first()).toBeVisible();
    await expect(page.locator('[role=progressbar], .l-opening')).toHaveCount(0);
    // A notice would come with the scene.
    await page.waitForTimeout(600);
    await expect(notice(page), address).toHaveText('');
    await expect(app.failure, address).toHaveCount(0);
  }
});
