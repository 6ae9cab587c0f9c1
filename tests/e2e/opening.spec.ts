/** While another scene is opening, the figure of the one before says that it waits, and never passes for the new one. */
import { expect, test } from './support/app';
import { text } from './support/text';

test.use({ drawn: false });

declare global {
  interface Window {
    hold(): void;
    letGo(): void;
  }
}

/** Runs in the page: what the solver is asked for waits until it is let go. */
function holdWorkers(): void {
  const held: (() => void)[] = [];
  let holding = false;
  const post = Worker.prototype.postMessage as (...message: unknown[]) => void;
  Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
    const send = () => post.apply(this, message);
    if (holding) held.push(send);
    else send();
  };
  window.hold = () => (holding = true);
  window.letGo = () => {
    holding = false;
    for (const send of held.splice(0)) send();
  };
}

const dim = (page: import('@playwright/test').Page, what: string) =>
  page
    .locator(what)
    .first()
    .evaluate((element) => Number(getComputedStyle(element).opacity));

test('a stop whose scene is still opening', async ({ page }) => {
  await page.addInitScript(holdWorkers);
  await page.goto('./#learn=4');
  await expect(page.locator('.l-opening')).toHaveCount(0);
  const stage = page.getByRole('main', { name: text('learn.figure') });
  await expect(stage).toHaveAttribute('aria-busy', 'false');
  expect(await dim(page, '.l-figure .canvas')).toBe(1);

  await page.evaluate(() => {
    window.hold();
    location.hash = '#learn=9';
  });
  await expect(page.locator('.l-opening')).toBeVisible();
  await expect(stage).toHaveAttribute('aria-busy', 'true');
  for (const what of ['.l-figure .canvas', '.l-figure .vw-w', '.l-parts'])
    await expect.poll(() => dim(page, what), what).toBeLessThan(0.3);
  expect(await dim(page, '.l-opening')).toBe(1);
  await page.evaluate(() => window.letGo());
  await expect(page.locator('.l-opening')).toHaveCount(0);
  await expect(stage).toHaveAttribute('aria-busy', 'false');
  expect(await dim(page, '.l-figure .canvas')).toBe(1);
});
