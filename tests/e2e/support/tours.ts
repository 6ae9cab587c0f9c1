/** Making tours and going through them, as a person does. */
import type { Browser, Page } from '@playwright/test';
import { expect } from './app';
import { text } from './text';

export const told = (page: Page) => page.locator('.tm-told');
export const rows = (page: Page) => page.locator('.tm-list > li');
export const verdict = (page: Page) => page.locator('.l-verdict');

/** What is added comes after the stop that is open, and the button says so. */
export const addButton = (page: Page) => page.locator('.tm-head .tm-adds .bt.pri');

export async function addStop(page: Page, title: string, say: string): Promise<void> {
  const before = await rows(page).count();
  await addButton(page).click();
  await expect(rows(page)).toHaveCount(before + 1);
  const stop = page.locator('.tm-stop');
  await stop.getByRole('textbox', { name: text('tour.make.stopTitle'), exact: true }).fill(title);
  await stop.getByRole('textbox', { name: new RegExp(`^${text('tour.make.say')}`) }).fill(say);
}

/** Takes the first question of a kind that the step offers. */
export async function ask(page: Page, kind: string): Promise<void> {
  await page
    .locator('.tm-offers button')
    .filter({ has: page.locator('.k', { hasText: text(`tour.kind.${kind}`) }) })
    .first()
    .click();
  await expect(page.locator('.tm-answer')).toBeVisible();
}

/** Another browser, that knows nothing of this one. */
export async function fresh(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('sweepscope.visited', ''));
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

export async function shown(page: Page): Promise<void> {
  await expect(page.locator('.l-figure')).toBeVisible();
  await expect(page.locator('.l-opening')).toHaveCount(0, { timeout: 30_000 });
}
