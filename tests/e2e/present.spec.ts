/** A chapter before a class: one window is projected, the other has the notes, and both step. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { axeFindings } from './support/axe';
import { text } from './support/text';

test.use({ drawn: false });

test.use({ viewport: { width: 1920, height: 1080 } });

const sentence = (page: Page) => page.locator('.pz-sentence');

/** Sizes of all words that can be seen, CSS pixels, with the words. */
const sizes = (page: Page) =>
  page.evaluate(() => {
    const found: { size: number; text: string; name: boolean }[] = [];
    const walker = document.createTreeWalker(document.querySelector('.pz')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      const seen = parent.getClientRects().length > 0 && getComputedStyle(parent).visibility === 'visible';
      if (!seen || !walker.currentNode.textContent?.trim() || parent.closest('.sr, .katex-mathml')) continue;
      const name = parent.closest('.fig-overlay') !== null;
      found.push({ size: parseFloat(getComputedStyle(parent).fontSize), text: parent.textContent!, name });
    }
    return found;
  });

test('a chapter is presented, with its notes in another window', async ({ page, context }) => {
  await page.goto('./#learn=4');
  await expect.poll(() => page.locator('.l-figure .lb').count(), { timeout: 30_000 }).toBeGreaterThan(0);
  await page.getByRole('button', { name: text('learn.present') }).click();
  await expect(sentence(page)).toContainText('A triangle');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => page.locator('.pz-figure .lb').count()).toBeGreaterThan(0);
  const words = await sizes(page);
  expect(words.filter(({ size }) => size < 20)).toEqual([]);
  expect(words.filter(({ name, size }) => name && size < 24 && !/^\d$/.test(String(size)))).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  const opened = context.waitForEvent('page');
  await page.keyboard.press('n');
  const notes = await opened;
  await expect(notes.locator('.prompter-now')).toContainText('A triangle');
  await expect(notes.locator('.prompter-next')).toContainText('first touches');

  await page.keyboard.press('PageDown');
  await expect(sentence(page)).toContainText('first touches');
  await expect(sentence(page)).toHaveCSS('font-size', '52px');
  await expect(sentence(page)).toHaveCSS('line-height', '66px');
  await expect(notes.locator('.prompter-now')).toContainText('first touches');
  await expect(page.locator('.pz')).not.toContainText('0.4');
  expect(await axeFindings(notes)).toEqual([]);

  await notes.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('t = 0.4');
  await notes.keyboard.press('ArrowLeft');
  await expect(sentence(page)).not.toContainText('0.4');

  const place = page.locator('.pz footer span').first();
  const whole = await place.textContent();
  await page.keyboard.press('End');
  await expect(place).not.toHaveText(whole!);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(sentence(page)).toContainText('A triangle');
  await page.keyboard.press('PageDown');
  await expect(place).toHaveText(whole!);

  await page.keyboard.press('b');
  await expect(page.locator('.pz-blank')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.locator('.pz-blank')).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.locator('.pz-text')).toBeHidden();
  await expect
    .poll(async () => (await page.locator('.pz-figure canvas').boundingBox())?.width)
    .toBeGreaterThanOrEqual(1919);
  await page.keyboard.press('z');
  await expect(sentence(page)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.locator('.l-text')).toBeVisible();
  await expect(notes.getByRole('status')).toHaveText(/ended/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
