/** Step by step in the page: nothing on it says what lies behind the step one is at. */
import { expect, test } from './support/app';
import { text } from './support/text';

// The text is read, not the picture.
test.use({ drawn: false });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('step by step, the strips grow with the steps; the link keeps it', async ({ app, page }) => {
  const hit = '0.3765';
  const tests = page.locator('.strip.sc');
  await app.goTo('f8.p0.s0.t13.v1');
  await expect(tests).toContainText(hit);
  const known = page.getByRole('button', { name: text('lesson.known'), exact: true });
  await known.click();
  await expect(known).toHaveAttribute('aria-pressed', 'true');
  await expect(tests).not.toContainText(hit);
  await expect(app.inspector).not.toContainText(hit);
  await expect(page.locator('.fig-overlay').first()).not.toContainText(hit);
  await expect(page.locator('.sc .row')).not.toHaveCount(0);
  // The step that finds it says it.
  await app.goTo('f8.p0.s0.nearest');
  await expect(app.inspector).toContainText(hit);
  await expect(tests).toContainText(hit);
  // Frames to come are blank, and can be gone to.
  await expect(page.locator('.sa .col')).toHaveCount(8);
  await page.reload();
  await expect(known).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.sa .col')).toHaveCount(8);
  await page.keyboard.press('k');
  await expect(known).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.sa .col')).toHaveCount(28);
});
