/** Light and dark: as the system is set or as the person chose, at once and everywhere; nothing is wrong in the light. */
import type { Page } from '@playwright/test';
import { type App, expect, test } from '../support/app';
import { coloursOf } from '../support/pixels';
import { atRest } from '../support/scene';
import { expectSound } from '../support/sound';
import { text } from '../support/text';
import { whole } from '../support/whole';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const body = { dark: '#56b4e9', light: '#0b6099' } as const;
const ground = { dark: '#12151a', light: '#ffffff' } as const;
type Theme = keyof typeof body;

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** The figure is drawn in the colours of the theme, and in those of the other one no more. */
async function expectPainted(app: App, theme: Theme): Promise<void> {
  await atRest(app.page);
  await expect
    .poll(async () => {
      const { near } = await coloursOf(app.pane('world'), [ground[theme], body[theme]]);
      return near[0]! > 1000 && near[1]! > 100;
    })
    .toBe(true);
}

test('follows the system, and the figures are drawn anew at once', async ({ app, page }) => {
  await app.figures();
  await expectPainted(app, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => themeOf(page)).toBe('light');
  await expectPainted(app, 'light');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#F7F8FA');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectPainted(app, 'dark');
});

test('what the person chose is kept on the device, and is there before the first picture', async ({ app, page }) => {
  await app.figures();
  await page.getByRole('combobox', { name: text('theme.label') }).selectOption({ label: text('theme.light') });
  await expectPainted(app, 'light');
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      (window as unknown as { first: unknown }).first = [
        document.documentElement.dataset.theme,
        getComputedStyle(document.documentElement).colorScheme,
      ];
    });
  });
  await page.reload();
  await app.figures();
  expect(await page.evaluate(() => (window as unknown as { first: unknown[] }).first[0])).toBe('light');
  await expectPainted(app, 'light');
  await page.getByRole('combobox', { name: text('theme.label') }).selectOption({ label: text('theme.system') });
  await expectPainted(app, 'dark');
});

test('a study is drawn anew at once', async ({ app, page }) => {
  test.setTimeout(90_000);
  await app.figures();
  await page.keyboard.press('Shift+M');
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: text('study.boxes.title') })
    .first()
    .click();
  await expect(page.locator('button.method[aria-haspopup="dialog"]')).toContainText(text('study.boxes.title'));
  await expectPainted(app, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectPainted(app, 'light');
  await expectSound(page, 'a study');
});

for (const [label, width, height] of [
  ['desktop', 1440, 900],
  // Between the two there is nothing of another colour.
  ...(whole ? [['tablet', 1024, 768] as const] : []),
  ['phone', 390, 844],
] as const) {
  test.describe(`in the light, ${label}`, () => {
    test.use({ drawn: false, colorScheme: 'light', viewport: { width, height } });

    test('nothing is cut off, too small or without a name; axe finds nothing', async ({ app, page }) => {
      test.setTimeout(120_000);
      await app.figures();
      await expectSound(page, 'start');
      await page.locator('button.preset[aria-haspopup="dialog"]').click();
      await expect(app.dialog(text('preset.choose'))).toBeVisible();
      await expectSound(page, 'preset picker');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expectSound(page, 'key sheet');
      await page.keyboard.press('Escape');
      if (label !== 'phone') {
        await app.button('export.label').click();
        await expectSound(page, 'export');
        await page.keyboard.press('Escape');
      } else {
        await app.button('menu.label').click();
        await expectSound(page, 'menu');
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('x');
      await expect(page.getByText(text('compare.swap')).first()).toBeVisible();
      await expectSound(page, 'comparison');
    });
  });
}

/** What a browser's zoom leaves of a window of 1440 × 900. */
for (const [zoom, width, height] of [
  [150, 960, 600],
  [200, 720, 450],
] as const) {
  test.describe(`text at ${zoom} %`, () => {
    test.use({ drawn: false, viewport: { width, height } });

    test('nothing is lost: question and sentence are seen, the rest is scrolled to', async ({ app, page }) => {
      await app.figures();
      await expect(page.locator('.asked, .views-top .question')).toBeInViewport({ ratio: 1 });
      await expect(app.inspector.locator('.sent')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: text('step.forward') }).first()).toBeInViewport();
      const last = app.inspector.locator('button').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await expectSound(page, 'start');
      expect((await app.pane('world').boundingBox())!.height).toBeGreaterThan(150);
    });
  });
}
