/**
 * The whole first screen at three sizes, beside its reference.
 * New references: npx playwright test pages --update-snapshots, and look at every one.
 */
import { App, expect } from './support/app';
import { test } from '../support/page';
import { atRest } from './support/scene';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [label, width, height] of [
  ['desktop', 1440, 900],
  ['tablet', 1024, 768],
  ['phone', 390, 844],
] as const) {
  test(`page, ${label}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const app = new App(page);
    await app.open();
    await app.figures();
    // Formulas come in a chunk of their own.
    await expect(app.inspector.locator('.katex').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(1, 1);
    await atRest(page);
    await expect(page).toHaveScreenshot(`page-${label}.png`);
  });
}
